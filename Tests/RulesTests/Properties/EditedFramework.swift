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
    var isGone = false

    var identity: String { "\(project)/\(name)" }
  }

  init(using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 3...9, using: &random) { addModule(using: &random) }
    for _ in 0..<Int.random(in: 2...16, using: &random) { addLink(using: &random) }
  }

  var drawing: String {
    let places = modules.filter { $0.layer != "" && !$0.isGone }.map {
      "\($0.layer)/\($0.project): \($0.name)"
    }
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

  /// The positions of those that are still there.
  private var present: [Int] { modules.indices.filter { !modules[$0].isGone } }

  private func anyModule(using random: inout SplitMix) -> Int {
    present.randomElement(using: &random) ?? 0
  }

  mutating func addLink(using random: inout SplitMix) {
    links.insert([anyModule(using: &random), anyModule(using: &random)])
  }

  mutating func removeLink(using random: inout SplitMix) {
    if let link = links.sorted(by: { $0.lexicographicallyPrecedes($1) }).randomElement(
      using: &random)
    {
      links.remove(link)
    }
  }

  /// Gives a module, its project or both a new name; not one of two look-alikes, which only their
  /// sources would distinguish.
  mutating func rename(using random: inout SplitMix) {
    let index = anyModule(using: &random)
    guard !present.contains(where: { $0 != index && neighbors(of: $0) == neighbors(of: index) })
    else { return }
    let kind = Int.random(in: 0..<3, using: &random)
    if kind != 0 { modules[index].name = "M\(next)" }
    if kind != 1 { modules[index].project = "P\(next)" }
    next += 1
  }

  private func neighbors(of index: Int) -> Set<[Int]> {
    Set(links.filter { $0.contains(index) }.map { $0.map { $0 == index ? -1 : $0 } })
  }

  /// Takes a module away, and adds one that shares no neighbor with it.
  mutating func replace(using random: inout SplitMix) {
    let index = anyModule(using: &random)
    let former = links.filter { $0.contains(index) }
    modules[index].isGone = true
    links.subtract(former)
    let strangers = present.filter { !former.joined().contains($0) }
    addModule(using: &random)
    if let other = strangers.randomElement(using: &random) {
      links.insert(
        Bool.random(using: &random) ? [modules.count - 1, other] : [other, modules.count - 1])
    }
  }

  /// One edit: links come and go, or modules are renamed or replaced, perhaps both.
  mutating func edit(using random: inout SplitMix) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      // Without sources only neighbors show who was renamed: half of them keep their names.
      for _ in 0..<min(Int.random(in: 1...3, using: &random), present.count / 2) {
        rename(using: &random)
      }
    case 1:
      rename(using: &random)
      addLink(using: &random)
    case 2: removeLink(using: &random)
    case 3: addLink(using: &random)
    case 4:
      removeLink(using: &random)
      addLink(using: &random)
    case 5: replace(using: &random)
    case 6:
      // Several at once may grow a cycle, or join two.
      for _ in 0..<Int.random(in: 2...4, using: &random) { addLink(using: &random) }
    default:
      addModule(using: &random)
      links.insert([anyModule(using: &random), modules.count - 1])
      links.insert([modules.count - 1, anyModule(using: &random)])
    }
  }
}
