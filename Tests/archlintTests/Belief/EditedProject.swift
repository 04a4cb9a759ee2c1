import Documents
import Modules
import TestSupport

/// The targets and links of a project, to be edited one by one and joined again.
struct EditedProject {
  /// What may be done to it: links of every sort, and targets, specs and folders that come, go or have
  /// other names.
  enum Edit: CaseIterable {
    case upward, downward, sameLayer, toImplementation, toMock, removeLink, redirectLink
    case addHelper, addInterface, addPair, addUnrelated, addApp, addSpec
    case removeTarget, renameTarget, removeSpec, moveSpec
  }

  /// What an edit was about.
  struct Outcome {
    /// The targets that it is about, and those that they link, are linked by, or stand for.
    var touched: Set<String> = []
    /// The targets that it is about alone.
    var edited: Set<String>
    /// The rule that has to find the link, if the edit breaks one.
    var planted: (rule: String, from: String, to: String)?
    let graph: ModuleGraph
  }

  /// A target and the number of its spec.
  private struct Member {
    var target: Target
    var spec: Int
  }

  /// A link and the names of both ends; an external has none.
  private struct Edge {
    var from: String
    var to: String?
    let external: External?
    let link: Link
    let entry: Link.Entry
  }

  private let architecture: Architecture
  private var graph: ModuleGraph { architecture.graph }
  private var specs: [Spec]
  private var members: [String: Member] = [:]
  private var edges: [Edge]
  /// The targets that apps that ship come to.
  private let shipped: Set<String>

  init(_ architecture: Architecture) {
    self.architecture = architecture
    let graph = architecture.graph
    specs = graph.specs
    for id in graph.targetIDs {
      members[graph.key(of: id)] = Member(target: graph[id], spec: graph.spec(of: id).index)
    }
    edges = graph.links.map { link in
      Edge(
        from: graph.key(of: link.from), to: link.target.map(graph.key),
        external: link.external.map { graph[$0] }, link: link,
        entry: Link.Entry("edited", at: graph.place(of: link)))
    }
    let apps = graph.targetIDs.filter {
      architecture.role(of: $0) == .app && architecture.ships($0)
    }
    let isShipped = graph.adjacency().reachable(from: apps.map(\.index))
    shipped = Set(graph.targetIDs.filter { isShipped[$0.index] }.map(graph.key))
  }

  /// The project after an edit drawn by lot; nil if there is nothing to do it to.
  func edited(_ edit: Edit, using random: inout SplitMix) -> Outcome? {
    var project = self
    switch edit {
    case .upward, .downward, .sameLayer, .toImplementation, .toMock:
      return project.addLink(edit, using: &random)
    case .removeLink, .redirectLink:
      let own = edges.indices.filter { edges[$0].to != nil && !edges[$0].link.isInherited }
      guard let index = own.randomElement(using: &random) else { return nil }
      let edge = edges[index]
      var touched: Set<String> = [edge.from, edge.to ?? ""]
      if edit == .removeLink {
        project.edges.remove(at: index)
      } else {
        let other = implementations.randomElement(using: &random)
        guard let other, other != edge.from else { return nil }
        project.edges[index].to = other
        touched.insert(other)
      }
      return Outcome(touched: touched, edited: touched, graph: project.graphOfAll)
    case .addHelper, .addInterface, .addUnrelated, .addPair, .addApp, .addSpec:
      return project.addTargets(edit, using: &random)
    case .removeTarget, .renameTarget:
      guard let key = members.keys.sorted().randomElement(using: &random) else { return nil }
      let touched = circle(of: [key])
      edit == .removeTarget ? project.remove([key]) : project.rename(key)
      return Outcome(touched: touched, edited: [key], graph: project.graphOfAll)
    case .removeSpec:
      guard let spec = specs.indices.randomElement(using: &random) else { return nil }
      let keys = members.filter { $0.value.spec == spec }.map(\.key)
      project.remove(keys)
      return Outcome(touched: circle(of: keys), edited: Set(keys), graph: project.graphOfAll)
    case .moveSpec:
      let folder = specs.map(\.folder).filter { !$0.isEmpty }.randomElement(using: &random)
      guard let folder else { return nil }
      let keys = graph.targetIDs.filter { id in
        ([graph[graph.spec(of: id)].folder] + graph[id].sources.map(\.path)).contains {
          "\($0)/".hasPrefix("\(folder)/")
        }
      }.map(graph.key)
      let moved = graph.placed { path in
        "\(path)/".hasPrefix("\(folder)/") ? "Elsewhere/\(path)" : path
      }
      return Outcome(touched: circle(of: keys), edited: Set(keys), graph: moved)
    }
  }

  /// Adds as many upward links as are wanted, one after another, with the graph after each.
  mutating func addUpwardLinks(
    _ count: Int, using random: inout SplitMix
  ) -> [(graph: ModuleGraph, from: String, to: String)] {
    var graphs: [(graph: ModuleGraph, from: String, to: String)] = []
    for _ in 0..<count {
      guard let outcome = addLink(.upward, using: &random), let planted = outcome.planted else {
        continue
      }
      graphs.append((outcome.graph, planted.from, planted.to))
    }
    return graphs
  }

  // MARK: Links

  private func keys(_ role: Role) -> [String] {
    graph.targetIDs.filter { architecture.role(of: $0) == role && graph[$0].kind == .native }
      .map(graph.key).sorted()
  }

  private var implementations: [String] { keys(.implementation) }

  private func id(_ key: String) -> TargetID? { graph.targetIDs.first { graph.key(of: $0) == key } }

  private mutating func addLink(_ edit: Edit, using random: inout SplitMix) -> Outcome? {
    let isInterface = edit == .toImplementation
    let from = keys(isInterface ? .interface : .implementation)
    let to = edit == .toMock ? keys(.mock) : implementations
    // Some pairs are tried, since few of them may be what is meant.
    for _ in 0..<40 {
      guard let one = from.randomElement(using: &random),
        let other = to.randomElement(using: &random),
        one != other, !edges.contains(where: { $0.from == one && $0.to == other }),
        let (source, target) = id(one).flatMap({ source in id(other).map { (source, $0) } }),
        let rule = rule(edit, source, target)
      else { continue }
      add(from: one, to: other)
      var outcome = Outcome(touched: [one, other], edited: [one, other], graph: graphOfAll)
      if !rule.isEmpty { outcome.planted = (rule, one, other) }
      return outcome
    }
    return nil
  }

  /// The rule that a link breaks, none if it is right; nil if it is not the kind that is wanted.
  private func rule(_ edit: Edit, _ from: TargetID, _ to: TargetID) -> String? {
    let modules = (architecture.module(of: from), architecture.module(of: to))
    guard modules.0 != modules.1 || edit == .toMock else { return nil }
    switch edit {
    case .toMock: return shipped.contains(graph.key(of: from)) ? "mock-in-production" : ""
    case .toImplementation:
      return architecture.interfaces(of: to).isEmpty ? nil : "interface-links-implementation"
    default: break
    }
    guard let lower = architecture.layer(of: from), let upper = architecture.layer(of: to) else {
      return edit == .downward ? "" : nil
    }
    switch edit {
    case .upward: return upper < lower ? "upward-link" : nil
    case .sameLayer:
      let isWrong = upper == lower && architecture[upper].sameLayer != .allowed
      return isWrong ? "same-layer-link" : nil
    default: return upper > lower ? "" : nil
    }
  }

  private mutating func add(from: String, to: String) {
    guard let source = id(from) else { return }
    let link = Link(from: source, to: .target(source), kind: .framework)
    edges.append(
      Edge(
        from: from, to: to, external: nil, link: link,
        entry: Link.Entry("\(to).framework", at: graph[source].place)))
  }

  // MARK: Targets

  private mutating func addTargets(_ edit: Edit, using random: inout SplitMix) -> Outcome? {
    guard let near = implementations.randomElement(using: &random), let member = members[near]
    else {
      return nil
    }
    var added: Set<String> = []
    switch edit {
    case .addHelper: added = [add("\(member.target.plainName)Macros", to: member.spec)]
    case .addInterface: added = [add("FreshCore", to: member.spec)]
    case .addUnrelated: added = [add("Fresh", to: member.spec)]
    case .addApp:
      specs.append(Spec(path: "fresh/Fresh/project.yml", project: "Fresh"))
      added = [add("Fresh", to: specs.count - 1, type: .application)]
    default:
      let folder = edit == .addPair ? Spec.folder(of: specs[member.spec].folder) : "tools"
      specs.append(Spec(path: "\(folder)/Fresh/project.yml", project: "Fresh"))
      added = [add("Fresh", to: specs.count - 1)]
      if edit == .addPair { added.insert(add("FreshCore", to: specs.count - 1)) }
    }
    let touched = edit == .addHelper ? added.union([near]) : added
    return Outcome(touched: touched, edited: added, graph: graphOfAll)
  }

  private mutating func add(_ name: String, to spec: Int, type: ProductType = .framework) -> String
  {
    let key = "\(specs[spec].path)|\(name)"
    let target = Target(
      name: name, project: specs[spec].project, spec: SpecID(spec), type: type,
      place: Place(file: specs[spec].path))
    members[key] = Member(target: target, spec: spec)
    return key
  }

  private mutating func remove(_ keys: [String]) {
    for key in keys { members[key] = nil }
  }

  private mutating func rename(_ key: String) {
    guard var member = members.removeValue(forKey: key) else { return }
    member.target.name = "Renamed"
    member.target.details.productName = "Renamed"
    let new = "\(specs[member.spec].path)|Renamed"
    members[new] = member
    for index in edges.indices {
      if edges[index].from == key { edges[index].from = new }
      if edges[index].to == key { edges[index].to = new }
    }
  }

  /// Some targets, with all that they link, are linked by or stand for, and their modules.
  private func circle(of keys: [String]) -> Set<String> {
    var circle = Set(keys)
    for id in keys.compactMap(id) {
      let near =
        graph.links(from: id).compactMap(\.target)
        + graph.linkIndices(to: id).map { graph.links[$0].from }
        + architecture.interfaces(of: id) + architecture.implementations(of: id)
        + architecture[architecture.module(of: id)].targets
      circle.formUnion(near.map(graph.key))
      circle.formUnion(
        graph.targetIDs.filter { architecture.implementations(of: $0).contains(id) }.map(graph.key))
    }
    return circle
  }

  private var graphOfAll: ModuleGraph {
    var builder = GraphBuilder()
    let numbers = specs.map { builder.add($0) }
    var ids: [String: TargetID] = [:]
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      var target = member.target
      target.spec = numbers[member.spec]
      ids[key] = builder.add(target)
    }
    for edge in edges {
      guard let from = ids[edge.from] else { continue }
      var link = edge.link
      link.from = from
      if let external = edge.external {
        link.to = .external(builder.add(external))
      } else {
        guard let to = edge.to.flatMap({ ids[$0] }) else { continue }
        link.to = .target(to)
      }
      builder.add(link, of: edge.entry)
    }
    return builder.build()
  }
}

extension ModuleGraph {
  /// The identity of a target: its spec and its name.
  func key(of id: TargetID) -> String { "\(self[spec(of: id)].file)|\(self[id].name)" }
}
