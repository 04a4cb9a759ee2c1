struct BaselineFileOwners: Sendable {
  /// The names of all baseline files that the current specs need, the shared one first.
  private(set) var fileNames = [Baseline.fileName]
  private(set) var problems: [Problem] = []
  private let ownerOfFinding: @Sendable (Finding) -> String?

  init(in workspace: Workspace) {
    let (architecture, graph) = (workspace.architecture, workspace.graph)
    var owners: [String] = []
    switch workspace.configuration.baselineOwner {
    case nil: ownerOfFinding = { _ in nil }
    case .layer:
      owners = architecture.layers.map(\.name)
      ownerOfFinding = { finding in
        finding.from.target.flatMap(architecture.layer).map { architecture[$0].name }
      }
    case .owner:
      let owner = workspace.ownerOfFile
      let ofSpecs = graph.specs.map { owner($0.path) }
      owners = Set(ofSpecs.compactMap { $0 }).sorted()
      ownerOfFinding = { finding in
        finding.from.target.map { ofSpecs[graph.spec(of: $0).index] } ?? owner(finding.place.file)
      }
      if owners.isEmpty, !workspace.problems.haveError { problems = [.noOwners] }
    }
    for name in owners.map(BaselineFileOwners.fileName) where !fileNames.contains(name) {
      fileNames.append(name)
    }
  }

  func fileName(for finding: Finding) -> String {
    ownerOfFinding(finding).map(BaselineFileOwners.fileName) ?? Baseline.fileName
  }

  static func isFileName(_ name: String) -> Bool {
    name.hasPrefix(Baseline.fileStem + ".") && name.hasSuffix(Baseline.fileEnding)
  }

  /// The file of an owner or a layer; the name is encoded if it is not valid for a file.
  private static func fileName(of owner: String) -> String {
    let name = owner.unicodeScalars.map { scalar in
      switch scalar {
      case "@": ""
      case " ": "+"
      default: scalar == "/" || scalar.value < 0x20 ? "-" : String(scalar)
      }
    }.joined()
    return "\(Baseline.fileStem).\(name)\(Baseline.fileEnding)"
  }
}

extension Problem {
  /// The problem that owners of findings are unknown; nil if they are known.
  init?(unreadOwnersOf root: Root) {
    guard let file = root.ownersFile else { return nil }
    do throws(ReadFailure) {
      _ = try Disk.contents(of: file.text)
      return nil
    } catch {
      self.init("cannot read `\(file.relative(to: root.folder))`: \(error.words)")
    }
  }

  fileprivate static let noOwners = Problem(
    "`baseline: {per: owner}` finds no owner of any spec, so one file has all findings",
    severity: .warning,
    help: "add owners to `owners:`, or to \(CodeOwners.places.joined(separator: ", "))")
}
