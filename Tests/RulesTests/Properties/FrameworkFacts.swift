import TestSupport

/// Everything that is wrong with a framework, worked out with no thought of speed from its links
/// alone, and how much of it; modules are named by their positions, which no renaming changes.
struct FrameworkFacts {
  private(set) var amounts: [[String]: Int] = [:]
  private let framework: EditedFramework
  private var reach: [[Bool]]

  static let fanIn = 2
  static let fanOut = 2
  static let depth = 2
  static let rules = """
    link-limit: {fan-in: \(fanIn), fan-out: \(fanOut), depth: \(depth)}
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
    addDepths()
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

  /// The depth of a module, if too deep, counts below a target without dependents, or for that
  /// target.
  private mutating func addDepths() {
    let modules = framework.modules.indices
    var depths = Array(repeating: 0, count: modules.count)
    for _ in modules {
      for link in framework.links where !areCyclic(link[0], link[1]) {
        for from in modules where from == link[0] || areCyclic(from, link[0]) {
          depths[from] = max(depths[from], depths[link[1]] + 1)
        }
      }
    }
    let tops = modules.filter { top in !modules.contains { reach[$0][top] } }
    for module in modules where depths[module] > Self.depth {
      if tops.contains(where: { $0 == module || reach[$0][module] }) {
        amounts[["depth", "\(module)"]] = depths[module]
      }
    }
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
