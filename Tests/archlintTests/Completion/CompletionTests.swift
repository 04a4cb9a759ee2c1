import Foundation
import TestSupport
import Testing

@testable import archlint

/// The scripts are sourced by the shells themselves, which are then asked what they would offer.
@Suite("Completion")
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "project.yml")
    for shell in Shell.allCases {
      try folder.write(shell.script(for: .drawing), to: "archlint.\(shell.rawValue)")
    }
  }

  private static func has(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  /// Command lines, the cursor at their end, and the words that complete the last one.
  private static let cases: [(line: [String], words: [String])] = [
    (["d"], ["draw", "dump"]), (["draw", "--c"], ["--color"]),
    (["draw", "--color", ""], ["auto", "green", "red"]), (["draw", "-c", "r"], ["red"]),
    (["--l"], ["--level"]), (["help", "du"], ["dump"]), (["draw", "--level", "x"], []),
  ]

  @Test(
    "bash, where a sign before the value is a word",
    arguments: [
      (["draw", "--color", "="], ["auto", "green", "red"]), (["--color", "=", "r"], ["red"]),
    ])
  func equalsSign(line: [String], words: [String]) throws { try bash(line: line, words: words) }

  @Test("bash", arguments: cases)
  func bash(line: [String], words: [String]) throws {
    let typed = (["archlint"] + line).map { Shell.quoted($0) }.joined(separator: " ")
    let result = try BuiltProgram.run(
      shell: """
        source archlint.bash
        COMP_WORDS=(\(typed)) COMP_CWORD=\(line.count)
        _archlint
        printf '%s\\n' "${COMPREPLY[@]}" | sort
        """, in: folder.path)
    #expect(result.problems == "")
    #expect(result.output.split(separator: "\n").map(String.init) == words)
  }

  @Test("fish", .enabled(if: has("fish"), "needs fish"), arguments: cases)
  func fish(line: [String], words: [String]) throws {
    let result = try BuiltProgram.run(
      shell: """
        fish --no-config -c "source archlint.fish; \
        complete -C 'archlint \(line.joined(separator: " "))'" | cut -f 1 | sort
        """, in: folder.path)
    #expect(result.problems == "")
    // Where it has no word, it offers files.
    let offered = result.output.split(separator: "\n").map(String.init)
    #expect(offered.filter { !$0.contains(".") } == words)
  }

  @Test("zsh reads its script", .enabled(if: has("zsh"), "needs zsh"))
  func zsh() throws {
    let result = try BuiltProgram.run(
      shell: "zsh -f -n archlint.zsh && zsh -f -c 'autoload compinit; compinit -u -D; "
        + "source archlint.zsh; print $_comps[archlint]'", in: folder.path)
    #expect(result.problems == "")
    #expect(result.output == "_archlint\n")
  }

  @Test("knows every rule and every format of this archlint")
  func words() {
    for shell in Shell.allCases {
      let script = shell.script(for: .archlint)
      #expect(script.contains("same-layer-link") && script.contains("checkstyle"))
    }
  }

  @Test("of a shell that nobody knows")
  func unknown() {
    #expect(
      Main.run(["completions", "tcsh"]).problems == """
        archlint: error: there are no completions for `tcsh`
           help: use one of `bash`, `zsh`, `fish`

        """)
  }
}
