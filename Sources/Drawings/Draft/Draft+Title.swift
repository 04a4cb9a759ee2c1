extension Draft {
  /// What is drawn, in words: `Modules around ISSRadio`, or `Station: modules around ISSRadio`.
  var title: String {
    guard let project = view.project else { return subject.capitalizedFirst }
    return "\(project): \(subject)"
  }

  private var subject: String {
    let things = view.level.rawValue + "s"
    let base =
      switch view.part {
      case .everything: things
      case .around(let targets, let depth, let direction):
        "\(things) around \(names(targets))\(words(depth, direction))"
      case .below(let targets): "\(things) that \(names(targets)) is made of"
      case .between(let start, let end):
        "\(things) on the shortest chains from \(names([start])) to \(names([end]))"
      }
    let compared = view.since.map { "\(base), compared with \($0)" } ?? base
    if view.isLimitedToChanges { return compared + ", only what has changed" }
    return view.isLimitedToFindings ? compared + ", only what has findings" : compared
  }

  private func names(_ targets: [TargetID]) -> String {
    targets.map { target in
      let name = architecture.graph.name(of: target)
      guard let box = boxOfNumber[target.index], boxes[box].name != name else { return name }
      return "\(name) in \(boxes[box].name)"
    }.joined(separator: ", ")
  }

  private func words(_ depth: Int?, _ direction: DrawingView.Direction) -> String {
    let steps = depth.map { ", \($0.of("step"))" } ?? ""
    return steps + (direction == .both ? " up and down" : " \(direction.rawValue)")
  }
}

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
