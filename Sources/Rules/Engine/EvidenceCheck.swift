/// Drops or weakens findings that depend on unreadable specs or settings.
struct EvidenceCheck {
  private let graph: ModuleGraph
  private let partial: Set<String>

  init(_ graph: ModuleGraph) {
    self.graph = graph
    partial = Set(graph.specs.filter(\.isPartial).flatMap { [$0.path, $0.file] })
  }

  /// The findings of a rule that remain, some weakened to warnings.
  func holding(_ findings: [Finding], of rule: any Rule) -> [Finding] {
    switch type(of: rule).evidence {
    case .text: findings
    case .links: findings.filter { !isPartial($0) }
    // Nor may a note be in such a spec.
    case .images:
      findings.filter { finding in
        !isPartial(finding) && !finding.notes.contains { partial.contains($0.place.file) }
      }.map(weakened)
    }
  }

  private func targets(of finding: Finding) -> [TargetID] {
    ([finding.from] + [finding.to].compactMap { $0 } + finding.members).compactMap(\.target)
  }

  private func isPartial(_ finding: Finding) -> Bool {
    !partial.isEmpty
      && targets(of: finding).contains { partial.contains(graph[graph.spec(of: $0)].path) }
  }

  /// The finding as a warning at most, if an unreadable file may make a target static.
  private func weakened(_ finding: Finding) -> Finding {
    let unread = targets(of: finding).compactMap { id in
      graph[id].build.unreadFile(of: .linkage).map { (graph.name(of: id), $0) }
    }
    guard let (name, file) = unread.first else { return finding }
    let isPodfile = FilePath(file).name == "Podfile"
    let note = Note(
      "cannot \(isPodfile ? "evaluate" : "read") this file, which may make \(name) static or dynamic",
      at: Place(file: file))
    return finding.with(min(finding.severity, .warning), notes: finding.notes + [note])
  }
}
