import Foundation
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

/// Every input is bounded by its own size.
///
/// The name of each test ends with its guard.
@Suite("Bounds")
struct BoundsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS}}\n", to: "project.yml")
  }

  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path)
  }

  @Test(
    "a pipe is never waited for (Disk.contents: O_NONBLOCK, S_IFREG)",
    arguments: [
      "$archlint check --config pipe", "$archlint dump pipe", "$archlint dump --raw pipe",
      "$archlint render pipe",
      "echo 'include: pipe' >> project.yml; $archlint check",
      "rm -f .archlint.yml; mkfifo .archlint.yml; $archlint check",
    ])
  func pipe(script: String) throws {
    let result = try run(
      "mkfifo pipe; timeout -s KILL 20 bash -c '\(script.replacingOccurrences(of: "'", with: "\""))'"
    )
    #expect(result.exitCode == 2)
    #expect(result.problems.contains("it is not a regular file"), "\(result.problems)")
  }

  @Test("a file over 64 MiB needs an option (Disk.usualFile)")
  func large() throws {
    let result = try run(
      """
      truncate -s 65M big.yml; timeout -s KILL 20 $archlint dump --raw big.yml; echo $?
      head -c 70000000 /dev/zero | timeout -s KILL 20 $archlint dump --raw -; echo $?
      """)
    #expect(result.output == "2\n2\n")
    let words = "larger than 64 MiB; add `--large-files`"
    #expect(result.problems.split(separator: "\n").count { $0.contains(words) } == 2)
    let file = "\(folder.path)/project.yml"
    #expect(throws: ReadFailure.tooLarge(9)) { try Disk.contents(of: file, upTo: 9) }
    #expect(try Disk.contents(of: file, upTo: 99).count == 55)
  }

  @Test("links out of the tree are left out with one warning (FolderListing.foreignFolder)")
  func links() throws {
    let result = try run(
      """
      mkdir out repo inside; mv project.yml out; cp -r out repo/own; mkdir repo/.git
      for i in 1 2 3; do ln -s ../out repo/link$i; done; ln -s own repo/alias
      cd repo; $archlint check --format json
      """)
    #expect(result.exitCode == 0 && result.output.contains("\"specs\": 1"))
    #expect(
      result.problems
        == "link1:1:1: warning: `link1` leads out of the project and is not followed, and 2 more like it\n"
    )
  }

  @Test("more links than a name is long end, also without git (SpecWalk)")
  func endless() throws {
    let result = try run(
      "ln -s . a; ln -s .. b; mkdir c; ln -s ../c c/d; timeout -s KILL 20 $archlint check")
    #expect(result.exitCode == 0)
  }

  @Test(
    "a few lines cannot ask for billions (ExpansionBudget)",
    arguments: [
      // A list shared by alias, templates laid under many targets, variables, platforms; the first
      // shares what is free with other specs, for as much of it is slow without optimization.
      ("entries", aliases, 19), ("bytes", variables, 0), ("deep", chain, 0),
      ("bytes", platforms, 0),
    ])
  func expansion(words: String, spec: String, others: Int) throws {
    try folder.write(spec, to: "project.yml")
    for number in 0..<others {
      try folder.write("name: B\(number)\ntargets: {}\n", to: "b\(number)/project.yml")
    }
    #expect(spec.utf8.count < 70_000)
    let result = try run("ulimit -v 1000000; $archlint check --skip unknown-link")
    #expect(result.exitCode == 2, "\(result.problems.prefix(300))")
    let error = try #require(result.problems.split(separator: "\n").first { $0.contains("error:") })
    #expect(error.hasPrefix("project.yml:") && error.contains(words), "\(error)")
  }

  private static let header = "name: A\n"

  private static let aliases =
    header + "x: &x [\((0..<500).map { "{sdk: a\($0)}" }.joined(separator: ","))]\ntargets:\n"
    + (0..<500).map { "  t\($0): {type: framework, platform: iOS, dependencies: *x}\n" }.joined()

  private static let variables =
    header + "targetTemplates:\n  T:\n    platform: iOS\n    templateAttributes: {x: "
    + String(repeating: "a", count: 15_000) + "}\n    dependencies: [{sdk: \""
    + String(repeating: "${x}", count: 2_000) + "\"}]\ntargets:\n"
    + (0..<200).map { "  t\($0): {type: framework, templates: [T]}\n" }.joined()

  private static let chain =
    header + "targetTemplates:\n"
    + (0..<500).map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
    + "targets: {t: {type: framework, platform: iOS, templates: [T0]}}\n"

  private static let platforms =
    header + "d: &d [\(Array(repeating: "iOS", count: 700).joined(separator: ","))]\ntargets:\n"
    + (0..<150).map { "  t\($0): {type: framework, platform: *d}\n" }.joined()

  @Test("findings in one long line keep what is shown of it (Source.piece)")
  func line() throws {
    let targets = (0..<400).map { number in
      let links = (0..<5).map { #"{"target":"u\#(number)x\#($0)"}"# }.joined(separator: ",")
      return #""t\#(number)":{"type":"framework","platform":"iOS","dependencies":[\#(links)]}"#
    }
    try folder.write(#"{"name":"A","targets":{\#(targets.joined(separator: ","))}}"#, to: "p.json")
    let result = try run(
      "ulimit -v 1000000; $archlint check p.json --format json > out; wc -c < out")
    #expect(result.problems.isEmpty)
    let size = try #require(Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Two thousand findings of at most a thousand bytes of source each; whole lines would be 100 MB.
    #expect(size < 5_000_000)
  }

  @Test("no memory is no mistake in archlint (Signals.isShortOfMemory)")
  func memory() throws {
    let result = try run(
      "head -c 60000000 /dev/zero | tr '\\0' a > big.yml; ulimit -v 150000; $archlint dump --raw big.yml > out"
    )
    #expect(result.exitCode == 2)
    #expect(result.problems.hasSuffix("archlint: error: out of memory\n"))
  }
}
