/// The human-readable report: compiler-style lines, source with a caret, help and notes.
package struct TextReporter: Reporter {
  package let format = "text"
  package let paths = PathBase.current

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    Array(ReportText(setting: setting).text(of: report).utf8)
  }
}

/// The report for people in a hurry: a line for each finding.
struct ShortReporter: Reporter {
  let format = "short"
  let paths = PathBase.current

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    Array(ReportText(setting: setting, isShort: true).text(of: report).utf8)
  }
}

/// The report for machines, and for `archlint render`.
struct JSONReporter: Reporter {
  let format = "json"
  let paths = PathBase.root
  let hasDrawing = true
  let hasExplanations = true
  let hasLineHashes = true
  let hasEdits = true

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(report)
    return writer.bytes
  }
}
