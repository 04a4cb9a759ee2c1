internal import Modules

/// Decides which box stands for which target.
struct Boxing {
  let architecture: Architecture
  let view: DrawingView
  private let images: LoadedImages
  private(set) var boxes: [Drawing.Box] = []
  private(set) var boxOfTarget: [Int?]
  private(set) var isSilent: [Bool]
  private(set) var boxOfExternal: [Int?]
  /// How many targets share each box with the one it is named after.
  private(set) var folded: [Int] = []
  /// How many targets belong to no box.
  private(set) var looseCount = 0

  init(architecture: Architecture, view: DrawingView) {
    self.architecture = architecture
    self.view = view
    images = LoadedImages(of: architecture.graph)
    boxOfTarget = Array(repeating: nil, count: architecture.graph.targets.count)
    isSilent = Array(repeating: false, count: architecture.graph.targets.count)
    boxOfExternal = Array(repeating: nil, count: architecture.graph.externals.count)
  }

  mutating func addTargets() {
    switch view.level {
    case .target: for id in architecture.graph.targetIDs { addBox(for: id) }
    case .module: for module in architecture.modules { add(module) }
    case .layer: addLayers()
    }
  }

  mutating func addExternals() {
    guard view.extras.contains(.externals) else { return }
    for (index, external) in architecture.graph.externals.enumerated() {
      boxOfExternal[index] = boxes.count
      let detail = external.kind == .unknown ? "" : external.kind.rawValue
      append(
        .init(
          name: external.name, detail: detail, kind: .external,
          band: architecture.layers.count + 1, place: nil))
    }
  }

  /// A box for a module, and one for each companion that is to be seen.
  private mutating func add(_ module: Module) {
    let folded = module.targets.filter { !isShown($0) }
    for id in module.targets where isShown(id) { addBox(for: id) }
    guard let main = module.mains.first ?? folded.first(where: { !isCompanion($0) }) else {
      // A stray test or mock makes no module of its own.
      looseCount += folded.count
      for id in folded { isSilent[id.index] = true }
      return
    }
    let box = boxes.count
    append(
      .init(
        name: module.name, detail: FoldedTargets.words(for: folded, of: module, in: architecture),
        kind: .role(architecture.role(of: main)), band: band(of: module.layer),
        place: architecture.graph[main].place, images: imageCount(of: main)),
      folding: folded.count - 1)
    for id in folded {
      boxOfTarget[id.index] = box
      isSilent[id.index] = isCompanion(id)
    }
  }

  private mutating func addLayers() {
    var sizes = [Int](repeating: 0, count: architecture.layers.count + 1)
    for module in architecture.modules where !module.mains.isEmpty {
      sizes[band(of: module.layer)] += 1
    }
    let names = architecture.layers.map(\.name) + [Draft.unlayered]
    for (index, size) in sizes.enumerated() {
      append(
        .init(
          name: names[index], detail: Count.of(size, "module"), kind: .layer, band: index,
          place: index < architecture.layers.count ? architecture.layers[index].place : nil))
    }
    for id in architecture.graph.targetIDs {
      boxOfTarget[id.index] = band(of: architecture.layer(of: id))
      folded[band(of: architecture.layer(of: id))] += 1
      isSilent[id.index] = isCompanion(id)
    }
  }

  private mutating func append(_ box: Drawing.Box, folding count: Int = 0) {
    boxes.append(box)
    folded.append(count)
  }

  private mutating func addBox(for id: TargetID) {
    boxOfTarget[id.index] = boxes.count
    append(
      .init(
        name: architecture.graph.name(of: id), detail: "",
        kind: .role(architecture.role(of: id)), band: band(of: architecture.layer(of: id)),
        place: architecture.graph[id].place, images: imageCount(of: id)))
  }

  private func imageCount(of id: TargetID) -> Int? {
    architecture.role(of: id) == .app ? images.count(of: id) : nil
  }

  private func band(of layer: LayerID?) -> Int { layer?.index ?? architecture.layers.count }

  /// Whether a companion was asked for, so that it gets a box beside its module.
  private func isShown(_ id: TargetID) -> Bool {
    switch architecture.role(of: id) {
    case .unitTests, .uiTests, .hostApp: view.extras.contains(.tests)
    case .mock: view.extras.contains(.mocks)
    default: false
    }
  }

  /// Whether a target serves tests only, so that its links say nothing about the product.
  private func isCompanion(_ id: TargetID) -> Bool {
    switch architecture.role(of: id) {
    case .unitTests, .uiTests, .hostApp, .mock: true
    default: false
    }
  }
}
