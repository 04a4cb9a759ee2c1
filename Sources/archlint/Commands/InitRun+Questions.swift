// The questions of `init`, and the options that answer them in advance.
extension InitRun {
  /// What the command line says about the proposal.
  func options(in root: Root) throws(Problem) -> ProposalOptions {
    var options = ProposalOptions()
    options.preset = invocation.value(of: .preset).flatMap(Preset.init)
    options.demos = invocation.values(of: .demo)
    options.acceptsFindings = invocation.has(.writeBaseline)
    for typed in invocation.values(of: .fromFolder) {
      let folder = FilePath(typed, in: root.current)
      guard Disk.kind(of: folder.text) == .folder, folder.isInside(root.folder) else {
        throw Problem("no folder `\(typed)` in `\(root.shown)`")
      }
      options.folders.append(folder.relative(to: root.folder))
    }
    guard options.preset == nil || options.folders.isEmpty else {
      throw Problem("`--from` and `--preset` exclude each other", help: "remove one of them")
    }
    return options
  }

  /// The first proposal, unless an option or an answer asks for the second.
  func choose(among proposals: [Proposal]) -> Proposal {
    guard proposals.count > 1 else { return proposals[0] }
    if let number = invocation.value(of: .proposal) { return proposals[number == "2" ? 1 : 0] }
    guard canAsk else { return proposals[0] }
    for (number, proposal) in proposals.enumerated() {
      Terminal.tell("\(number + 1): \(proposal.title)\n\(proposal.summary)")
    }
    return Terminal.says("Write the first?", usually: true) ? proposals[0] : proposals[1]
  }

  /// The apps that are demos; nil if there is nothing to ask, or none is.
  func askForDemos(_ apps: [String]) -> [String]? {
    guard !apps.isEmpty else { return nil }
    let names = apps.joined(separator: ", ")
    return Terminal.says("Do these apps ship to customers: \(names)?", usually: true) ? nil : apps
  }

  /// Whether a baseline is to accept what there is, so that layers can be strict.
  func wantsBaseline(for proposal: Proposal) -> Bool {
    let count = proposal.trial.findings.byCause.count
    let findings = count > 0 ? "\(count.of("finding"))" : "links within a layer"
    return Terminal.says("Accept existing \(findings) in a baseline?", usually: false)
  }
}

extension Proposal {
  /// Whether there are findings, or links that keep a layer from being strict.
  var needsBaseline: Bool { !trial.findings.isEmpty || layers.contains { !$0.isStrict } }
}
