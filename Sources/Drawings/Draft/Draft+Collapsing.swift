// Removes boxes by name, and groups modules in one box.
extension Draft {
  /// Removes excluded boxes; their links are removed when views are cut out.
  mutating func exclude() {
    for (index, box) in boxes.enumerated() where view.exclude.contains(where: { $0.fits(box) }) {
      isKept[index] = false
      omissions.excluded += 1
    }
  }

  /// Groups modules of one layer in a box if they have the same key, such as an owner.
  ///
  /// A single module is not grouped, except in a comparison, where it may have been one of several.
  mutating func collapse() {
    guard !view.collapse.isEmpty, view.level == .module else { return }
    var modulesOfPile: [CollapsedBox: [Int]] = [:]
    for box in boxes.indices where isKept[box] {
      guard let name = pileName(of: boxes[box]) else { continue }
      modulesOfPile[CollapsedBox(name: name, band: boxes[box].band), default: []].append(box)
    }
    let piles = modulesOfPile.filter { $0.value.count > 1 || view.since != nil }
    var moved = Array(boxes.indices)
    for (pile, modules) in piles.sorted(by: { $0.value[0] < $1.value[0] }) {
      let targets = modules.reduce(0) { $0 + hidden[$1].targets + 1 }
      let box = append(
        .init(
          name: pile.name, detail: modules.count.of("module"), meaning: .group,
          band: pile.band, home: boxes[modules[0]].home, owner: boxes[modules[0]].owner),
        hiding: targets)
      for module in modules {
        moved[module] = box
        isKept[module] = false
        hidden[module] = Hidden()
      }
    }
    for number in boxOfNumber.indices {
      boxOfNumber[number] = boxOfNumber[number].map { moved[$0] }
    }
  }

  /// Returns the key that a box is grouped by, if it has one of the requested ones.
  private func pileName(of box: Drawing.Box) -> String? {
    guard case .role(let role) = box.meaning, !role.isCompanion else { return nil }
    let names = view.collapse.lazy.map { collapse -> String in
      switch collapse {
      case .by(let grouping): box.group(by: grouping)
      case .apps: role == .app ? "apps" : ""
      case .matching(let pattern): pattern.fits(box) ? pattern.text : ""
      }
    }
    return names.first { !$0.isEmpty }
  }
}

/// The common key of several modules, and their band.
private struct CollapsedBox: Hashable {
  let name: String
  let band: Int
}

extension Pattern {
  /// Whether it is for a box, by its name or by the folder of its spec.
  fileprivate func fits(_ box: Drawing.Box) -> Bool {
    isPath ? orBelow.matches(path: box.home) : matches(name: box.name)
  }
}
