internal import CommandLine
internal import Configuration
internal import Documents
internal import Findings
internal import Modules
internal import Proposals
internal import Reporters

extension Command {
  /// Proposes a configuration.
  static let initialize = Command(
    name: "init",
    summary: "Propose layers, and write them to .archlint.yml",
    details: """
      Looks at folders, at names and at the direction of the links. The file says what speaks for \
      each layer and which links contradict the order. A configuration that is there is never \
      touched.
      """,
    examples: [("archlint init", "a first configuration for the project in this folder")],
    arguments: [.path],
    options: .reading,
    run: { invocation throws(UsageError) in
      invocation.withWorkspace { workspace throws(Problem) in
        if let file = workspace.root.configuration {
          throw .alreadyThere(workspace.root.shown(file.relative(to: workspace.root.folder)))
        }
        // That there is no spec is a problem of the workspace already.
        guard !workspace.graph.specs.isEmpty else { return Outcome() }
        let proposal = Proposal(for: workspace.architecture)
        let path = workspace.root.shown(Configuration.fileName)
        do throws(ReadFailure) {
          try Disk.create(
            workspace.root.folder.appending(Configuration.fileName).text,
            with: Array(ProposalText(proposal).text.utf8), inside: workspace.root.tree)
        } catch {
          throw Problem("cannot write `\(path)`: \(error.words)")
        }
        return Outcome(output: proposal.summary(at: path))
      }
    })
}

extension Proposal {
  /// One line about what was written where.
  fileprivate func summary(at path: String) -> String {
    let names = layerNames.joined(separator: ", ")
    let against = contradictions.count
    let line =
      "wrote \(path): \(names.isEmpty ? "no layers" : "layers \(names)"); "
      + "\(against) \(against == 1 ? "link" : "links") against their order"
    return BuildLog.disarmed(line.withUnseenShown + "\n")
  }
}

extension Problem {
  fileprivate static func alreadyThere(_ path: String) -> Problem {
    Problem(
      "there is a configuration already: `\(path)`",
      help: "move it away to have another proposed; nothing was changed")
  }
}
