internal import Documents
internal import Modules

extension Architecture {
  /// A note for each dependency of a chain, at its entry.
  func notes(for chain: some Sequence<Dependency>) -> [Note] {
    chain.map { hop in
      Note(
        "\(graph.name(of: hop.from)) \(verb(of: hop)) \(graph.name(of: hop.to))",
        at: graph.links[hop.link].place)
    }
  }
}
