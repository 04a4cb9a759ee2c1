internal import Documents
package import Findings

/// The report for machines, and for `archlint render`.
package struct JSONReporter: Reporter {
  package static let format = "json"
  package static let paths = PathBase.root

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(report)
    return writer.bytes
  }
}
