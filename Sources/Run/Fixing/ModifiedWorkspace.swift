/// A hypothetical change of a project; names are as typed.
package typealias HypotheticalChange = (kind: HypotheticalKind, name: String, other: String)

/// What a hypothetical change does; the raw values are names of options.
package enum HypotheticalKind: String { case link, unlink, embed, move, drop, patch }

package struct ModifiedWorkspace {
  package private(set) var workspace: Workspace
  package private(set) var files: Set<String> = []

  package init(_ workspace: Workspace, with changes: [HypotheticalChange]) throws(Problem) {
    self.workspace = workspace
    for change in changes { try apply(change) }
  }

  private var graph: ModuleGraph { workspace.graph }
  private var architecture: Architecture { workspace.architecture }

  private mutating func apply(_ change: HypotheticalChange) throws(Problem) {
    let (name, other) = (change.name, change.other)
    switch change.kind {
    case .link: try make([addition(of: other, to: name)])
    case .unlink: try make(removals(of: other, from: name))
    case .embed: try make([embedding(of: other, in: name)])
    case .move: try move(name, to: other)
    case .drop: try drop(name)
    case .patch: try apply(try Source.typed(name))
    }
  }

  private func addition(of name: String, to other: String) throws(Problem) -> Change {
    let (id, end) = try ends(of: name, in: other)
    if let link = links(from: [id], to: .target(end)).first(where: \.links) {
      throw Problem(
        "\(graph.name(of: id)) already links \(graph.name(of: end))", at: graph.place(of: link))
    }
    return graph.addition(of: end, to: id)
  }

  private func ends(of name: String, in other: String) throws(Problem) -> (TargetID, TargetID) {
    let id = try architecture.targets(named: other)[0]
    let end = try architecture.targets(named: name)[0]
    guard id != end else {
      throw Problem("\(name) cannot depend on itself", help: "name two targets")
    }
    return (id, end)
  }

  private func removals(of name: String, from other: String) throws(Problem) -> [Change] {
    let ids = try architecture.targets(named: other)
    let ends = try architecture.ends(named: name)
    let links = ends.flatMap { self.links(from: ids, to: $0) }
    guard !links.isEmpty else {
      let known = self.links(from: ids, to: nil).map { graph.name(of: $0.to) }
      throw Problem(
        "\(graph.name(of: ids[0])) has no dependency on \(graph.name(of: ends[0]))",
        help: known.isEmpty ? "it has none" : "expected one of: \(known.listed(upTo: 12))")
    }
    return links.map { graph.change(.remove(Subject($0.to, in: graph)), of: $0) }
  }

  private func embedding(of name: String, in app: String) throws(Problem) -> Change {
    let (id, end) = try ends(of: name, in: app)
    guard let link = links(from: [id], to: .target(end)).first else {
      return graph.addition(of: end, to: id, [.embeds])
    }
    if link.embeds {
      throw Problem(
        "\(graph.name(of: id)) already embeds \(graph.name(of: end))", at: graph.place(of: link))
    }
    let value = link.writtenEmbed == false ? nil : "true"
    return graph.change(.set("embed", value: value), of: link)
  }

  private func links(from ids: [TargetID], to end: Link.End?) -> [Link] {
    ids.flatMap(graph.links).filter { !$0.isInherited && (end == nil || $0.to == end) }
  }

  private mutating func move(_ name: String, to layer: String) throws(Problem) {
    let module = try architecture.module(named: name)
    let place = try workspace.configuration.blueprint.knownLayer(layer)
    let targets = module.targets.filter { architecture.layer(of: $0) == module.layer }
    let tags = targets.compactMap { graph[$0].tag.layer }
    try make(tags.map { Change(.rename(from: $0.text, to: layer), at: $0.place) })
    let names = Set(targets.map(graph.plainName)).sorted()
    workspace = workspace.overlaying([:], layers: [.init(names: names, layer: place)])
  }

  /// Removes a module's targets, the entries that lead to them, and a spec without others.
  private mutating func drop(_ name: String) throws(Problem) {
    let targets = Set(try architecture.module(named: name).targets)
    let specs = Dictionary(grouping: graph.targetIDs, by: graph.spec)
      .filter { targets.isSuperset(of: $0.value) }.keys
    let others = targets.sorted().filter { !specs.contains(graph.spec(of: $0)) }
    let files = specs.map { graph[$0].path }
    try make(graph.unlinking(targets) + others.map(graph.removal))
    overlay(Dictionary(files.map { ($0, nil) }) { first, _ in first })
  }

  private mutating func make(_ changes: [Change]) throws(Problem) {
    let known = Set(workspace.problems.map(\.message))
    do throws(Refusal) {
      let edits = try Repairer(graph, tolerant: true).repaired(changes, read: workspace.text)
      overlay(edits)
      let broken = workspace.problems.first { problem in
        problem.severity == .error && !known.contains(problem.message)
          && problem.place.map { edits[$0.file] != nil } ?? false
      }
      if let broken { throw Refusal("it would cause: \(broken.message)") }
      let links = Set(LinkTraits.all(in: graph).map { [$0.from, $0.to] })
      for case (.add(_, let end), let target?) in changes.map({ ($0.action, $0.target) })
      where !links.contains([target.identity, end.identity]) {
        throw Refusal("\(target.name) would still not depend on \(end.name)")
      }
    } catch {
      throw Problem(
        "cannot make this change: \(error.words)",
        help: "put it in a patch, and use `--patch FILE`")
    }
  }

  private mutating func apply(_ source: Source) throws(Problem) {
    let root = workspace.root
    let read = workspace.input.files.read
    do throws(Refusal) {
      overlay(
        try Patch(Array(source.contents)).edits(
          named: { root.path(inRepository: QuotedPath.path(in: $0[...])) },
          read: { try? read($0) }))
    } catch {
      throw Problem("cannot apply `\(source.name)`: \(error.words)")
    }
  }

  private mutating func overlay(_ edits: [String: [UInt8]?]) {
    guard !edits.isEmpty else { return }
    files.formUnion(edits.keys)
    workspace = workspace.overlaying(edits)
  }
}

extension Blueprint {
  /// The layer of a name, or the problem that there is none.
  func knownLayer(_ name: String) throws(Problem) -> LayerID {
    if let layer = layer(named: name) { return layer }
    throw Problem(
      "unknown layer `\(name)`", help: NearestName.help(for: name, listing: layers.map(\.name)))
  }
}

extension Architecture {
  fileprivate func module(named name: String) throws(Problem) -> Module {
    if let module = modules.first(where: { $0.name == name }) { return module }
    return self[module(of: try targets(named: name)[0])]
  }

  /// The targets of a name; XcodeGen makes several for several platforms.
  fileprivate func targets(named name: String) throws(Problem) -> [TargetID] {
    let twins = graph.targetIDs.filter { graph.plainName(of: $0) == name }
    let isOne = Set(twins.map { PlatformVariants(of: graph[$0]) }).count == 1
    return isOne ? twins : [try target(named: name)]
  }

  fileprivate func ends(named name: String) throws(Problem) -> [Link.End] {
    if graph.targets.contains(where: { $0.plainName == name }) {
      return try targets(named: name).map { .target($0) }
    }
    return [try end(named: name)]
  }
}
