package import Findings

/// A way to write a report down.
///
/// A reporter is a file of its own and a line in the `ReporterCatalogue`. It knows no rule: all
/// it says is in the report.
package protocol Reporter: Sendable {
  /// The name that `--format` takes.
  static var format: String { get }

  /// What the paths in it are relative to.
  static var paths: PathBase { get }

  init()

  /// The whole text, in UTF-8.
  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8]
}
