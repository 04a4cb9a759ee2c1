@_exported public import Findings

/// A format that a report is written in.
///
/// A reporter is a file, or a folder if it needs several, and a line in the `ReporterCatalog`. It
/// doesn't know rules or other reporters: its input is the report and the display settings. `Lines`
/// contains the text that several formats share.
package protocol Reporter: Sendable {
  var format: String { get }

  /// What the paths in it are relative to.
  var paths: PathBase { get }

  /// The environment variable of the program that parses this format; nil if there is none.
  var reader: String? { get }

  /// Whether it has a drawing of what changed in the architecture.
  var hasDrawing: Bool { get }

  /// Whether it says what was read, even without `--verbose`.
  var hasExplanations: Bool { get }

  /// Whether it needs line hashes, for which each file with a finding is read.
  var hasLineHashes: Bool { get }

  /// Whether it has fixes as edits of text; each file with such a finding is parsed for them.
  var hasEdits: Bool { get }

  /// Whether it offers edits to be taken with a click, which must be proved.
  var offersEdits: Bool { get }

  /// The whole text, in UTF-8.
  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8]
}

extension Reporter {
  package var reader: String? { nil }
  package var hasDrawing: Bool { false }
  package var hasExplanations: Bool { false }
  package var hasLineHashes: Bool { false }
  package var hasEdits: Bool { false }
  package var offersEdits: Bool { false }
}

/// What the paths in a format are relative to, so that its readers can turn them into links.
package enum PathBase: Sendable {
  /// The root of the run: the folder of the configuration.
  case root
  /// The folder that the program was started in.
  case current
  case repository
  /// No folder: the paths are absolute.
  case absolute
}
