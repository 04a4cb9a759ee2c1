/// The human-readable report: compiler-style lines, source with a caret, help and notes, or a line
/// for each finding.
struct TextReporter: Reporter {
  let format: String
  var isShort = false
  let paths = PathBase.current

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    Array(ReportText(setting: setting, isShort: isShort).text(of: report).utf8)
  }
}

/// The report for machines, and for `archlint render`.
struct JSONReporter: Reporter {
  let format = "json"
  let paths = PathBase.root
  let parts: Set<ReportPart> = [.drawing, .explanations, .lineHashes, .edits]

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(report)
    return writer.bytes
  }
}
