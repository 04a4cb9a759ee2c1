/// What each node of a lattice is joined with in a neighbouring row: one list, in which each node has a stretch.
struct Ties {
  /// One end of a line between neighbouring rows.
  struct Tie {
    let node: Int
    /// How many arrows run there.
    let weight: Int
  }

  /// A line between neighbouring rows, with both ends.
  struct Line {
    let upper: Int
    let lower: Int
    var weight: Int
  }

  private var all: [Tie] = []
  /// Where the stretch of each node begins, and at last where the list ends.
  private var starts = [0]

  init() {}

  /// What the upper ends of lines are joined with, in the order of the lines.
  init(ofUpper lines: [Line], nodes: Int) {
    self.init(lines, nodes, { $0.upper }, { Tie(node: $0.lower, weight: $0.weight) })
  }

  /// What the lower ends of lines are joined with, in the order of the lines.
  init(ofLower lines: [Line], nodes: Int) {
    self.init(lines, nodes, { $0.lower }, { Tie(node: $0.upper, weight: $0.weight) })
  }

  private init(_ lines: [Line], _ nodes: Int, _ owner: (Line) -> Int, _ tie: (Line) -> Tie) {
    starts = Array(repeating: 0, count: nodes + 1)
    for line in lines { starts[owner(line) + 1] += 1 }
    for node in 0..<nodes { starts[node + 1] += starts[node] }
    all = Array(repeating: Tie(node: 0, weight: 0), count: lines.count)
    var next = starts
    for line in lines {
      all[next[owner(line)]] = tie(line)
      next[owner(line)] += 1
    }
  }

  subscript(node: Int) -> ArraySlice<Tie> { all[starts[node]..<starts[node + 1]] }
}
