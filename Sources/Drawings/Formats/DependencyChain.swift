/// The shortest way from one target to another, in words.
package struct DependencyChain {
  private let architecture: Architecture
  private let start: Link.End
  private let end: Link.End
  private let hops: [Link]
  private let uses: ModuleUses
  private let count: Int
  /// Whether the other one depends on the first.
  private let isTheOtherWayRound: Bool

  package init(from start: Link.End, to end: Link.End, in architecture: Architecture) {
    let graph = architecture.graph
    let links = graph.links
    let shape = graph.dependencies
    let (first, last) = (graph.vertex(of: start), graph.vertex(of: end))
    let chains = shape.shortestChains(from: first, to: last)
    self.architecture = architecture
    uses = architecture.uses
    (self.start, self.end) = (start, end)
    hops = (chains?.edges ?? []).map { links[$0] }
    count = chains?.count ?? 0
    isTheOtherWayRound = chains == nil && shape.shortestChains(from: last, to: first) != nil
  }

  package var exists: Bool { count > 0 }

  /// Returns one line per hop, then the count; paths are relative to the current folder.
  package func text(
    path: (String) -> String, mark: (String, Place) -> String = { words, _ in words }
  ) -> String {
    guard exists else {
      let graph = architecture.graph
      let (from, to) = (graph.name(of: start), graph.name(of: end))
      let hint = isTheOtherWayRound ? ", but \(to) depends on \(from)" : ""
      let noPath = "\(from) does not depend on \(to)\(hint)"
      return ([noPath] + ownImports(path)).map { $0.escapingInvisibles + "\n" }.joined()
    }
    let lines = hops.flatMap { hop in
      let place = architecture.graph.place(of: hop)
      let words =
        ": \(architecture.nameAndLayer(of: .target(hop.from))) \(verb(of: hop)) \(architecture.nameAndLayer(of: hop.to))"
      let line =
        mark("\(path(place.file)):\(place.line):\(place.column)".escapingInvisibles, place)
        + words.escapingInvisibles
      return [line] + imports(of: hop, path).map(\.escapingInvisibles)
    }
    let number =
      switch count {
      case 1: "the only chain"
      case .max: "one of very many chains"
      default: "one of \(count) chains"
      }
    let summary = "\(number) of \(hops.count.of("link"))"
    let ending = ([summary] + ownImports(path)).map(\.escapingInvisibles)
    return (lines + ending).map { $0 + "\n" }.joined()
  }

  /// Which sources import what a hop leads to; nothing where none were read.
  private func imports(of hop: Link, _ path: (String) -> String) -> [String] {
    guard architecture.graph.sources.count(of: hop.from) > 0 else { return [] }
    guard let use = uses.use(of: hop.to, by: hop.from) else { return ["  no import"] }
    return ["  imported in \(use.firstInFiles.count.of("file"))"] + places(of: use, path)
  }

  /// Imports without a link, even if there is a chain.
  private func ownImports(_ path: (String) -> String) -> [String] {
    guard case .target(let id) = start, let use = uses.use(of: end, by: id), use.isWithoutLink
    else { return [] }
    let (from, to) = (architecture.graph.name(of: start), architecture.graph.name(of: end))
    return [
      "\(from) imports \(to) without a link of its own, in \(use.firstInFiles.count.of("file"))"
    ]
      + places(of: use, path)
  }

  private func places(of use: ModuleUse, _ path: (String) -> String) -> [String] {
    let files = use.firstInFiles
    let hidden = files.count - DependencyChain.shownFiles
    return files.prefix(DependencyChain.shownFiles).map { site in
      "  \(path(site.path)):\(site.place.line):\(site.place.column)"
    } + (hidden > 0 ? ["  and \(hidden) more"] : [])
  }

  private static let shownFiles = 3

  private func verb(of link: Link) -> String {
    let verb =
      link.links ? link.embeds ? "links and embeds" : "links" : link.embeds ? "embeds" : "waits for"
    // The shown entry belongs to another target, which passes it on.
    return link.isInherited ? "\(verb), by inheritance," : verb
  }
}

extension Architecture {
  package func nameAndLayer(of end: Link.End) -> String {
    let name = graph.name(of: end)
    switch end {
    case .external(let id): return "\(name) (\(graph[id].kind.rawValue))"
    case .target(let id): return layer(of: id).map { "\(name) (\(self[$0].name))" } ?? name
    }
  }
}
