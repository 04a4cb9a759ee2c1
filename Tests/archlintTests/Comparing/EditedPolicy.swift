import TestSupport

/// A project and what it checks, drawn by lot, which can be edited: links and specs, layers, rules,
/// exceptions and settings.
struct EditedPolicy {
  static let layers = ["domain", "core", "shared"]
  static let linkRules = ["same-layer-link", "upward-link"]
  static let severities = ["off", "info", "warning", "error"]

  /// Modules are numbered; each has a letter, and a layer by its number.
  var modules = Set(0..<6)
  var links: Set<[Int]> = []
  /// Links with a comment that excuses them.
  var excused: Set<[Int]> = []
  var order = [0, 1, 2]
  var sameLayer = [0, 0, 0]
  var closed: Set<Int> = []
  /// The severity of each rule, as a position.
  var rules = ["same-layer-link": 3, "upward-link": 3, "cycle": 3]
  var fanIn = 3
  var forbidden: Set<[Int]> = []
  var exceptions: Set<Entry> = []
  var externals: Set<Int> = []
  /// Modules with a written role.
  var roles: [Int: String] = [:]
  var excluded: Set<Int> = []
  var never: Set<String> = []
  var growth = ["baseline": 1, "policy": 1]
  var allowsComments = true

  /// An exception in the configuration; an end is a module, or a layer as its number and 10.
  struct Entry: Hashable {
    let rule: String
    var ends: [Int]
    var most: Int?
  }

  init(using random: inout SplitMix) {
    for _ in 0..<7 { links.insert(link(using: &random)) }
    for _ in 0..<Int.random(in: 0...8, using: &random) { edit(using: &random) }
    modules = Set(0..<6)
  }

  static func name(of module: Int) -> String { ["A", "B", "C", "D", "E", "F"][module] }

  static func folder(of module: Int) -> String { "\(layers[module / 2])/\(name(of: module))" }

  /// Two that differ, of six modules.
  private func link(using random: inout SplitMix) -> [Int] {
    let from = Int.random(in: 0..<6, using: &random)
    return [from, (from + Int.random(in: 1..<6, using: &random)) % 6]
  }

  private func flipped<Value: Hashable>(_ value: Value, in set: Set<Value>) -> Set<Value> {
    set.symmetricDifference([value])
  }

  /// One edit of anything.
  mutating func edit(using random: inout SplitMix) {
    func number(_ most: Int) -> Int { Int.random(in: 0..<most, using: &random) }
    let module = number(6)
    switch number(19) {
    case 0: links.insert(link(using: &random))
    case 1: links.subtract(sorted.randomElement(using: &random).map { [$0] } ?? [])
    case 2:
      // A comment goes with its spec, and may be in another next: that is no case of these.
      if !excused.contains(where: { $0[0] == module }) { modules.remove(module) }
    case 3: sorted.randomElement(using: &random).map { excused = flipped($0, in: excused) }
    case 4: order.swapAt(number(3), number(3))
    case 5: sameLayer[number(3)] = number(3)
    case 6: closed = flipped(number(3), in: closed)
    case 7, 8: rules[rules.keys.sorted()[number(3)]] = number(4)
    case 9: fanIn = number(4) + 1
    case 10: forbidden = flipped(link(using: &random), in: forbidden)
    case 11, 12, 13:
      let ends = link(using: &random).map { number(3) == 0 ? 10 + $0 / 2 : $0 }
      let most = [nil, 1, 2][number(3)]
      exceptions.insert(Entry(rule: Self.linkRules[number(2)], ends: ends, most: most))
      if number(2) == 0 { exceptions.remove(exceptions.sorted { "\($0)" < "\($1)" }[0]) }
    case 14: externals = flipped(module, in: externals)
    case 15: roles[module] = [nil, "interface", "test-support"][number(3)]
    case 16: excluded = flipped(module, in: excluded)
    case 17: never = flipped(Self.linkRules[number(2)], in: never)
    default:
      growth[["baseline", "policy"][number(2)]] = number(3)
      allowsComments = number(2) == 0
    }
  }

  private var sorted: [[Int]] { links.sorted { $0.lexicographicallyPrecedes($1) } }

  /// Those that exist and are not excluded.
  var read: Set<Int> { modules.subtracting(excluded) }

  /// The files, each with its text; a deleted spec has none.
  var files: [String: String] {
    var files = [".archlint.yml": configuration]
    for module in modules { files["\(Self.folder(of: module))/project.yml"] = spec(of: module) }
    return files
  }

  private func spec(of module: Int) -> String {
    let own = sorted.filter { $0[0] == module }
    let entries = own.map { link in
      let comment = excused.contains(link) && allowsComments
      return "      - {framework: \(Self.name(of: link[1])).framework, implicit: true}"
        + (comment ? " # archlint:allow same-layer-link because x" : "")
    }
    let name = Self.name(of: module)
    let head = ["name: \(name)", "targets:", "  \(name):", "    type: framework"]
    let list = own.isEmpty ? [] : ["    dependencies:"] + entries
    return (head + ["    platform: iOS"] + list + [""]).joined(separator: "\n")
  }

  private var configuration: String {
    let list = { (items: [String]) in "[\(items.joined(separator: ", "))]" }
    let names = { (set: Set<Int>) in list(set.intersection(modules).sorted().map(Self.name)) }
    let named = { (role: String) in names(Set(roles.filter { $1 == role }.keys)) }
    let end = { (end: Int) in end < 10 ? Self.name(of: end) : Self.layers[end - 10] }
    let words = ["never", "interfaces", "allowed"]
    let layers = order.map { layer in
      "{\(Self.layers[layer]): {modules: '\(Self.layers[layer])/**', same-layer: "
        + "\(words[sameLayer[layer]]), closed: \(closed.contains(layer)), optional: true}}"
    }
    let entries = forbidden.sorted { $0.lexicographicallyPrecedes($1) }.map {
      "{from: \(Self.name(of: $0[0])), to: \(Self.name(of: $0[1])), because: x}"
    }
    let excuses = exceptions.map { exception in
      "{rule: \(exception.rule), from: \(end(exception.ends[0])), to: \(end(exception.ends[1])), "
        + "because: x\(exception.most.map { ", max: \($0)" } ?? "")}"
    }
    let hidden = excluded.intersection(modules).sorted().map { "\(Self.folder(of: $0))/**" }
    let level = { (key: String, least: String) in
      [least, "warning", "error"][growth[key] ?? 1]
    }
    return """
      layers: \(list(layers))
      rules:
      \(rules.sorted { $0.key < $1.key }.map { "  \($0): \(Self.severities[$1])\n" }.joined())\
        link-limit: {fan-in: \(fanIn)}
        forbidden-link: \(list(entries))
      exceptions: \(list(excuses.sorted()))
      externals: \(names(externals))
      roles: {test-support: \(named("test-support")), interface: \(named("interface"))}
      specs: {exclude: \(list(hidden))}
      baseline:
        never: \(list(never.sorted()))
        growth: \(level("baseline", "info"))
      policy: {growth: \(level("policy", "allowed"))}
      exceptions-in-specs: \(allowsComments)

      """
  }
}
