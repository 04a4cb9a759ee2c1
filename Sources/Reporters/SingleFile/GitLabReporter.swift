/// The report for GitLab's code quality widget.
///
/// The widget compares fingerprints and shows equal ones once, so repeated ones are numbered, and
/// none depends on a line. Problems of the run are entries too: an empty list would look like
/// success.
struct GitLabReporter: Reporter {
  let format = "gitlab"
  let paths = PathBase.repository

  /// The widget needs a file, also for what is about none.
  private static let anyFile = ".archlint.yml"
  private static let words: [Severity: String] = [.error: "major", .warning: "minor"]

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let problems = report.problems.filter { $0.severity == .error }
    var writer = JSONWriter()
    var seen: [String: Int] = [:]
    func distinct(_ fingerprint: String) -> String {
      let count = (seen[fingerprint] ?? 0) + 1
      seen[fingerprint] = count
      return fingerprint + (count > 1 ? "-\(count)" : "")
    }
    writer.openArray()
    for problem in problems {
      write(
        "\(report.sentence): \(problem.message)", "archlint",
        distinct(Identity(rule: "archlint", from: problem.message).fingerprint), "blocker",
        at: problem.place ?? Place(file: GitLabReporter.anyFile), setting, to: &writer)
    }
    for words in report.renameWords {
      write(
        words, "archlint", distinct(Identity(rule: "archlint", from: words).fingerprint), "info",
        at: Place(file: GitLabReporter.anyFile), setting, to: &writer)
    }
    for finding in report.findingsAndGrowth.map({ $0.anchored(in: setting) }) {
      write(
        finding.story(in: setting), finding.rule, distinct(finding.fingerprint),
        GitLabReporter.words[finding.logSeverity] ?? "info", at: finding.place, setting, to: &writer
      )
    }
    writer.close()
    return writer.bytes
  }

  private func write(
    _ description: String, _ check: String, _ fingerprint: String, _ severity: String,
    at place: Place, _ setting: ReportSetting, to writer: inout JSONWriter
  ) {
    writer.openObject()
    writer.member("description", description)
    writer.member("check_name", check)
    writer.member("fingerprint", fingerprint)
    writer.member("severity", severity)
    writer.object("location") { writer in
      writer.member("path", setting.path(place.file))
      writer.object("lines") { $0.member("begin", place.line) }
    }
    writer.close()
  }
}
