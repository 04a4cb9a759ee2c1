internal import Documents
internal import Findings
internal import Modules

/// The report for people: place, severity and message as compilers print them, the source line
/// with a caret, the way out, and the other places of the story.
struct TextReporter: Reporter {
  let format = "text"
  let paths = PathBase.current

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    Array(ReportText(setting).text(of: report.asRead).utf8)
  }
}

/// The report for people in a hurry: a line for each finding.
struct ShortReporter: Reporter {
  let format = "short"
  let paths = PathBase.current

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    Array(ReportText(setting, isShort: true).text(of: report.asRead).utf8)
  }
}

/// The report for machines, and for `archlint render`.
struct JSONReporter: Reporter {
  let format = "json"
  let paths = PathBase.root
  let hasDrawing = true
  let hasLineHashes = true
  let hasEdits = true

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(report)
    return writer.bytes
  }
}
