/// The members of each static target's archive: its own code, and libraries merged into it.
struct Archives {
  private let map: LinkMap
  private var search: Search

  init(_ map: LinkMap) {
    self.map = map
    search = Search(map.shape)
  }

  /// Its own code first, then that which was taken in, nearest first, with the links that did so.
  mutating func members(of archive: Int) -> [LinkedImage.Part] {
    let own = LinkedImage.Part(vertex: archive, link: -1, before: -1)
    guard map.links(from: archive).contains(where: map.absorbs) else { return [own] }
    let reach = search.reach(from: [archive]) { [map] link, _ in map.absorbs(link) }
    return reach.steps.indices.map { number in
      LinkedImage.Part(
        vertex: reach.steps[number].vertex, link: reach.edges(to: number).last ?? -1,
        before: -1)
    }
  }

  mutating func chain(from archive: Int, to member: Int) -> [Int] {
    let reach = search.reach(from: [archive], until: member) { [map] link, _ in map.absorbs(link) }
    let step = reach.steps.indices.last { reach.steps[$0].vertex == member }
    return step.map { reach.edges(to: $0) } ?? []
  }
}

/// A number for each of some vertices, forgotten all at once.
struct VertexTable {
  /// A number that is not a position.
  static let used = Int(Int32.max)

  private var values: [Int32]
  private var rounds: [Int32]
  private var round: Int32 = 1

  init(count: Int) {
    values = Array(repeating: 0, count: count)
    rounds = values
  }

  mutating func clear() { round &+= 1 }

  subscript(vertex: Int) -> Int? {
    get { rounds[vertex] == round ? Int(values[vertex]) : nil }
    set {
      rounds[vertex] = newValue == nil ? 0 : round
      values[vertex] = Int32(truncatingIfNeeded: newValue ?? 0)
    }
  }
}
