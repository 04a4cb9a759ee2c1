/// The strongly connected components of a graph: the number of each vertex's, and all of them, each
/// sorted; edges between them lead from higher numbers to lower ones.
package typealias Components = (numbers: [Int], sets: [[Int]])

extension Adjacency {
  /// Returns the strongly connected components, by Tarjan's algorithm with an explicit stack.
  package func components() -> Components {
    var search = ComponentSearch(graph: self)
    for vertex in vertices { search.visit(from: vertex) }
    return Components(numbers: search.numbers, sets: search.sets)
  }

  /// Returns the components with a cycle: several vertices, or one that leads to itself.
  package func cyclicSets() -> [[Int]] {
    components().sets.filter { set in
      set.count > 1 || set.first.map { successors(of: $0).contains($0) } ?? false
    }
  }

  /// Returns the longest path from each vertex, counting each cycle as one vertex.
  package func heights(counting isCounted: (_ edge: Int) -> Bool = { _ in true }) -> [Int] {
    let components = components()
    var heights = [Int](repeating: 0, count: components.sets.count)
    // Components come after all that they lead to, so those depths are known.
    for (number, set) in components.sets.enumerated() {
      for slot in set.lazy.flatMap({ slots(of: $0) }) {
        let below = components.numbers[head(at: slot)]
        guard below != number else { continue }
        let step = isCounted(edgeNumber(at: slot)) ? 1 : 0
        heights[number] = max(heights[number], heights[below] + step)
      }
    }
    return components.numbers.map { heights[$0] }
  }
}

/// The state of Tarjan's algorithm.
private struct ComponentSearch {
  private static let unvisited = -1

  let graph: Adjacency
  private(set) var numbers: [Int]
  private(set) var sets: [[Int]] = []
  /// The discovery index of each vertex, and the lowest index it can get back to.
  private var met: [Int]
  private var earliest: [Int]
  private var clock = 0
  /// Vertices whose component is not complete.
  private var open: [Int] = []
  /// The path of the search, with the edge to look at next.
  private var path: [(vertex: Int, slot: Int)] = []

  init(graph: Adjacency) {
    self.graph = graph
    numbers = Array(repeating: ComponentSearch.unvisited, count: graph.count)
    met = numbers
    earliest = numbers
  }

  mutating func visit(from root: Int) {
    guard met[root] == ComponentSearch.unvisited else { return }
    enter(root)
    while let (vertex, slot) = path.last {
      if slot < graph.slots(of: vertex).upperBound {
        path[path.count - 1].slot += 1
        let head = graph.head(at: slot)
        if met[head] == ComponentSearch.unvisited {
          enter(head)
        } else if numbers[head] == ComponentSearch.unvisited {
          earliest[vertex] = min(earliest[vertex], met[head])
        }
      } else {
        leave(vertex)
      }
    }
  }

  private mutating func enter(_ vertex: Int) {
    met[vertex] = clock
    earliest[vertex] = clock
    clock += 1
    open.append(vertex)
    path.append((vertex, graph.slots(of: vertex).lowerBound))
  }

  private mutating func leave(_ vertex: Int) {
    path.removeLast()
    if let (before, _) = path.last {
      earliest[before] = min(earliest[before], earliest[vertex])
    }
    guard earliest[vertex] == met[vertex] else { return }
    var set: [Int] = []
    while let member = open.popLast() {
      numbers[member] = sets.count
      set.append(member)
      if member == vertex { break }
    }
    sets.append(set.count > 1 ? set.sorted() : set)
  }
}
