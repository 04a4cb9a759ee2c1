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
    case 0: rename(using: &random)
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

/// Everything that is wrong with a framework, worked out with no thought of speed from its links
/// alone, and how much of it; modules are named by their positions, which no renaming changes.
struct FrameworkFacts {
  private(set) var amounts: [[String]: Int] = [:]
  private let framework: EditedFramework
  private var reach: [[Bool]]

  static let fanIn = 2
  static let fanOut = 2
  static let rules = """
    link-limit: {fan-in: \(fanIn), fan-out: \(fanOut)}
    forbidden-link:
      - {from: domain, to: [core, domain], indirect: true, because: x}
    independent-modules:
      - {modules: [domain, core], because: x}
    """

  init(_ framework: EditedFramework) {
    self.framework = framework
    let count = framework.modules.count
    reach = Array(repeating: Array(repeating: false, count: count), count: count)
    reach = closure { _ in true }
    for link in framework.links { add(link: link[0], link[1]) }
    for module in 0..<count { add(counts: module) }
    addForbidden()
    addDependent()
  }

  /// Whether something is wrong that was not, or more wrong than it was.
  func isWorse(than before: FrameworkFacts) -> Bool {
    amounts.contains { $1 > before.amounts[$0] ?? 0 }
  }

  /// Which module leads to which, over one link or more, through modules that may be passed.
  private func closure(through isPassed: (Int) -> Bool) -> [[Bool]] {
    let count = framework.modules.count
    var reach = Array(repeating: Array(repeating: false, count: count), count: count)
    for link in framework.links { reach[link[0]][link[1]] = true }
    for middle in 0..<count where isPassed(middle) {
      for from in 0..<count where reach[from][middle] {
        for to in 0..<count where reach[middle][to] { reach[from][to] = true }
      }
    }
    return reach
  }

  private mutating func add(link from: Int, _ to: Int) {
    let layers = [from, to].map { framework.modules[$0].layer }
    let ranks = layers.map { RandomWorkspace.layerNames.firstIndex(of: $0) ?? 0 }
    if from != to, ranks[0] >= ranks[1] { amounts[["link", "\(from)", "\(to)"]] = 1 }
    if reach[to][from] { amounts[["cycle", "\(from)", "\(to)"]] = 1 }
  }

  private mutating func add(counts module: Int) {
    let into = framework.links.count { $0[1] == module }
    let out = framework.links.count { $0[0] == module }
    if into > Self.fanIn { amounts[["fan-in", "\(module)"]] = into }
    if out > Self.fanOut { amounts[["fan-out", "\(module)"]] = out }
  }

  private func areCyclic(_ one: Int, _ other: Int) -> Bool {
    reach[one][other] && reach[other][one]
  }

  private mutating func addForbidden() {
    func isIn(_ module: Int, _ layers: String...) -> Bool {
      layers.contains(framework.modules[module].layer)
    }
    let chains = closure { !isIn($0, "domain") }
    for from in framework.modules.indices where isIn(from, "domain") {
      for to in framework.modules.indices where isIn(to, "core", "domain") && from != to {
        if chains[from][to] { amounts[["forbidden", "\(from)", "\(to)"]] = 1 }
      }
    }
  }

  private mutating func addDependent() {
    let groups = framework.modules.map { ["domain", "core"].contains($0.layer) ? $0.layer : nil }
    for link in framework.links {
      guard let from = groups[link[0]], let to = groups[link[1]], from != to else { continue }
      amounts[["dependent", "\(link[0])", "\(link[1])"]] = 1
    }
    let chains = closure { groups[$0] == nil }
    for from in groups.indices where groups[from] != nil {
      for link in framework.links where groups[link[0]] == nil {
        guard let to = groups[link[1]], to != groups[from] else { continue }
        if chains[from][link[0]] { amounts[["dependent over others", "\(from)", to]] = 1 }
      }
    }
  }
}
