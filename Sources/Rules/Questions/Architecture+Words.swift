extension Architecture {
  /// A target as messages name it, with its layer: `ISSNetwork (core)`.
  ///
  /// That one has none is worth a word only where somebody said what layers there are.
  package func words(for id: TargetID) -> String {
    let none = blueprint.hasConfiguredLayers && !layers.isEmpty ? "no layer" : nil
    let layer = layer(of: id).map { self[$0].name } ?? none
    return graph.name(of: id) + (layer.map { " (\($0))" } ?? "")
  }

  /// Either end of a link as messages name it.
  package func words(for end: Link.End) -> String {
    switch end {
    case .target(let id): words(for: id)
    case .external(let id): "\(graph[id].name) (external)"
    }
  }

  /// A link as messages name it: `ISSLog (shared) links ISSNetwork (core)`.
  package func words(for link: JudgedLink) -> String {
    "\(start(of: link)) \(words(for: link.to))"
  }

  /// Such as `ISSNetwork (core) links`.
  package func start(of link: JudgedLink) -> String {
    "\(words(for: link.from)) \(verb(of: link))"
  }

  /// What a dependency does: it links, or is only built before; a source imports.
  package func verb(of link: JudgedLink) -> String {
    switch link.origin {
    case .entry(let number): graph.links[number].links ? "links" : "depends on"
    case .source: "imports"
    }
  }

  /// A note for each link of a chain, at its entry.
  package func notes(for chain: some Sequence<JudgedLink>) -> [Note] {
    chain.map { link in
      Note(
        "\(graph.name(of: link.from)) \(verb(of: link)) \(graph.name(of: link.to))",
        at: graph.place(of: link))
    }
  }

  /// A note for each link that is known of a chain, with a count of the others.
  package func notes(for chain: LinkChain) -> [Note] {
    let notes = notes(for: chain.links)
    return chain.count > notes.count ? notes.withCount(of: chain.count - notes.count) : notes
  }

  /// Of a chain with more links than this, notes show both ends.
  package static let mostHops = 4
}

extension [Note] {
  /// Two notes with a count of the links between them.
  package func withCount(of links: Int) -> [Note] {
    prefix(1) + prefix(1).map { Note("\(links) more links follow", at: $0.place) } + dropFirst()
  }
}

extension [Finding] {
  /// The findings, with a cause for those of which several have the same key.
  package func withCauses<Key: Hashable>(by keys: [Key], _ cause: (Key, [Int]) -> Cause)
    -> [Finding]
  {
    guard count > 1 else { return self }
    var findings = self
    for (key, members) in Dictionary(grouping: indices, by: { keys[$0] }) where members.count > 1 {
      var shared = cause(key, members)
      shared.size = members.count
      for member in members { findings[member].cause = shared }
    }
    return findings
  }

  /// The findings, with a cause for those that one entry brings about in several targets: they got
  /// it from a template or an included file, and one edit mends them all.
  func withSharedEntries() -> [Finding] {
    // Mostly each has a place of its own, which is quickly found out.
    guard count > 1, Set(lazy.map(\.place)).count < count else { return self }
    let open = indices.filter { self[$0].cause == nil && self[$0].to != nil }
    let groups = Dictionary(grouping: open) { Cause(entryOf: self[$0]) }
    var findings = self
    for (cause, members) in groups where members.count > 1 {
      for member in members { findings[member].cause = cause }
    }
    return findings
  }
}

extension [Provenance] {
  /// How something got from where it is written into a target; platforms say nothing new.
  package func notes(for target: String) -> [Note] {
    filter { $0.step != .platform }.map { step in
      Note("\(target) gets it through the \(step.step.rawValue) \(step.name)", at: step.place)
    }
  }
}
