import Foundation
import TestSupport

/// One of the projects in `Examples`, in a copy that a test may change.
///
/// Each has a broken variant: the files in its folder `broken` replace those of the same name.
/// Their extension `.broken` keeps them from being read as specs.
struct Example {
  static let all = [
    "app-feature-core", "hexagonal", "international-space-station", "layered-messenger", "legacy",
    "modular-flow", "package-workspace", "plain-workspace", "pods", "single-spec",
    "sliced", "specs-and-packages", "tuist-registration",
  ]

  /// Those that have specs, where one line adds a link.
  static let ofSpecs = all.filter { !["plain-workspace", "pods"].contains($0) }

  /// The day for checks of examples.
  private static let day = "2026-12-01"
  private static let overlay = "broken"

  private let temporary: TemporaryFolder
  private let name: String
  var path: String { "\(temporary.path)/\(name)" }

  init(_ name: String) throws {
    temporary = try TemporaryFolder()
    self.name = name
    let origin = SharedFiles.package.appending(path: "Examples/\(name)")
    try FileManager.default.copyItem(at: origin, to: URL(filePath: path))
  }

  /// Puts the files of the broken variant in place.
  func breakIt() throws {
    let ending = ".\(Example.overlay)"
    let broken = URL(filePath: "\(path)/\(Example.overlay)")
    for file in SharedFiles.files(in: broken) where file.hasSuffix(ending) {
      let text = try String(contentsOf: broken.appending(path: file), encoding: .utf8)
      try write(text, to: String(file.dropLast(ending.count)))
    }
  }

  /// The text of one of its files.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// Writes one of its files, be it there or not.
  func write(_ text: String, to file: String) throws {
    try temporary.write(text, to: "\(name)/\(file)")
  }

  /// Checks it in its own folder, as readers do.
  func check(_ options: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      shell: "$archlint check --as-of \(Example.day) \(options)", in: path)
  }

  /// Checks it in this process, for tests with many checks.
  func checked() throws -> CheckedProject {
    try CheckedProject(URL(filePath: path), "--as-of", Example.day)
  }

  /// The report in a format, as if the folder were at the top of the disk.
  ///
  /// SARIF's descriptions of rules are omitted: they fill pages that `docs/rules` has too.
  func report(as format: String) throws -> String {
    let servers = ["GITHUB_SERVER_URL", "GITHUB_STEP_SUMMARY", "CI_PROJECT_URL"]
    let output = try run(
      """
      unset \(servers.joined(separator: " "))
      $archlint check --as-of \(Example.day) --format \(format)
      """
    ).output.replacingOccurrences(of: path, with: "/\(name)")
    let rules = /"rules": \[\n.*?\n {10}\]/.dotMatchesNewlines()
    return format == "sarif" ? output.replacing(rules, with: "\"rules\": []") : output
  }

  /// What a report in a format is usually called.
  static func fileName(of format: String) -> String {
    let endings = [
      "sarif": "sarif", "gitlab": "json", "json": "json", "junit": "xml", "checkstyle": "xml",
      "markdown": "md", "comment": "md",
    ]
    return "\(format).\(endings[format] ?? "txt")"
  }

  /// Runs a script in its folder.
  @discardableResult
  func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: path)
  }
}
