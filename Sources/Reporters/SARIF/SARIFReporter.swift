/// The report for code scanning, in SARIF 2.1.0: all that GitHub requires and can use.
///
/// An empty list of results is written too, because it closes the alerts of the last run.
struct SARIFReporter: Reporter {
  let format = "sarif"
  let paths = PathBase.repository
  let parts: Set<ReportPart> = [.lineHashes, .edits]

  /// What GitHub takes in one run; the findings come in the order in which they matter.
  private static let mostResults = 25_000

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.objects("runs", [report]) { write($1, in: setting, to: &$0) }
    }
  }

  private func write(_ report: Report, in setting: ReportSetting, to writer: inout JSONWriter) {
    let rules = SARIFRules(for: report, in: setting)
    let places = SARIFPlaces(path: setting.path)
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", "archlint")
        writer.member("semanticVersion", setting.version)
        rules.write(to: &writer)
      }
    }
    writer.object("automationDetails") { $0.member("id", "archlint/") }
    writer.member("columnKind", "utf16CodeUnits")
    writer.object("originalUriBaseIds") { writer in
      writer.object(SARIFPlaces.base) { writer in
        writer.object("description") { $0.member("text", "The top of the repository.") }
      }
    }
    write(problems(of: report), of: report, in: places, to: &writer)
    let findings = report.findings.prefix(SARIFReporter.mostResults)
      .map { $0.anchored(in: setting) }
    let hashes = SARIFLineHashes(of: findings)
    // A run that saw nothing has no list: an empty one would close the alerts of the last run.
    if !report.sawNothing {
      writer.objects("results", findings) {
        let (rule, hash) = (rules.index(of: $1.rule), hashes.hash(of: $1))
        SARIFResult(finding: $1, rule: rule, lineHash: hash, places: places).write(to: &$0)
      }
    }
    writer.object("properties") { writer in
      let covered = [
        (name: "suppressed", count: report.summary.suppressed),
        (name: "baselined", count: report.summary.baselined),
      ]
      for (name, count) in report.counts + covered + report.comparisonCounts {
        writer.member(name, count)
      }
      writer.strings("renames", ifAny: report.renameWords)
    }
  }

  private func problems(of report: Report) -> [Problem] {
    let omitted = report.findings.count - SARIFReporter.mostResults
    guard omitted > 0 else { return report.problems }
    return report.problems + [
      Problem("\(omitted) more findings exceed the limit of SARIF readers", severity: .warning)
    ]
  }

  private func write(
    _ problems: [Problem], of report: Report, in places: SARIFPlaces, to writer: inout JSONWriter
  ) {
    writer.objects("invocations", [problems]) { writer, problems in
      writer.member("executionSuccessful", !problems.haveError)
      writer.member("exitCodeDescription", report.sentence)
      writer.objects("toolExecutionNotifications", problems) { writer, problem in
        writer.member("level", problem.severity.rawValue)
        writer.object("message") { $0.member("text", problem.message.escapingInvisibles) }
        guard let place = problem.start else { return }
        writer.objects("locations", [place]) { places.write($1, to: &$0) }
      }
    }
  }
}
