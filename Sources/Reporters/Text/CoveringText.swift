internal import Documents
internal import Findings
internal import Modules

/// What exceptions cover, for people who ask: a line each.
struct CoveringText {
  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  /// Such as `.archlint.yml:9: 2 of at most 3 findings: same-layer-link from A; old screen (@crew,
  /// until 2027-03-31)`.
  func line(_ exception: Report.Covering) -> String {
    let place = "\(setting.path(exception.place.file)):\(exception.place.line)"
    let count = exception.limit.map { "\(exception.findings) of at most \($0)" }
    let noun = exception.findings == 1 && exception.limit == nil ? "finding" : "findings"
    let reason = exception.reason.map { "; \($0)" } ?? ""
    let terms = [exception.owner, exception.expires.map { "until \($0)" }].compactMap { $0 }
    let line =
      "\(place): \(count ?? "\(exception.findings)") \(noun): \(exception.words)\(reason)"
      + (terms.isEmpty ? "" : " (\(terms.joined(separator: ", ")))")
    return line.withUnseenShown + "\n"
  }
}
