internal import Documents
internal import Findings
internal import Modules

/// The report for GitLab's code quality widget.
///
/// The widget compares fingerprints and shows equal ones once, so each gets a number if it comes
/// again, and none knows a line.
struct GitLabReporter: Reporter {
  let format = "gitlab"
  let paths = PathBase.repository

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    var seen: [String: Int] = [:]
    writer.openArray()
    for finding in report.findings {
      let count = (seen[finding.fingerprint] ?? 0) + 1
      seen[finding.fingerprint] = count
      writer.openObject()
      writer.member("description", finding.sentence)
      writer.member("check_name", finding.rule)
      writer.member("fingerprint", finding.fingerprint + (count > 1 ? "-\(count)" : ""))
      writer.member("severity", finding.severity.gitlabWord)
      writer.object("location") { writer in
        writer.member("path", setting.path(finding.place.file))
        writer.object("lines") { $0.member("begin", finding.place.line) }
      }
      writer.close()
    }
    writer.close()
    return writer.bytes
  }
}

extension Severity {
  /// The word that GitLab knows for it.
  fileprivate var gitlabWord: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
