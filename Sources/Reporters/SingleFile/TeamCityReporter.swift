/// The report for TeamCity: inspections in its log.
struct TeamCityReporter: Reporter {
  let format = "teamcity"
  let paths = PathBase.repository
  let reader: String? = "TEAMCITY_VERSION"

  private static let longestValue = 4000

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let rules = Set(report.findings.map(\.rule)).sorted().map { rule in
      let summary = setting.rules.first { $0.name == rule }?.summary ?? rule
      return message(
        "inspectionType",
        ["id": rule, "name": rule, "category": "archlint", "description": summary])
    }
    // The numbers that TeamCity draws over time.
    let counts = report.sawNothing ? [] : report.counts + report.comparisonCounts
    let statistics = counts.map { name, count in
      message("buildStatisticValue", ["key": "archlint.\(name)", "value": "\(count)"])
    }
    let verdict =
      report.conclusion == .unable
      ? [message("buildProblem", ["description": report.sentence, "identity": "archlint"])] : []
    let lines =
      verdict + report.problems.map(line) + rules
      + report.findings.map { line(for: $0.anchored(in: setting), in: setting) } + statistics
    return Array((lines.joined() + setting.closing(report)).utf8)
  }

  private func line(for finding: ReportedFinding, in setting: ReportSetting) -> String {
    message(
      "inspection",
      [
        "typeId": finding.rule, "message": finding.sentence,
        "file": setting.path(finding.place.file), "line": "\(finding.place.line)",
        "SEVERITY": finding.logSeverity.rawValue.uppercased(),
      ])
  }

  private func line(for problem: Problem) -> String {
    let place = problem.place.map { "\($0): " } ?? ""
    return message(
      "message",
      ["text": place + problem.message, "status": problem.severity.rawValue.uppercased()])
  }

  /// A line that TeamCity obeys: a name and attributes.
  private func message(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    let list = attributes.map { " \($0)='\(TeamCityReporter.escaped($1))'" }.joined()
    return "##teamcity[\(name)\(list)]\n"
  }

  private static func escaped(_ text: String) -> String {
    text.escapingInvisibles.utf16.prefix(longestValue).reduce(into: "") { result, unit in
      switch Unicode.Scalar(unit) {
      case let scalar? where "|'[]".unicodeScalars.contains(scalar): result += "|\(scalar)"
      case let scalar? where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "|0x" + unit.hexadecimal(4, uppercase: false)
      }
    }
  }
}
