/// A possible step of a plan: changes of specs, sources and layers.
struct PlanCandidate {
  private(set) var step: PlanStep
  private let imports: [ImportEdit]
  private let moves: [ConfigurationFile.Move]
  private let worth: Int

  private init(
    _ kind: PlanStep.Kind, _ words: String, _ changes: [Change] = [], _ imports: [ImportEdit] = [],
    moves: [ConfigurationFile.Move] = [], worth: Int
  ) {
    (self.imports, self.moves, self.worth) = (imports, moves, worth)
    step = PlanStep(
      kind: kind, words: words, changes: changes,
      files: Set(imports.map(\.place.file)).sorted())
  }

  /// All candidates for some findings, the most promising first.
  static func all(for findings: [ReportedFinding], in state: ModifiedProject) -> [PlanCandidate] {
    let architecture = state.checked.workspace.architecture
    let parts = findings.flatMap(\.each)
    let all =
      interfaces(for: parts, in: architecture) + cuts(for: findings, in: architecture)
      + moves(for: parts, in: architecture) + removals(for: parts, in: architecture)
    return all.enumerated().sorted { ($1.element.worth, $0.offset) < ($0.element.worth, $1.offset) }
      .map(\.element)
  }

  /// Whether there are candidates for findings without fixes; links that a move helps can go, too.
  static func exist(for findings: [ReportedFinding], in state: ModifiedProject) -> Bool {
    let architecture = state.checked.workspace.architecture
    return !cuts(for: findings, in: architecture).isEmpty
      || !removals(for: findings.flatMap(\.each), in: architecture).isEmpty
  }

  func applied(to state: ModifiedProject) -> ModifiedProject? {
    guard var edits = try? Repairer(state.graph).repaired(step.changes, read: state.text)
    else { return nil }
    for (file, imports) in Dictionary(grouping: imports, by: \.place.file) {
      guard let bytes = try? state.checked.workspace.input.files.read(file) else { return nil }
      edits[file] = ImportEdit.text(bytes, with: imports)
    }
    return state.with(edits, layers: moves)
  }

  /// Links to interfaces instead of implementations, with imports, by module and by interface.
  private static func interfaces(
    for findings: [ReportedFinding], in architecture: Architecture
  ) -> [PlanCandidate] {
    var groups: [String: (changes: [Change], imports: [ImportEdit], worth: Int)] = [:]
    for finding in findings {
      guard let change = finding.fixes.first?.changes.first, let from = change.target?.target,
        case .relink(_, let old, let new) = change.action, let hidden = old.target
      else { continue }
      let words =
        "link \(new.name) instead of \(old.name) in "
        + architecture[architecture.module(of: from)].name
      let edits = architecture.imports(of: hidden, by: from, becoming: new.name)
      groups[words, default: ([], [], 0)].changes.append(change)
      groups[words]?.imports += edits
      groups[words]?.worth += 1
    }
    return groups.sorted { $0.key < $1.key }.map { words, group in
      PlanCandidate(.interface, words, group.changes, group.imports, worth: group.worth)
    }
  }

  /// The feedback arc set that the cycle rule found.
  private static func cuts(
    for findings: [ReportedFinding], in architecture: Architecture
  ) -> [PlanCandidate] {
    let graph = architecture.graph
    return findings.filter { !$0.cut.isEmpty }.map { finding in
      let names = finding.cut.map(\.text)
      let places = Set(finding.cut.map(\.place))
      let links = graph.links.filter { link in
        !link.isInherited && places.contains(graph.place(of: link))
          && names.contains("\(graph.name(of: link.from)) → \(graph.name(of: link.to))")
      }
      let worth = findings.count { other in
        other.place == finding.place || places.contains(other.place)
      }
      return removal(
        of: links, .cut, "remove links: \(names.listed(upTo: 8))", worth: worth, in: architecture)
    }
  }

  /// Rejected dependencies: of one target on another, and of one target on all.
  private static func removals(
    for findings: [ReportedFinding], in architecture: Architecture
  ) -> [PlanCandidate] {
    let graph = architecture.graph
    var groups: [String: [String: [Link]]] = [:]
    // A target may import a module without `@testable`.
    for finding in findings where finding.rule != "testable-import" {
      guard let from = finding.from.target, let end = finding.to?.end else { continue }
      let links = graph.links(from: from).filter { $0.to == end && !$0.isInherited }
      guard !links.isEmpty else { continue }
      groups[graph.name(of: from), default: [:]][graph.name(of: end), default: []] += links
    }
    return groups.sorted { $0.key < $1.key }.flatMap { from, ends -> [PlanCandidate] in
      let single = ends.sorted { $0.key < $1.key }.map { [$0] }
      let all = single.count > 1 ? [Array(single.joined())] : []
      return (all + single).map { ends in
        let (names, links) = (ends.map(\.key), ends.flatMap(\.value))
        return removal(
          of: links, .remove,
          "remove the \(names.count == 1 ? "dependency" : "dependencies") of \(from) on "
            + names.listed(upTo: 24),
          worth: links.count, in: architecture)
      }
    }
  }

  private static func removal(
    of links: [Link], _ kind: PlanStep.Kind, _ words: String, worth: Int,
    in architecture: Architecture
  ) -> PlanCandidate {
    let graph = architecture.graph
    return PlanCandidate(
      kind, words,
      links.map { graph.change(.remove(Subject($0.to, in: graph)), of: $0) },
      links.flatMap { link in
        link.target.map { architecture.imports(of: $0, by: link.from) } ?? []
      }, worth: worth)
  }

  /// Moves of modules to layers with fewer upward or same-layer links.
  private static func moves(
    for findings: [ReportedFinding], in architecture: Architecture
  ) -> [PlanCandidate] {
    let ends = findings.flatMap { [$0.from.target, $0.to?.target] }.compactMap { $0 }
    let modules = Set(ends.map(architecture.module)).sorted()
    return modules.flatMap { id -> [PlanCandidate] in
      let module = architecture[id]
      guard let layer = module.layer else { return [] }
      let targets = module.targets.filter { architecture.layer(of: $0) == layer }
      // A layer set in a spec is deliberate.
      guard targets.allSatisfy({ architecture.graph[$0].tag.layer == nil }) else { return [] }
      let names = Set(targets.map(architecture.graph.plainName)).sorted()
      let neighbors = architecture.neighbors(of: id)
      let wrong = neighbors.filter { !$0(layer) }
      let right = neighbors.filter { $0(layer) }
      return architecture.layers.indices.map { LayerID($0) }.compactMap { other in
        let worth = wrong.count { $0(other) }
        // A move must keep allowed links allowed, or it would be rejected.
        guard worth > 0, right.allSatisfy({ $0(other) }) else { return nil }
        return PlanCandidate(
          .move,
          "move \(module.name) from \(architecture[layer].name) to \(architecture[other].name)",
          moves: [.init(names: names, layer: other)], worth: worth)
      }
    }
  }
}

extension Architecture {
  /// For each link of a module with another one, whether a layer of the module would allow it.
  fileprivate func neighbors(of id: ModuleID) -> [(LayerID) -> Bool] {
    graph.links.compactMap { link in
      guard let end = link.target, role(of: link.from).makesModule, !link.isInherited else {
        return nil
      }
      let (from, to) = (module(of: link.from), module(of: end))
      guard from != to, from == id || to == id else { return nil }
      return layer(of: from == id ? end : link.from).map { layer in
        { from == id ? $0 < layer : layer < $0 }
      }
    }
  }

  fileprivate func imports(
    of target: TargetID, by other: TargetID, becoming name: String? = nil
  ) -> [ImportEdit] {
    guard let use = uses.use(of: .target(target), by: other) else { return [] }
    return use.sites.map { ImportEdit(place: $0.place, name: name) }
  }
}

private struct ImportEdit {
  let place: Place
  let name: String?

  /// A source with edited imports; a removed import leaves an empty line.
  static func text(_ bytes: [UInt8], with edits: [ImportEdit]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
      Array.init)
    for edit in edits {
      let index = edit.place.line - 1
      guard lines.indices.contains(index) else { continue }
      guard let name = edit.name else {
        lines[index] = []
        continue
      }
      let scalars = Array(String(decoding: lines[index], as: UTF8.self).unicodeScalars)
      let start = min(max(edit.place.column - 1, 0), scalars.count)
      let end = min(max(edit.place.endColumn - 1, start), scalars.count)
      let text = scalars[..<start] + Array(name.unicodeScalars) + scalars[end...]
      lines[index] = Array(String(String.UnicodeScalarView(text)).utf8)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
