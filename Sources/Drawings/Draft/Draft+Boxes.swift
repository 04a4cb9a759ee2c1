// Which box stands for which target.
extension Draft {
  static let unlayered = "no layer"

  mutating func addBoxes() {
    let graph = architecture.graph
    switch view.level {
    case .target: for id in graph.targetIDs { addBox(for: id) }
    case .module: for module in architecture.modules { addBoxes(for: module) }
    case .layer: addLayers()
    }
    guard view.extras.contains(.externals) else { return }
    for (index, external) in graph.externals.enumerated() {
      let detail = external.kind == .unknown ? "" : external.kind.rawValue
      boxOfNumber[graph.targets.count + index] = append(
        .init(
          name: external.name, detail: detail, meaning: .external,
          band: architecture.layers.count + 1))
    }
  }

  /// A box for a module, and one for each companion that is to be seen.
  private mutating func addBoxes(for module: Module) {
    let apart = module.targets.filter { isShown($0) || isElsewhere($0, than: module) }
    let folded = module.targets.filter { !apart.contains($0) }
    for id in apart {
      addBox(for: id)
      boxes[boxes.count - 1].isPart = true
    }
    guard let main = module.mains.first ?? folded.first(where: makesBox) else {
      // Stray tests, mocks and targets that only order the build are not modules.
      omissions.loose += folded.count
      for id in folded { isSilent[id.index] = true }
      return
    }
    let box = append(
      main, named: module.name, words(for: folded.filter { $0 != main }),
      in: module.layer, hiding: folded.count - 1)
    for id in folded {
      boxOfNumber[id.index] = box
      isSilent[id.index] = isCompanion(id)
    }
  }

  private mutating func addLayers() {
    var sizes = [Int](repeating: 0, count: architecture.layers.count + 1)
    for module in architecture.modules where !module.mains.isEmpty {
      sizes[band(of: module.layer)] += 1
    }
    for (index, name) in (architecture.layers.map(\.name) + [Draft.unlayered]).enumerated() {
      append(.init(name: name, detail: sizes[index].of("module"), meaning: .layer, band: index))
      if sizes[index] == 0 { emptyLayers.insert(index) }
    }
    for id in architecture.graph.targetIDs {
      let box = band(of: architecture.layer(of: id))
      boxOfNumber[id.index] = box
      hidden[box].targets += 1
      isSilent[id.index] = isCompanion(id) && !isShown(id)
    }
  }

  private mutating func addBox(for id: TargetID) {
    boxOfNumber[id.index] = append(
      id, named: architecture.graph.name(of: id), in: architecture.layer(of: id))
  }

  private mutating func append(
    _ id: TargetID, named name: String, _ detail: String = "", in layer: LayerID?,
    hiding targets: Int = 0
  ) -> Int {
    let spec = architecture.graph[architecture.graph[id].spec]
    return append(
      .init(
        name: name, detail: detail, meaning: .role(architecture.role(of: id)),
        band: band(of: layer), home: spec.folder, file: spec.path,
        owner: view.owner(spec.path) ?? "", images: imageCount(of: id)),
      hiding: targets)
  }

  private func band(of layer: LayerID?) -> Int { layer?.index ?? architecture.layers.count }

  /// The number of the workspace's dynamic images that an app loads at launch; nil for others.
  private func imageCount(of id: TargetID) -> Int? {
    guard architecture.role(of: id) == .app else { return nil }
    return linking.closure(of: id.index).count {
      architecture.graph.targets[$0].linkage == .dynamic
    }
  }

  /// Whether a companion was requested, so that it gets a box next to its module.
  private func isShown(_ id: TargetID) -> Bool {
    guard isCompanion(id) else { return false }
    let extra: DrawingView.Extra = architecture.role(of: id) == .mock ? .mocks : .tests
    return view.extras.contains(extra) || asked.contains(architecture.graph.name(of: id))
  }

  /// Whether a target is the interface of a module in another layer, such as a port of the domain
  /// that an adapter implements: links to it don't lead to that layer.
  private func isElsewhere(_ id: TargetID, than module: Module) -> Bool {
    architecture.role(of: id) == .interface && id != module.mains.first
      && architecture.layer(of: id) != module.layer
  }

  /// Whether a target serves tests only, so that its links say nothing about the product.
  private func isCompanion(_ id: TargetID) -> Bool { architecture.role(of: id).isCompanion }

  private func makesBox(_ id: TargetID) -> Bool {
    let graph = architecture.graph
    return !isCompanion(id) && (graph.isNative(id) || !graph.linkIndices(to: id).isEmpty)
  }

  /// What is folded into a module, such as `interface, mock, 2 tests`.
  private func words(for companions: [TargetID]) -> String {
    Draft.groups.compactMap { group in
      let count = companions.count { group.roles.contains(architecture.role(of: $0)) }
      return count == 0 ? nil : count == 1 ? group.one : "\(count) \(group.many)"
    }.joined(separator: ", ")
  }

  /// In the order in which a module is built up.
  private static let groups: [(roles: Set<Role>, one: String, many: String)] = [
    ([.implementation, .compositionRoot, .app], "implementation", "implementations"),
    ([.interface], "interface", "interfaces"), ([.mock], "mock", "mocks"),
    ([.testSupport], "test support", "test supports"), ([.extension], "extension", "extensions"),
    ([.unitTests, .uiTests], "tests", "tests"),
    ([.hostApp, .development], "host app", "host apps"),
    ([.tool, .bundle, .other], "other target", "other targets"),
  ]
}
