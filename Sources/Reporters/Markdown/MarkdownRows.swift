internal import Documents
internal import Findings
internal import Modules

/// The rows of the tables in Markdown.
struct MarkdownRows {
  static let findingHeader = "| rule | from → to | where | what |\n|---|---|---|---|\n"
  static let problemHeader = "| | where | what |\n|---|---|---|\n"
  static let exceptionHeader = "| covers | exception | where | because |\n|---|---|---|---|\n"

  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  func row(_ finding: Finding) -> String {
    let ends = [finding.from.name] + [finding.to?.name].compactMap { $0 }
    let words = [finding.message] + [finding.help].compactMap { $0 }
    return line([
      MarkdownText.escaped(finding.rule),
      ends.map(MarkdownText.escaped).joined(separator: " → "), link(to: finding.place),
      words.map(MarkdownText.escaped).joined(separator: "<br>"),
    ])
  }

  func row(_ problem: Problem) -> String {
    line([
      problem.severity.rawValue, problem.place.map(link) ?? "",
      MarkdownText.escaped(problem.message),
    ])
  }

  func row(_ exception: Report.Covering) -> String {
    let most = exception.limit.map { " of at most \($0)" } ?? ""
    let reason = [exception.reason, exception.owner, exception.expires.map { "until \($0)" }]
    return line([
      "\(exception.findings)\(most)", MarkdownText.escaped(exception.words),
      link(to: exception.place),
      reason.compactMap { $0 }.map(MarkdownText.escaped).joined(separator: "<br>"),
    ])
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// The place, and a way to it where the repository can be browsed.
  private func link(to place: Place) -> String {
    let path = setting.path(place.file)
    let words = MarkdownText.escaped("\(path):\(place.line)")
    guard let address = setting.address, !path.hasPrefix("../") else { return words }
    return "[\(words)](\(address)\(URIPath.escaped(path))#L\(place.line))"
  }
}
