/// The names that contain a word: of a module's targets, and of things in its specs.
struct NameSet {
  let replacement: WordReplacement
  let targets: [TargetID]

  /// The targets that a word names: as a target, a module, or a project.
  init(of word: String, to new: String, in state: ModifiedProject) throws(Problem) {
    let architecture = state.checked.workspace.architecture
    let graph = architecture.graph
    let meant = graph.targetIDs.filter { id in
      [graph.plainName(of: id), graph[id].name, architecture[architecture.module(of: id)].name]
        .contains(word)
    }
    let heads = meant.isEmpty ? graph.targetIDs.filter { graph[$0].project == word } : meant
    guard !heads.isEmpty else { throw architecture.unknownName(word) }
    let modules = Set(heads.map(architecture.module))
    let part = WordReplacement([word: new], inParts: true)
    targets = graph.targetIDs.filter { modules.contains(architecture.module(of: $0)) }
    if let foreign = targets.first(where: { !graph[$0].place.file.isOfSpec }) {
      throw Problem(
        "\(graph.name(of: foreign)) is declared in `\(graph[foreign].place.file)`",
        help: "rename it there; `archlint rename` edits only specs of XcodeGen")
    }
    let own = targets.flatMap { [graph[$0].name, graph.plainName(of: $0)] }
    let others = NameSet.names(in: graph).subtracting(own)
    let named =
      own + NameSet.schemes(of: targets, in: state).filter { !others.contains($0) } + [word]
    // `TestsTests` are tests of `Tests`.
    let names = Dictionary(
      named.map { ($0, part.replaced(in: $0, atMost: 1)) }.filter { $0.0 != $0.1 }
    ) { first, _ in first }
    replacement = WordReplacement(names, keeping: others.filter { part.replaced(in: $0) != $0 })
    // On macOS the case of a file name doesn't matter.
    let taken = Set(others.map { $0.lowercased() })
    if let taken = names.values.sorted().first(where: {
      taken.contains($0.lowercased()) || own.contains($0)
    }) {
      throw Problem("\(taken) already exists", help: "use another name")
    }
  }

  static func names(in graph: ModuleGraph) -> Set<String> {
    Set(
      graph.targetIDs.flatMap { [graph[$0].name, graph.plainName(of: $0), graph[$0].project] }
        + graph.externals.map(\.name))
  }

  private static func schemes(of targets: [TargetID], in state: ModifiedProject) -> [String] {
    let files = Set(targets.map { state.graph[$0].place.file })
    return files.sorted().compactMap { state.document(at: $0)?.root?["schemes"] }
      .flatMap { $0.entries.map(\.key.text) }
  }
}

extension String {
  var isOfSpec: Bool { [".yml", ".yaml", ".json"].contains(where: hasSuffix) }
}

extension Architecture {
  func unknownName(_ name: String) -> Problem {
    unknown("target, module or project", name, among: graph.targetIDs.map(graph.plainName))
  }
}

extension Problem {
  static func checkName(_ name: String) throws(Problem) {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "_" || scalar == "-"
    }
    guard isPlain, let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      throw Problem(
        "`\(name)` is not a name for a module",
        help: "use letters, digits, `-` and `_`, and start with a letter")
    }
  }
}
