import Documents
import Modules
import TestSupport

@testable import Configuration

/// A configuration in a drawing, and what reading it says; marks are circled digits.
struct DrawnConfiguration {
  /// The known rules, independent of the catalog.
  static let rules = [
    "same-layer-link", "upward-link", "cycle", "prefer-interface", "dynamic-framework-limit",
    "forbidden-link", "mock-in-production",
  ]

  static let outlines = rules.map { RuleOutline($0, summary: "") { _ in } }

  let configuration: Configuration
  /// `place: message` and what it suggests in parentheses, in the order of the file.
  let problems: [String]

  init(_ drawing: String) throws {
    let drawn = DrawnFiles("== \(Configuration.fileName)\n\(drawing)")
    let source = Source(
      name: Configuration.fileName, bytes: drawn.files[Configuration.fileName] ?? [])
    let reading = Configuration.read(
      [try Document.read(source, as: .yaml)], rules: DrawnConfiguration.outlines)
    configuration = reading.configuration
    problems = reading.problems.map { problem in
      let place = problem.place.map(drawn.name) ?? "-"
      return "\(place): \(problem.message)" + (problem.help.map { " (\($0))" } ?? "")
    }
  }
}
