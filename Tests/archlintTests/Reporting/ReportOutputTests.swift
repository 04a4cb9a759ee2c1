import Foundation
import Reporters
import TestSupport
import Testing

@testable import archlint

/// Runs the built program: files that are written, and the environment of build servers.
@Suite("Reports on their way out")
struct ReportOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      name: Map
      targets:
        Map:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Net.framework, implicit: true}
      """, to: "repository/ios/core/Map/project.yml")
    try folder.write(
      "name: Net\ntargets: {Net: {type: framework, platform: iOS}}\n",
      to: "repository/ios/core/Net/project.yml")
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write(
      "layers: [core: core/**]\nrules: {missing-source: off}\n", to: "repository/ios/.archlint.yml")
  }

  /// Runs a script in the folder of the configuration.
  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path + "/repository/ios")
  }

  private func contents(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/repository/ios/\(path)", encoding: .utf8)
  }

  @Test("one run writes many, and text stays in sight")
  func many() throws {
    let result = try run(
      "$archlint --format json -o a.json --format sarif -o b.sarif --format gitlab -o c.json")
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("core/Map/project.yml:7:21: error: Map (core) links Net"))
    #expect(try contents("a.json").contains(#""file": "core/Map/project.yml""#))
    #expect(try contents("b.sarif").contains(#""uri": "ios/core/Map/project.yml""#))
    #expect(try contents("c.json").contains(#""path": "ios/core/Map/project.yml""#))
    #expect(try run("ls -A").output == ".archlint.yml\na.json\nb.sarif\nc.json\ncore\n")
  }

  @Test("the exit code is the same for every format", arguments: ReporterCatalog.formats)
  func exitCode(format: String) throws {
    #expect(try run("$archlint --format \(format)").exitCode == 1)
    #expect(try run("$archlint --format \(format) --exit-zero").exitCode == 0)
    #expect(try run("$archlint --format \(format) --output x --skip same-layer-link").exitCode == 0)
  }

  @Test("a report that is rendered again is the report of the run")
  func render() throws {
    let differences = try run(
      """
      export GITHUB_SERVER_URL=https://example.org GITHUB_REPOSITORY=o/r GITHUB_SHA=abc
      $archlint --format json --output saved.json > text
      for format in \(ReporterCatalog.formats.joined(separator: " ")); do
        $archlint --format $format > a
        (mv core away; $archlint render saved.json --format $format > b; mv away core)
        cmp a b
      done
      rm saved.json
      """)
    #expect(differences.output == "")
    #expect(differences.problems == "")
  }

  @Test("a file is replaced, a link and a device stay what they are")
  func replaced() throws {
    let result = try run(
      """
      echo old > old; chmod 600 old; ln -s old link
      $archlint --quiet --exit-zero --output link
      stat -c '%a %F' old link /dev/null
      $archlint --quiet --exit-zero --output /dev/null > text
      stat -c %F /dev/null
      cmp old text
      """)
    #expect(
      result.output.hasSuffix(
        """
        600 regular file
        777 symbolic link
        666 character special file
        character special file

        """))
  }

  @Test("a file that cannot be written is told of, and the others are written")
  func unwritable() throws {
    let result = try run("$archlint --exit-zero --format json -o gone/x --format junit -o y")
    #expect(result.exitCode == 2)
    #expect(
      result.problems == "archlint: error: cannot write `gone/x`: its folder does not exist\n")
    #expect(try contents("y").hasPrefix("<?xml"))
  }

  @Test("GitHub gets a summary of the job behind what is there")
  func summary() throws {
    let result = try run(
      """
      echo before > summary
      export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=$PWD/summary
      export GITHUB_SERVER_URL=https://example.org GITHUB_REPOSITORY=o/r GITHUB_SHA=abc
      $archlint --format auto
      """)
    #expect(result.output.contains("\n::error file=ios/core/Map/project.yml,line=7,"))
    let summary = try contents("summary")
    #expect(summary.hasPrefix("before\n\n### archlint: Found 1 error\n"))
    #expect(
      summary.contains(
        "[ios/core/Map/project.yml:7](https://example.org/o/r/blob/abc/ios/core/Map/project.yml#L7)"
      ))
    #expect(try run("GITHUB_STEP_SUMMARY=/gone/x $archlint --format github").exitCode == 1)
  }

  @Test("a summary that has no room left is not spoilt")
  func fullSummary() throws {
    let result = try run(
      """
      export GITHUB_STEP_SUMMARY=$PWD/summary
      for left in 0 1 50 400 4000; do
        head -c $(((1 << 20) - left)) /dev/zero > summary
        $archlint --format github > log
        test $(stat -c %s summary) -le $((1 << 20)) || echo "$left: too long"
        grep -a -c '### archlint' summary
      done
      """)
    #expect(result.output == "0\n0\n0\n1\n1\n")
  }

  @Test("what is no report is told where it goes wrong")
  func noReport() throws {
    let result = try run("echo '{\"version\": 3}' | $archlint render -")
    #expect(result.exitCode == 2)
    #expect(
      result.problems == """
        <stdin>:1:13: error: `version` of the report: unsupported version; this archlint reads version 1
           help: use the archlint that wrote it, or a later one

        """)
    #expect(
      try run("echo '{}' | $archlint render -").problems == """
        <stdin>:1:1: error: the report has no `version`
           help: use a report that `archlint check --format json` wrote

        """)
    #expect(
      try run("$archlint render gone.json").problems
        == "archlint: error: cannot read `gone.json`: no such file\n")
  }
}
