import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// The scripts are sourced by the shells themselves, which are then asked what they would offer.
@Suite("Completion")
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "project.yml")
    for shell in Shell.allCases {
      try folder.write(shell.script(for: .drawing), to: "sketcher.\(shell.rawValue)")
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
    let typed = (["sketcher"] + line).map { Shell.quoted($0) }.joined(separator: " ")
    let result = try BuiltProgram.run(
      shell: """
        source sketcher.bash
        COMP_WORDS=(\(typed)) COMP_CWORD=\(line.count)
        _sketcher
        printf '%s\\n' "${COMPREPLY[@]}" | sort
        """, in: folder.path)
    #expect(result.problems == "")
    #expect(result.output.split(separator: "\n").map(String.init) == words)
  }

  @Test("fish", .enabled(if: has("fish"), "needs fish"), arguments: cases)
  func fish(line: [String], words: [String]) throws {
    let result = try BuiltProgram.run(
      shell: """
        fish --no-config -c "source sketcher.fish; \
        complete -C 'sketcher \(line.joined(separator: " "))'" | cut -f 1 | sort
        """, in: folder.path)
    #expect(result.problems == "")
    // Where it has no word, it offers files.
    let offered = result.output.split(separator: "\n").map(String.init)
    #expect(offered.filter { !$0.contains(".") } == words)
  }

  @Test("zsh reads its script", .enabled(if: has("zsh"), "needs zsh"))
  func zsh() throws {
    let result = try BuiltProgram.run(
      shell: "zsh -f -n sketcher.zsh && zsh -f -c 'autoload compinit; compinit -u -D; "
        + "source sketcher.zsh; print $_comps[sketcher]'", in: folder.path)
    #expect(result.problems == "")
    #expect(result.output == "_sketcher\n")
  }
}
