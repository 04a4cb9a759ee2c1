internal import Documents
internal import Modules

extension StaticDuplicate {
  /// More images than this are only counted.
  private static let mostShown = 12

  /// The copy to get rid of: one in another image than the owner, a test's before its host's.
  func surplus(owner: Link.End?) -> Copy {
    let others = copies.filter { $0.image != owner }
    let own = others.filter { !$0.isOfHost }
    return own.first ?? others.first ?? copies[0]
  }

  func message(in architecture: Architecture) -> String {
    let graph = architecture.graph
    let library = architecture.words(for: library)
    let process = architecture.words(for: process)
    let images = names(of: copies, in: graph)
    switch certainty {
    case .certain: return "\(library) is in \(process) \(times): in \(images)"
    case .linkOrder:
      return "\(library) is in \(process) \(times), in \(images), unless the order of the links "
        + "keeps them apart"
    case .possible: return "\(library) may be in \(process) \(times): in \(images)"
    case .repeatsHost:
      let own = names(of: copies.filter { !$0.isOfHost }, in: graph)
      let host = names(of: copies.filter(\.isOfHost), in: graph)
      return "\(own) repeats \(library), which its host has already, in \(host)"
    }
  }

  func help(owner: Link.End?, surplus: Copy, in graph: ModuleGraph) -> String {
    let library = graph.name(of: library)
    let image = graph.name(of: surplus.image)
    if certainty == .repeatsHost {
      return "write `link: false` at the entry: \(image) finds \(library) in its host"
    }
    if let owner {
      return "let \(graph.name(of: owner)) own \(library): \(image) finds it there and need not "
        + "link it"
    }
    return "make \(library) a dynamic framework, or let one dynamic framework own it that "
      + "\(names(of: copies, in: graph)) link"
  }

  /// How the library gets into each image.
  func notes(in graph: ModuleGraph) -> [Note] {
    let shown = copies.prefix(StaticDuplicate.mostShown)
    var notes = shown.compactMap { copy -> Note? in
      guard let first = (copy.loadChain + copy.linkChain).first, let entry = copy.linkChain.first
      else {
        return nil
      }
      let chain = graph.chain(from: graph.links[first].from, copy.loadChain + copy.linkChain)
      return Note(
        "\(graph.name(of: copy.image)) contains it: \(chain)", at: graph.links[entry].place)
    }
    if let last = notes.last, copies.count > shown.count {
      notes.append(Note("and \(copies.count - shown.count) more images", at: last.place))
    }
    return notes
  }

  private var times: String { copies.count == 2 ? "twice" : "\(copies.count) times" }

  private func names(of copies: [Copy], in graph: ModuleGraph) -> String {
    let names = copies.prefix(StaticDuplicate.mostShown).map { graph.name(of: $0.image) }
    let rest = copies.count - names.count
    guard rest == 0 else { return names.joined(separator: ", ") + " and \(rest) more" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension ModuleGraph {
  /// A chain of links as messages show it: `Cosmonaut → ISSNetwork → ISSModels`.
  func chain(from start: TargetID, _ links: [Int]) -> String {
    ([name(of: start)] + links.map { name(of: self.links[$0].to) }).joined(separator: " → ")
  }
}
