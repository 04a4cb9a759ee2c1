/// The targets and externals that an option or an exception selects, by any of its patterns.
///
/// A pattern is a layer, `role:mock`, `external:Alamofire`, a target's name or a path; also what
/// findings print: `Project/Target`, or the name of an external alone.
package struct Selector: Sendable {
  package let alternatives: [Alternative]

  package struct Alternative: Sendable {
    /// What a pattern is matched against.
    enum Meaning: Sendable {
      case role(Role)
      case external(Pattern)
      /// A layer if one has exactly this name, else a target's name or a path.
      case pattern(Pattern)
    }

    package let text: String
    package let place: Place?
    let meaning: Meaning
    /// What it excludes: the list entries written with a `!`.
    package var exceptions: [Alternative] = []

    package init?(_ text: String, at place: Place? = nil) {
      (self.text, self.place) = (text, place)
      if text.hasPrefix("role:") {
        guard let role = Role(rawValue: String(text.dropFirst(5))) else { return nil }
        meaning = .role(role)
      } else if text.hasPrefix("external:") {
        meaning = .external(Pattern(String(text.dropFirst(9)), at: place))
      } else {
        meaning = .pattern(Pattern(text, at: place))
      }
    }
  }

  package init(_ alternatives: [Alternative]) { self.alternatives = alternatives }

  package func selection(in architecture: Architecture) -> Selection {
    var selection = Selection(in: architecture.graph)
    for alternative in alternatives { selection.add(alternative, in: architecture) }
    for alternative in exceptions { selection.remove(alternative, in: architecture) }
    return selection
  }

  private var exceptions: [Alternative] { alternatives.first?.exceptions ?? [] }

  package var text: String {
    (alternatives.map(\.text) + exceptions.map { "!\($0.text)" }).joined(separator: ", ")
  }

  /// Whether a string matches that is not in the graph, such as a source path or a key path.
  package func matches(text: String) -> Bool {
    alternatives.contains { alternative in
      guard case .pattern(let pattern) = alternative.meaning else { return false }
      let isTaken = alternative.exceptions.contains { Selector([$0]).matches(text: text) }
      return !isTaken && (alternative.text == text || pattern.matches(anyText: text))
    }
  }
}

/// The targets and externals that a selector matches, for fast queries about links.
package struct Selection: Sendable {
  private let graph: ModuleGraph
  /// Whether each vertex of the graph is meant.
  private var isMeant: [Bool]
  package private(set) var unmatched: [Selector.Alternative] = []

  init(in graph: ModuleGraph) {
    self.graph = graph
    isMeant = Array(repeating: false, count: graph.vertexCount)
  }

  package func contains(_ id: TargetID) -> Bool { isMeant[id.index] }
  package func contains(_ end: Link.End) -> Bool { isMeant[graph.vertex(of: end)] }

  private var ends: some Sequence<Link.End> {
    isMeant.indices.lazy.filter { isMeant[$0] }.map(graph.end)
  }
  package var targets: [TargetID] { ends.compactMap(\.target) }
  package var externals: [ExternalID] { ends.compactMap(\.external) }

  mutating func add(_ alternative: Selector.Alternative, in architecture: Architecture) {
    var isMatched = false
    for id in graph.targetIDs where architecture.isMeant(id, by: alternative) {
      isMeant[id.index] = true
      isMatched = true
    }
    // A name without a target may be an external's, as findings print it.
    let isWanted: (String) -> Bool =
      switch alternative.meaning {
      case .external(let pattern): { pattern.matches(anyText: $0) }
      case .pattern(let pattern): { !isMatched && pattern.text == $0 }
      case .role: { _ in false }
      }
    let externals = graph.externals.indices.filter { isWanted(graph.externals[$0].name) }
    for index in externals { isMeant[graph.vertex(of: .external(ExternalID(index)))] = true }
    let isEmptyLayer = architecture.blueprint.layer(named: alternative.text).map {
      architecture[$0].isOptional
    }
    if !isMatched, externals.isEmpty, isEmptyLayer != true { unmatched.append(alternative) }
  }

  mutating func remove(_ alternative: Selector.Alternative, in architecture: Architecture) {
    var taken = Selection(in: architecture.graph)
    taken.add(alternative, in: architecture)
    for end in taken.ends { isMeant[graph.vertex(of: end)] = false }
    unmatched += taken.unmatched
  }
}

extension Architecture {
  fileprivate func isMeant(_ id: TargetID, by alternative: Selector.Alternative) -> Bool {
    switch alternative.meaning {
    case .role(let role): return self.role(of: id) == role
    case .external: return false
    case .pattern(let pattern):
      if let layer = blueprint.layer(named: pattern.text) { return self.layer(of: id) == layer }
      if pattern.text == graph[id].qualifiedName { return true }
      return graph.fits(pattern, id) || pattern.matches(name: graph[id].name)
    }
  }
}

extension ModuleGraph {
  /// The paths of a target for path patterns: its spec, the spec's folder, its sources.
  package func paths(of id: TargetID) -> [String] {
    let spec = self[spec(of: id)]
    return [spec.path, spec.folder] + self[id].sources.map(\.path)
  }
}

extension Pattern {
  fileprivate func matches(anyText text: String) -> Bool {
    isPath ? matches(path: text) : matches(name: text)
  }
}
