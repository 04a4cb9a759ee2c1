/// Changes layers of which links show that they hold what belongs elsewhere.
struct LayerMoves {
  private(set) var layers: [Group]
  private let project: ProjectAnalysis
  /// Which of the layers each module is in.
  private var positions: [TargetID: Int] = [:]

  init(of layers: [Group], in project: ProjectAnalysis) {
    (self.layers, self.project) = (layers, project)
    for (index, layer) in layers.enumerated() {
      for module in layer.modules { positions[module] = index }
    }
    raiseKin()
    raiseTops()
    sink()
    raiseAbove()
    self.layers.removeAll(where: \.modules.isEmpty)
  }

  private func places(of modules: Set<TargetID>) -> [Int] {
    Set(modules.compactMap { positions[$0] }).sorted()
  }

  private func users(of module: TargetID) -> [Int] {
    places(of: project.links.predecessors(of: module))
  }

  private func parts(of module: TargetID) -> [Int] {
    places(of: project.links.successors(of: module))
  }

  private mutating func move(_ module: TargetID, from old: Int, to new: Int) {
    layers[old].remove(module)
    layers[new].add([module])
    positions[module] = new
  }

  /// Moves modules without a usual name to the features that share their last word, and that alone
  /// link them: `TokenModule` to `SwapModule`.
  private mutating func raiseKin() {
    guard let top = layers.firstIndex(where: { $0.areFeatures && $0.evidence == .links }) else {
      return
    }
    func word(_ module: TargetID) -> String? {
      NameWords.stem(of: project.name(of: module)).dropFirst().last
    }
    for index in layers.indices where index > top && layers[index].evidence == .links {
      let all = layers[index].modules
      let here = all.compactMap(word).counts
      let there = layers[top].modules.compactMap(word).counts
      let kin = all.filter { module in
        guard let last = word(module), project.usualName(of: module) == nil,
          !RoleSearch.implementations.contains(last), users(of: module).contains(top)
        else { return false }
        let features = there[last, default: 0]
        return features > 1 && features * 2 >= layers[top].modules.count
          && here[last, default: 0] * 2 < all.count
      }
      let areLinkedAbove = kin.allSatisfy { module in
        places(of: project.links.predecessors(of: module).subtracting(kin)).allSatisfy { $0 <= top }
      }
      if areLinkedAbove { for module in kin { move(module, from: index, to: top) } }
    }
  }

  /// Moves what puts modules together, by its name and its users, to the higher layer that it links.
  private mutating func raiseTops() {
    for index in layers.indices where layers[index].presetRank == nil {
      for module in layers[index].modules where NameWords.isTop(project.name(of: module)) {
        guard let upper = parts(of: module).first, upper < index, !layers[upper].isPrograms,
          layers[upper].evidence == .links, users(of: module).allSatisfy({ $0 <= upper })
        else { continue }
        move(module, from: index, to: upper)
      }
    }
  }

  /// Makes a module that links several of a higher layer, and that only what is above that links, a
  /// layer above it.
  private mutating func raiseAbove() {
    for index in layers.indices.reversed() where layers[index].presetRank == nil {
      for module in layers[index].modules where layers.count < LayerStack.most {
        guard let upper = parts(of: module).first, upper < index, !layers[upper].isPrograms,
          project.links.successors(of: module).intersection(layers[upper].modules).count
            >= LayerStack.leastParts, users(of: module).allSatisfy({ $0 < upper })
        else { continue }
        layers[index].remove(module)
        layers.insert(Group(project.layerName(of: module), [module], .name), at: upper)
        positions = positions.mapValues { $0 < upper ? $0 : $0 + 1 }
        positions[module] = upper
        return raiseAbove()
      }
    }
  }

  /// Moves modules that a lower layer links, and that link only what is lower still: to the lowest
  /// loose layer above that, or to one of their own if they link nothing.
  private mutating func sink() {
    for index in layers.indices {
      for module in layers[index].modules where mayLeave(module, layers[index]) {
        guard let user = users(of: module).last, user > index else { continue }
        let parts = parts(of: module)
        let least = parts.first ?? layers.count
        guard least >= user else { continue }
        let below = layers.indices.last {
          $0 > user && $0 <= least && (layers[$0].evidence == .links || layers[$0].isCalledLow)
        }
        if let place = below ?? (layers[user].evidence == .links ? user : nil) {
          move(module, from: index, to: place)
        } else if parts.isEmpty, layers.count < LayerStack.most {
          layers[index].remove(module)
          positions[module] = layers.count
          layers.append(Group(project.layerName(of: module), [module], .name))
        }
      }
    }
  }

  /// Whether a layer holds a module for a weak reason: by links, by the first word of few, or by a folder
  /// although it has the name of what all others build on.
  private func mayLeave(_ module: TargetID, _ layer: Group) -> Bool {
    switch layer.evidence {
    case .links: true
    case .word(let word): !word.isLast && layer.modules.count < 4
    case .folder:
      (project.usualName(of: module)?.rank ?? 0) >= UsualName.lowRank
        && project.links.successors(of: module).isEmpty
    default: false
    }
  }
}
