import TestSupport

/// A framework drawn by lot, which can be edited: modules in layers, and links of all kinds.
struct EditedFramework {
  private(set) var modules: [Module] = []
  /// Links by the positions of both ends.
  private(set) var links: Set<[Int]> = []
  private var next = 0

  /// A target, alone in its project.
  struct Module {
    var name: String
    var project: String
    let layer: String

    var identity: String { "\(project)/\(name)" }
  }

  init(using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 3...9, using: &random) { addModule(using: &random) }
    for _ in 0..<Int.random(in: 2...16, using: &random) { addLink(using: &random) }
  }

  var drawing: String {
    let places = modules.filter { $0.layer != "" }.map { "\($0.layer)/\($0.project): \($0.name)" }
    return
      (places
      + links.sorted { $0.lexicographicallyPrecedes($1) }.map {
        "\(modules[$0[0]].name) -> \(modules[$0[1]].name)"
      }).joined(separator: "\n")
  }

  mutating func addModule(using random: inout SplitMix) {
    let layer = RandomWorkspace.layerNames.randomElement(using: &random) ?? ""
    modules.append(Module(name: "M\(next)", project: "P\(next)", layer: layer))
    next += 1
  }

  mutating func addLink(using random: inout SplitMix) {
    links.insert([
      Int.random(in: modules.indices, using: &random),
      Int.random(in: modules.indices, using: &random),
    ])
  }

  mutating func removeLink(using random: inout SplitMix) {
    if let link = links.sorted(by: { $0.lexicographicallyPrecedes($1) }).randomElement(
      using: &random)
    {
      links.remove(link)
    }
  }

  /// Gives a module, its project or both a name that nobody had.
  mutating func rename(using random: inout SplitMix) {
    let index = Int.random(in: modules.indices, using: &random)
    let kind = Int.random(in: 0..<3, using: &random)
    if kind != 0 { modules[index].name = "M\(next)" }
    if kind != 1 { modules[index].project = "P\(next)" }
    next += 1
  }

  /// One edit: links come and go, or modules are renamed, perhaps both.
  mutating func edit(using random: inout SplitMix) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...3, using: &random) { rename(using: &random) }
    case 1:
      rename(using: &random)
      addLink(using: &random)
    case 2: removeLink(using: &random)
    case 3: addLink(using: &random)
    case 4:
      removeLink(using: &random)
      addLink(using: &random)
    default:
      addModule(using: &random)
      links.insert([Int.random(in: modules.indices, using: &random), modules.count - 1])
      links.insert([modules.count - 1, Int.random(in: modules.indices, using: &random)])
    }
  }
}
