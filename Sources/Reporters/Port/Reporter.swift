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

  /// What it needs of a report that takes time to find out.
  var parts: Set<ReportPart> { get }

  /// The whole text, in UTF-8.
  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8]
}

extension Reporter {
  package var reader: String? { nil }
  package var parts: Set<ReportPart> { [] }
}

/// A part of a report that is made only for the formats that have it.
package enum ReportPart: Sendable {
  /// What changed in the architecture.
  case drawing
  /// What was read, even without `--verbose`.
  case explanations
  /// For these each file with a finding is read.
  case lineHashes
  /// Fixes as edits of text; each file with such a finding is parsed for them.
  case edits
  /// Edits to be taken with a click, which must be proved.
  case offers
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
