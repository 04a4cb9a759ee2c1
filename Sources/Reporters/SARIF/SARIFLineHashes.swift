/// The line hashes by which code scanning distinguishes alerts.
///
/// Two results of one rule on one line would become one alert, which would hide the second. So only
/// the first of them has the hash of the line alone; each other one has its own hash.
struct SARIFLineHashes {
  /// By what code scanning matches alerts: rule, file and hash.
  private let firsts: [[String]: String]

  init(of findings: [ReportedFinding]) {
    let lines = findings.compactMap { finding in
      finding.lineHash.map { ([finding.rule, finding.place.file, $0], finding.fingerprint) }
    }
    // Whichever of them comes first in a report may depend on the others.
    firsts = Dictionary(lines, uniquingKeysWith: min)
  }

  func hash(of finding: ReportedFinding) -> String? {
    finding.lineHash.map { hash in
      let first = firsts[[finding.rule, finding.place.file, hash]]
      return first == finding.fingerprint ? hash : "\(hash)-\(finding.fingerprint)"
    }
  }
}
