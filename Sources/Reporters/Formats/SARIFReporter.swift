internal import Documents
package import Findings
internal import Modules

/// The report for code scanning, in SARIF 2.1.0: all that GitHub requires and can use.
///
/// An empty list of results is written too, because it closes the alerts of the last run.
package struct SARIFReporter: Reporter {
  package static let format = "sarif"
  package static let paths = PathBase.repository

  /// What GitHub takes in one run; the findings come in the order in which they matter.
  private static let mostResults = 25_000

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.openArray()
    writer.openObject()
    write(report, in: setting, to: &writer)
    writer.close()
    writer.close()
    writer.close()
    return writer.bytes
  }

  private func write(_ report: Report, in setting: ReportSetting, to writer: inout JSONWriter) {
    let rules = SARIFRules(for: report, in: setting)
    let places = SARIFPlaces(path: setting.path)
    let shown = report.findings.prefix(SARIFReporter.mostResults)
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", "archlint")
        writer.member("semanticVersion", setting.version)
        rules.write(to: &writer)
      }
    }
    writer.object("automationDetails") { $0.member("id", "archlint/") }
    writer.member("columnKind", "unicodeCodePoints")
    writer.object("originalUriBaseIds") { writer in
      writer.object(SARIFPlaces.base) { writer in
        writer.object("description") { $0.member("text", "The top of the repository.") }
      }
    }
    write(problems(of: report), in: places, to: &writer)
    writer.list("results", shown) { writer, finding in
      SARIFResult(finding, rule: rules.index(of: finding.rule), in: places).write(to: &writer)
    }
    write(counts(of: report), to: &writer)
  }

  /// What stood in the way of the run, and of this very document.
  private func problems(of report: Report) -> [Problem] {
    let omitted = report.findings.count - SARIFReporter.mostResults
    guard omitted > 0 else { return report.problems }
    return report.problems + [
      Problem("\(omitted) more findings are more than SARIF readers take", severity: .warning)
    ]
  }

  private func write(
    _ problems: [Problem], in places: SARIFPlaces, to writer: inout JSONWriter
  ) {
    writer.list("invocations", [problems]) { writer, problems in
      writer.openObject()
      writer.member("executionSuccessful", !problems.contains { $0.severity == .error })
      writer.list("toolExecutionNotifications", problems) { writer, problem in
        writer.openObject()
        writer.member("level", problem.severity.rawValue)
        writer.object("message") { $0.member("text", problem.message.withUnseenShown) }
        if let place = problem.start {
          writer.list("locations", [place]) { places.write($1, to: &$0) }
        }
        writer.close()
      }
      writer.close()
    }
  }

  private func counts(of report: Report) -> [(String, Int)] {
    let summary = report.summary
    let all = [
      ("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos),
      ("suppressed", summary.suppressed), ("baselined", summary.baselined),
    ]
    guard let comparison = report.comparison else { return all }
    return all + [
      ("new", comparison.new), ("unchanged", comparison.unchanged), ("fixed", comparison.fixed),
    ]
  }

  private func write(_ counts: [(String, Int)], to writer: inout JSONWriter) {
    writer.object("properties") { writer in
      for (name, count) in counts { writer.member(name, count) }
    }
  }
}
