import CommandLine
import Testing

@testable import SystemIO
@testable import archlint

@Suite("The formats on a command line")
struct OutputPlanTests {
  /// The plan for some words, each output as `format>file`.
  private func plan(
    _ line: String, keepsText: Bool = false, environment: [String: String] = [:]
  ) throws -> String {
    let words = ["check"] + line.split(separator: " ").map(String.init)
    guard case .run(let invocation) = try Program.archlint.parse(words, pathExists: Disk.exists)
    else { return "" }
    let plan = try OutputPlan(invocation, keepsText: keepsText, in: environment)
    return plan.outputs.map { "\($0.reporter.format)>\($0.file ?? "")" }.joined(separator: " ")
  }

  @Test(
    "each has the file behind it",
    arguments: [
      ("", "text>"), ("--format json", "json>"),
      ("--format sarif --output a --format junit -o b --format github", "sarif>a junit>b github>"),
      ("--output a --format sarif", "sarif>a"), ("--output a", "text>a"),
      ("--output a.sarif", "sarif>a.sarif"), ("--output a.json", "json>a.json"),
      ("--output a.json --format gitlab", "gitlab>a.json"),
      ("--format json --output -", "json>"),
      ("--format sarif -o a --format text -o -", "sarif>a text>"),
    ])
  func pairs(line: String, plan: String) throws {
    #expect(try self.plan(line) == plan)
  }

  @Test("text stays on standard output when people wait for it")
  func text() throws {
    #expect(try plan("--format sarif -o a", keepsText: true) == "sarif>a text>")
    #expect(try plan("--format sarif", keepsText: true) == "sarif>")
  }

  @Test(
    "contradict one another",
    arguments: [
      ("--format json --format text", "only one format can go to standard output"),
      ("--format json -o a --format text -o ./a", "two formats go to `./a`"),
      ("--output a --format json --format text", "`--output a` does not follow a format"),
      ("--format json -o a -o b", "`--output b` does not follow a format"),
    ])
  func mistakes(line: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { try plan(line) }
    #expect(error.message == message)
  }

  @Test(
    "auto is what reads the log of the run",
    arguments: [
      ([:], "text>"), (["GITHUB_ACTIONS": "true"], "github>"),
      (["XCODE_VERSION_ACTUAL": "2600", "GITHUB_ACTIONS": "true"], "xcode>"),
      (["TF_BUILD": "True"], "azure>"), (["TEAMCITY_VERSION": "2026.1"], "teamcity>"),
      (["GITHUB_ACTIONS": ""], "text>"), (["GITHUB_ACTIONS": "false"], "text>"),
    ] as [([String: String], String)])
  func auto(environment: [String: String], expected: String) throws {
    #expect(try plan("--format auto", environment: environment) == expected)
  }
}
