internal import Modules

/// Which groups stand above which, as the links between them show.
struct Levels {
  /// The level of each group; 0 is that of programs.
  private(set) var numbers: [Int]
  private let groups: [Group]
  private let weights: [[Int: Int]]
  private let row: GroupRow

  /// Keeps layers of a preset in its order, whatever links say.
  private static let order = 1_000_000

  init(of groups: [Group], in landscape: ProjectAnalysis) {
    self.groups = groups
    var weights = landscape.links.weights(between: groups.map(\.modules))
    let ranked = groups.indices.filter { groups[$0].presetRank != nil }
      .sorted { (groups[$0].presetRank ?? 0) < (groups[$1].presetRank ?? 0) }
    for (upper, lower) in zip(ranked, ranked.dropFirst()) {
      weights[upper][lower, default: 0] += Levels.order
    }
    for index in groups.indices {
      // Nothing stands above a program, whoever links it.
      weights[index] = weights[index].filter { !groups[$0.key].isPrograms }
    }
    self.weights = weights
    row = GroupRow(weights)
    numbers = Array(repeating: 0, count: groups.count)
    fall()
    sink()
  }

  /// Each group stands one level below the lowest of those that link it.
  private mutating func fall() {
    for index in groups.indices where !groups[index].isPrograms { numbers[index] = 1 }
    for index in row.order {
      for end in below(index) { numbers[end] = max(numbers[end], numbers[index] + 1) }
    }
  }

  /// What links nothing stands at the bottom, unless only programs link it and its name tells
  /// nothing; what is named like a lower layer stands as low as it can.
  private mutating func sink() {
    let linked = Set(groups.indices.filter { !groups[$0].isPrograms }.flatMap(below))
    let sinks = groups.indices.filter { index in
      !groups[index].isPrograms && below(index).isEmpty
        && (linked.contains(index) || UsualName.rank(of: groups[index].name) > Levels.middle)
    }
    let others = Set(groups.indices).subtracting(sinks)
    let bottom = (others.map { numbers[$0] }.max() ?? 0) + 1
    for index in sinks { numbers[index] = bottom }
    for index in row.order.reversed() where !groups[index].isPrograms {
      guard UsualName.rank(of: groups[index].name) > Levels.middle,
        let highest = below(index).map({ numbers[$0] }).min()
      else { continue }
      numbers[index] = max(numbers[index], highest - 1)
    }
  }

  /// From here on names tell of services and what is below them.
  private static let middle = 3

  private func below(_ index: Int) -> [Int] {
    weights[index].keys.filter { row.places[index] < row.places[$0] }
  }
}
