extension Report {
  private static let mostBytes = 32 << 20

  /// Marks the fixes of new findings that can be applied together without harm.
  package mutating func proveFixes(of workspace: Workspace, on terms: CheckOptions) {
    let new = Set(findings.flatMap(\.each).filter { $0.state != .unchanged }.map(\.fingerprint))
    guard findings.contains(where: { $0.state != .unchanged && !$0.fixes.isEmpty }) else { return }
    let state = ModifiedProject(workspace, on: terms)
    let run = FixRun(state, budget: 2 * Report.mostBytes, tidies: false) {
      new.contains($0.fingerprint)
    }
    let proved = Set(run.fixed.flatMap(\.fixes).filter(\.isProved).flatMap(\.changes))
    for index in findings.indices {
      let finding = findings[index]
      findings[index] = finding.with(
        fixes: finding.fixes.map { fix in
          changed(fix) { $0.isProved = $0.changes.allSatisfy(proved.contains) }
        })
    }
  }

  /// Computes the edits of fixes; their other effects are not checked.
  package mutating func workOutEdits(in checked: CheckedWorkspace) {
    let repairer = Repairer(checked.workspace.graph)
    var left = Report.mostBytes
    let ranks = findings.lazy.map(\.fixes.count).max() ?? 0
    for rank in 0..<ranks {
      // Findings of one fingerprint may differ in their fixes.
      let numbers = Dictionary(
        findings.indices.filter { findings[$0].fixes.count > rank }
          .map { (findings[$0].fingerprint, $0) }
      ) { first, _ in first }
      for proposal in FixProposal.all(for: findings, rank: rank) where left > 0 {
        let edits = proposal.edits(by: repairer, in: checked, &left)
        for finding in proposal.findings {
          guard let number = numbers[finding.fingerprint] else { continue }
          findings[number] = findings[number].with(
            fixes: changed(findings[number].fixes) { $0[rank].edits = edits })
        }
      }
    }
  }
}

extension FixProposal {
  fileprivate func edits(
    by repairer: Repairer, in checked: CheckedWorkspace, _ left: inout Int
  ) -> [TextEdit] {
    var texts: [String: [UInt8]] = [:]
    let files = try? repairer.repaired(changes) { path in
      guard let source = checked.source(of: path) else { return nil }
      texts[path] = Array(source.contents)
      // Each change parses the file again.
      left -= source.count * (changes.count + 1)
      return left > 0 ? source : nil
    }
    return (files ?? [:]).sorted { $0.key < $1.key }.flatMap { path, bytes in
      LineDifference(from: texts[path] ?? [], to: bytes).edits(of: path)
    }
  }
}
