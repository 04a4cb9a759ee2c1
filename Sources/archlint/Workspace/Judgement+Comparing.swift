internal import Configuration
internal import Documents
internal import Findings
internal import Modules
internal import Rules

extension Report {
  /// Tells what is new in a judgement from what was there in an earlier one.
  mutating func compare(_ judgement: Judgement, with earlier: Judgement) {
    compare(
      with: earlier.found, covered: judgement.found.covered,
      change: ArchitectureChange(
        from: earlier.workspace.architecture, to: judgement.workspace.architecture))
    // Both are judged by today's files, so there is nothing that could be mended in these.
    fixed.removeAll { [Configuration.fileName, Baseline.fileName].contains($0.place.file) }
    // What cannot be read now has not been mended.
    let broken = Set(problems.filter { $0.severity == .error }.compactMap { $0.place?.file })
    fixed.removeAll { broken.contains($0.place.file) }
    if let problem = earlier.workspace.earlierProblem { problems.append(problem) }
  }
}

extension Judgement {
  fileprivate var found: Report.Found {
    Report.Found(
      shown: verdict.findings, covered: verdict.suppressed + verdict.baselined)
  }
}
