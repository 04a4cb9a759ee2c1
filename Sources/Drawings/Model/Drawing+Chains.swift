// Chains connect targets, not boxes: two arrows at one box may belong to different targets.
extension Drawing {
  /// The longest chain down from any target of each box, counted in arrows; cycles count as one.
  package var heights: [Int] {
    let drawn = arrows.filter { $0.change != .removed }.flatMap(\.steps)
    let outside = drawn.filter { $0.change != .removed && !$0.isAside }
    let inside = boxes.flatMap(\.inside).filter { $0.change != .removed }
    let edges = (outside + inside).map(\.ends)
    let count = edges.reduce(0) { max($0, $1.from + 1, $1.to + 1) }
    let heights = Adjacency(count: count, edges: edges).heights { $0 < outside.count }
    return boxes.map { box in
      box.members.reduce(0) { max($0, $1.number < count ? heights[$1.number] : 0) }
    }
  }

  /// The links behind each arrow, then those inside of each box, for the page's script: a line for
  /// each, of pairs of numbers, with the number of the file and the line where it is written.
  ///
  /// What is gone leads nowhere any more.
  package var chainLinks: [String] {
    let numbers = Dictionary(zip(files, files.indices)) { first, _ in first }
    let links = arrows.map { $0.steps.filter { !$0.isAside } } + boxes.map(\.inside)
    return links.map { steps in
      steps.filter { $0.change != .removed }.map { step in
        let place = step.place.flatMap { place in numbers[place.file].map { "-\($0)-\(place.line)" }
        }
        return "\(step.ends.from)-\(step.ends.to)\(place ?? "")"
      }.joined(separator: " ")
    }
  }

  package var files: [String] {
    let steps = arrows.flatMap(\.steps) + boxes.flatMap(\.inside)
    return Set(steps.compactMap { $0.place?.file }).sorted()
  }
}
