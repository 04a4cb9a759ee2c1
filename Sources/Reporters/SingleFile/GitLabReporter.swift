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

  private typealias Entry = (
    text: String, rule: String, fingerprint: String, severity: String, place: Place
  )

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let problems = report.problems.filter { $0.severity == .error }.map { problem in
      entry(
        "\(report.sentence): \(problem.message)", of: problem.message, "blocker",
        at: problem.place)
    }
    let renames = report.renameWords.map { entry($0, of: $0, "info", at: nil) }
    let findings = report.findingsAndGrowth.map { $0.anchored(in: setting) }.map { finding in
      (
        finding.story(in: setting), finding.rule, finding.fingerprint,
        GitLabReporter.words[finding.logSeverity] ?? "info", finding.place
      )
    }
    var writer = JSONWriter()
    var seen: [String: Int] = [:]
    writer.openArray()
    for entry in problems + renames + findings {
      let count = seen[entry.fingerprint, default: 0] + 1
      seen[entry.fingerprint] = count
      writer.openObject()
      writer.member("description", entry.text)
      writer.member("check_name", entry.rule)
      writer.member("fingerprint", entry.fingerprint + (count > 1 ? "-\(count)" : ""))
      writer.member("severity", entry.severity)
      writer.object("location") { writer in
        writer.member("path", setting.path(entry.place.file))
        writer.object("lines") { $0.member("begin", entry.place.line) }
      }
      writer.close()
    }
    writer.close()
    return writer.bytes
  }

  /// What is about no finding is told apart by some words of it.
  private func entry(
    _ text: String, of words: String, _ severity: String, at place: Place?
  ) -> Entry {
    let fingerprint = Identity(rule: "archlint", from: words).fingerprint
    return (text, "archlint", fingerprint, severity, place ?? Place(file: GitLabReporter.anyFile))
  }
}
