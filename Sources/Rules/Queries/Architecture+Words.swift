extension Architecture {
  /// A target as messages name it, with its layer: `ISSNetwork (core)`.
  package func words(for id: TargetID) -> String {
    let none = blueprint.hasConfiguredLayers && !layers.isEmpty ? "no layer" : nil
    let layer = layer(of: id).map { self[$0].name } ?? none
    return graph.name(of: id) + (layer.map { " (\($0))" } ?? "")
  }

  package func words(for end: Link.End) -> String {
    switch end {
    case .target(let id): words(for: id)
    case .external(let id):
      "\(graph[id].name) (\(graph.products[id] == nil ? "external" : "package product"))"
    }
  }

  /// A link as messages name it: `ISSLog (shared) links ISSNetwork (core)`.
  package func words(for link: CheckedLink) -> String {
    "\(start(of: link)) \(words(for: link.to))"
  }

  /// Such as `ISSNetwork (core) links`.
  package func start(of link: CheckedLink) -> String {
    "\(words(for: link.from)) \(verb(of: link))"
  }

  /// The verb for a dependency: it links, is only built before, or a source imports it.
  package func verb(of link: CheckedLink) -> String {
    switch link.origin {
    case .entry(let number): graph.links[number].links ? "links" : "depends on"
    case .source: "imports"
    }
  }

  package func notes(for chain: some Sequence<CheckedLink>) -> [Note] {
    chain.map { link in
      Note(
        "\(graph.name(of: link.from)) \(verb(of: link)) \(graph.name(of: link.to))",
        at: graph.place(of: link))
    }
  }

  /// Notes for the known links of a chain, with a count of the rest.
  package func notes(for chain: LinkChain) -> [Note] {
    let notes = notes(for: chain.links)
    return chain.count > notes.count ? notes.withCount(of: chain.count - notes.count) : notes
  }

  /// The limit of links in notes; longer chains show both ends.
  package static let mostHops = 4
}

extension ModuleGraph {
  /// Notes on how an entry gets into its target, if its spec does not have it.
  func origin(of link: Link?) -> [Note] {
    link.map { entry(of: $0).provenance.notes(for: name(of: $0.from)) } ?? []
  }

  /// The findings, with a note on the entry of an Xcode project, which its line doesn't show.
  func namingEntries(in findings: [Finding]) -> [Finding] {
    guard !findings.isEmpty, specs.contains(where: \.isXcodeProject) else { return findings }
    let steps = links.lazy.flatMap { self.entry(of: $0).provenance }
      .filter { $0.step == .phase || $0.step == .copy }
    let notes = Dictionary(steps.map { ($0.place, Note($0.name, at: $0.place)) }) { $1 }
    return findings.map { finding in
      guard let note = notes[finding.place], !finding.notes.contains(note) else { return finding }
      return finding.adding(note)
    }
  }

  /// A note per link of a chain; of a long one the first, the last and a count.
  func notes(for links: [Link], _ verb: String, from first: Link?, count: Int) -> [Note] {
    let isShort = count <= Architecture.mostHops
    let notes = (isShort ? links : [first].compactMap { $0 } + links.suffix(1)).map { link in
      Note("\(name(of: link.from)) \(verb) \(name(of: link.to))", at: place(of: link))
    }
    return isShort ? notes : notes.withCount(of: count - 2)
  }
}

extension [Note] {
  /// Two notes with the number of links between them.
  package func withCount(of links: Int) -> [Note] {
    prefix(1) + prefix(1).map { Note("\(links) more links follow", at: $0.place) } + dropFirst()
  }
}

extension [Finding] {
  /// The findings, with a common cause for those with the same key.
  package func withCauses<Key: Hashable>(by keys: [Key], _ cause: (Key, [Int]) -> Cause)
    -> [Finding]
  {
    guard count > 1 else { return self }
    var findings = self
    for (key, members) in Dictionary(grouping: indices, by: { keys[$0] }) where members.count > 1 {
      var shared = cause(key, members)
      shared.size = members.count
      for member in members { findings[member] = self[member].with(cause: shared) }
    }
    return findings
  }

  /// The findings, with a common cause for those that one entry of a template or an included file
  /// causes in several targets, since one edit fixes them all.
  func withSharedEntries() -> [Finding] {
    // Quick exit, since places are usually unique.
    guard count > 1, Set(lazy.map(\.place)).count < count else { return self }
    let open = indices.filter { self[$0].cause == nil && self[$0].to != nil }
    let groups = Dictionary(grouping: open) { Cause(entryOf: self[$0]) }
    var findings = self
    for (cause, members) in groups where members.count > 1 {
      for member in members { findings[member] = self[member].with(cause: cause) }
    }
    return findings
  }
}

extension [Provenance] {
  /// Notes on the provenance in a target, except platforms and copies.
  package func notes(for target: String) -> [Note] {
    filter { $0.step != .platform && $0.step != .copy }.map { step in
      Note(
        step.step == .phase
          ? step.name : "\(target) gets it through the \(step.step.rawValue) \(step.name)",
        at: step.place)
    }
  }
}
