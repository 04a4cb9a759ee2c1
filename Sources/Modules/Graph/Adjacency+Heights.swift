extension Adjacency {
  /// The length of the longest way down from each vertex; vertices of one cycle count as one.
  package func heights() -> [Int] {
    let components = components()
    var heights = [Int](repeating: 0, count: components.sets.count)
    // Sets come after all that they lead to, so those heights are known.
    for (number, set) in components.sets.enumerated() {
      for vertex in set {
        for successor in successors(of: vertex) where components.numbers[successor] != number {
          heights[number] = max(heights[number], heights[components.numbers[successor]] + 1)
        }
      }
    }
    return components.numbers.map { heights[$0] }
  }
}
