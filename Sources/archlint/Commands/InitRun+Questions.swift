internal import CommandLine
internal import Documents
internal import Loaders
internal import Modules
internal import Proposals
internal import Run
internal import World

// What `init` asks a person, and the options that answer beforehand.
extension InitRun {
  /// What the command line says about the proposal.
  func wishes(in root: Root) throws(Problem) -> ProposalOptions {
    var wishes = ProposalOptions()
    wishes.preset = invocation.value(of: .preset).flatMap(Preset.init)
    wishes.demos = invocation.values(of: .demo)
    for typed in invocation.values(of: .fromFolder) {
      let folder = FilePath(typed, in: root.current)
      guard Disk.kind(of: folder.text) == .folder, folder.isInside(root.folder) else {
        throw Problem("there is no folder `\(typed)` below `\(root.shown)`")
      }
      wishes.folders.append(folder.relative(to: root.folder))
    }
    return wishes
  }

  /// The first proposal, unless an option or a person says the second.
  func choose(among proposals: [Proposal]) -> Proposal {
    guard proposals.count > 1 else { return proposals[0] }
    if let number = invocation.value(of: .proposal) { return proposals[number == "2" ? 1 : 0] }
    guard canAsk, wishesNothing else { return proposals[0] }
    for (number, proposal) in proposals.enumerated() {
      Terminal.tell("\(number + 1): \(proposal.title)\n\(proposal.summary)")
    }
    return Terminal.says("Take the first?", usually: true) ? proposals[0] : proposals[1]
  }

  private var wishesNothing: Bool { !invocation.has(.preset) && !invocation.has(.fromFolder) }

  /// Those that a person calls demos; nil if there is nothing to ask, or none is.
  func askForDemos(_ apps: [String]) -> [String]? {
    guard !apps.isEmpty else { return nil }
    let names = apps.joined(separator: ", ")
    return Terminal.says("Do these apps ship to customers: \(names)?", usually: true) ? nil : apps
  }
}
