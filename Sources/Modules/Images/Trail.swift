/// What a search came across, nearest first, and by which links.
///
/// A search has two rounds: what is sure to be reached, then what may be. The way to each step is
/// a shortest one of its round.
struct Trail: Sendable {
  /// One vertex that was reached.
  struct Step: Sendable {
    let vertex: Int32
    /// The link that led here; -1 where the search began.
    let link: Int32
    /// The step that the link left.
    let before: Int32
    let isSure: Bool
  }

  let steps: [Step]

  /// The numbers of the links that lead from the start to a step, or only of the last of them.
  func links(to step: Int, last count: Int = .max) -> [Int] {
    var links: [Int] = []
    var current = steps[step]
    while current.link >= 0, links.count < count {
      links.append(Int(current.link))
      current = steps[Int(current.before)]
    }
    return links.reversed()
  }

  /// The position of the step at a vertex.
  func step(at vertex: Int) -> Int? { steps.firstIndex { $0.vertex == vertex } }
}

/// Searches a link map from many starts, without clearing its memory in between.
struct TrailSearch {
  /// Whether a link is followed, given its number and the vertex that it leaves.
  typealias Choice = (_ link: Int, _ from: Int) -> Bool

  private let map: LinkMap
  /// The last search that came to each vertex.
  private var visits: [Int32]
  private var search: Int32 = 0

  init(_ map: LinkMap) {
    self.map = map
    visits = [Int32](repeating: 0, count: map.vertexCount)
  }

  /// Everything reached from a vertex: first by sure links alone, then by possible ones too.
  mutating func trail(from start: Int, sure: Choice, possible: Choice? = nil) -> Trail {
    search &+= 1
    var steps = [
      Trail.Step(vertex: Int32(truncatingIfNeeded: start), link: -1, before: -1, isSure: true)
    ]
    visits[start] = search
    follow(sure, isSure: true, in: &steps)
    if let possible { follow(possible, isSure: false, in: &steps) }
    return Trail(steps: steps)
  }

  private mutating func follow(_ choice: Choice, isSure: Bool, in steps: inout [Trail.Step]) {
    var next = 0
    while next < steps.count {
      let vertex = Int(steps[next].vertex)
      for link in map.links(from: vertex) {
        let head = Int(map.heads[link])
        guard visits[head] != search, choice(link, vertex) else { continue }
        visits[head] = search
        steps.append(
          Trail.Step(
            vertex: map.heads[link], link: Int32(truncatingIfNeeded: link),
            before: Int32(truncatingIfNeeded: next), isSure: isSure))
      }
      next += 1
    }
  }
}
