/// The line hashes by which code scanning distinguishes alerts.
///
/// Two results of one rule on one line would become one alert, which would hide the second. So only
/// the first of them has the hash of the line alone; each other one has its own hash.
struct SARIFLineHashes {
  private let firsts: [Line: String]

  /// The key by which code scanning matches alerts.
  private struct Line: Hashable {
    let rule: String
    let file: String
    let hash: String
  }

  init(of findings: [ReportedFinding]) {
    let lines = findings.compactMap { finding in
      SARIFLineHashes.line(of: finding).map { ($0, finding.fingerprint) }
    }
    // Whichever of them comes first in a report may depend on the others.
    firsts = Dictionary(lines, uniquingKeysWith: min)
  }

  func hash(of finding: ReportedFinding) -> String? {
    guard let line = SARIFLineHashes.line(of: finding) else { return nil }
    return firsts[line] == finding.fingerprint ? line.hash : "\(line.hash)-\(finding.fingerprint)"
  }

  private static func line(of finding: ReportedFinding) -> Line? {
    finding.lineHash.map { Line(rule: finding.rule, file: finding.place.file, hash: $0) }
  }
}
