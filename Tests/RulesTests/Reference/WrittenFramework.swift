import Findings
import Modules
import TestSupport

/// A framework and a configuration for it, both drawn by lot, with everything written down: the
/// layer of each folder, the role of each target, what may link what, and what is accepted.
struct WrittenFramework {
  private(set) var targets: [Part] = []
  /// By the positions of both ends, in the order of the drawing.
  private(set) var links: [Dependency] = []
  /// Top to bottom; a folder that is none of them is no layer.
  private(set) var layers: [WrittenLayer] = []
  /// What is forbidden, protected and allowed, and how severe the rules are.
  var policy = Policy()
  var exceptions: [Accepted] = []

  /// A target, and the module that it is part of.
  struct Part: Hashable {
    let name: String
    let module: String
    let folder: String
    let role: Role
    /// Whether it is an app or an extension, with any role.
    let isProgram: Bool
  }

  struct Dependency: Hashable {
    let from: Int
    let to: Int
    let arrow: String
  }

  struct WrittenLayer {
    let name: String
    let policy: Layer.SameLayer
    let isClosed: Bool
  }

  /// What a configuration says about single links; names are those of targets or layers.
  struct Policy {
    var forbidden: [Entry] = []
    var protected: [Entry] = []
    var allowed: [Entry] = []
    var severities: [String: Severity] = [:]

    /// Leaves out what it says about a rule.
    mutating func drop(_ rule: String) {
      if rule == "forbidden-link" { forbidden = [] }
      if rule == "protected" { protected = [] }
      if rule == "allowed-links" { allowed = [] }
      severities[rule] = nil
    }

    struct Entry {
      let from: [String]
      let to: [String]
      let severity: Severity
    }
  }

  /// An exception: the rule, and the names of both ends.
  struct Accepted {
    let rule: String
    let from: String
    let to: String?
  }

  static let layerNames = ["app", "domain", "service", "core"]
  static let rules = [
    "forbidden-link", "protected", "mock-in-production", "interface-links-implementation",
    "mock-links-implementation", "upward-link", "same-layer-link", "closed-layer",
    "prefer-interface", "allowed-links",
  ]
  private static let names = [
    "Antenna", "AntennaCell", "Battery", "Camera", "Docking", "Engine", "Fuel", "Gyro",
  ]

  init(using random: inout SplitMix) {
    layers = Self.layerNames.map { name in
      WrittenLayer(
        name: name, policy: Layer.SameLayer.allCases.randomElement(using: &random) ?? .never,
        isClosed: Int.random(in: 0..<4, using: &random) == 0)
    }
    for name in Self.names.prefix(Int.random(in: 2...8, using: &random)) {
      addModule(name, using: &random)
    }
    targets.append(Part(name: "Main", module: "Main", folder: "app", role: .app, isProgram: true))
    if Bool.random(using: &random) {
      targets.append(
        Part(name: "Trial", module: "Trial", folder: "tries", role: .development, isProgram: true))
    }
    addLinks(using: &random)
    addPolicy(using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      exceptions.append(
        Accepted(
          rule: Self.rules.randomElement(using: &random) ?? "", from: name(using: &random),
          to: Bool.random(using: &random) ? name(using: &random) : nil))
    }
  }

  /// The drawing, in which every role is a tag.
  var drawing: String {
    let specs = Dictionary(grouping: targets) { "\($0.folder)/\($0.module)" }
    let lines = specs.sorted { $0.key < $1.key }.map { path, parts in
      "\(path): "
        + parts.map { "\($0.name)(\(Self.type(of: $0)) role:\($0.role.rawValue))" }
        .joined(separator: ", ")
    }
    return
      (lines + links.map { "\(targets[$0.from].name) \($0.arrow) \(targets[$0.to].name)" })
      .joined(separator: "\n")
  }

  var blueprint: Blueprint {
    Blueprint(
      layers: layers.map {
        Layer($0.name, [Pattern("\($0.name)/**")], sameLayer: $0.policy, isClosed: $0.isClosed)
      },
      roles: [
        .interface: [RolePattern(Pattern("*Core"))], .mock: [RolePattern(Pattern("*Mock"))],
      ], folderNames: .ignored)
  }

  /// What would stand under `rules:`.
  var settings: String {
    func list(_ rule: String, _ entries: [Policy.Entry], _ keys: (String, String)) -> String {
      guard !entries.isEmpty else { return "\(rule): off\n" }
      return "\(rule):\n"
        + entries.map {
          "  - {\(keys.0): [\($0.from.joined(separator: ", "))], "
            + "\(keys.1): [\($0.to.joined(separator: ", "))], because: x, "
            + "severity: \($0.severity.rawValue)}\n"
        }.joined()
    }
    return list("forbidden-link", policy.forbidden, ("from", "to"))
      + list("protected", policy.protected, ("modules", "only"))
      + list("allowed-links", policy.allowed, ("from", "to"))
      + policy.severities.sorted { $0.key < $1.key }.map { "\($0): \($1.rawValue)\n" }.joined()
  }

  /// The exceptions as a configuration has them.
  var written: [Exception] {
    exceptions.enumerated().map { number, accepted in
      let selector = { (name: String) in Selector([Selector.Alternative(name)].compactMap { $0 }) }
      return Exception(
        rule: accepted.rule,
        scope: .ends(from: selector(accepted.from), to: accepted.to.map(selector)), reason: "x",
        at: .init(file: ".archlint.yml", line: number + 1, column: 1))
    }
  }

  private static func type(of part: Part) -> String {
    switch part.role {
    case .unitTests: "unit-tests"
    case .extension: "extension"
    default: part.isProgram ? "app" : "framework"
    }
  }

  /// A module of an implementation and some companions.
  private mutating func addModule(_ name: String, using random: inout SplitMix) {
    let folder = (Self.layerNames + ["misc"]).randomElement(using: &random) ?? ""
    func add(_ ending: String, _ role: Role, isProgram: Bool = false) {
      targets.append(
        Part(name: name + ending, module: name, folder: folder, role: role, isProgram: isProgram))
    }
    let root = Int.random(in: 0..<8, using: &random) == 0
    add("", root ? .compositionRoot : .implementation)
    if Bool.random(using: &random) { add("Core", .interface) }
    if Bool.random(using: &random) { add("Mock", .mock) }
    if Bool.random(using: &random) { add("Tests", .unitTests) }
    if Int.random(in: 0..<4, using: &random) == 0 { add("TestSupport", .testSupport) }
    if Int.random(in: 0..<4, using: &random) == 0 { add("HostApp", .hostApp, isProgram: true) }
  }

  private mutating func addLinks(using random: inout SplitMix) {
    var known: Set<[Int]> = []
    for _ in 0..<Int.random(in: 4...30, using: &random) {
      let (from, to) = (
        Int.random(in: targets.indices, using: &random),
        Int.random(in: targets.indices, using: &random)
      )
      guard from != to, !targets[to].isProgram, targets[to].role != .unitTests,
        known.insert([from, to]).inserted
      else { continue }
      let arrow = ["->", "->", "=>", "~>", ".>", "@>"].randomElement(using: &random) ?? "->"
      links.append(Dependency(from: from, to: to, arrow: arrow))
    }
  }

  private mutating func addPolicy(using random: inout SplitMix) {
    policy.forbidden = entries(upTo: 2, using: &random)
    policy.protected = entries(upTo: 2, using: &random)
    policy.allowed = entries(upTo: 1, using: &random)
    for rule in Self.rules[2..<9] where Int.random(in: 0..<5, using: &random) == 0 {
      policy.severities[rule] = Severity.allCases.randomElement(using: &random)
    }
  }

  private func entries(upTo most: Int, using random: inout SplitMix) -> [Policy.Entry] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in entry(using: &random) }
  }

  func entry(using random: inout SplitMix) -> Policy.Entry {
    Policy.Entry(
      from: ends(using: &random), to: ends(using: &random),
      severity: Severity.allCases.randomElement(using: &random) ?? .error)
  }

  private func ends(using random: inout SplitMix) -> [String] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0..<4, using: &random) == 0
        ? Self.layerNames.randomElement(using: &random) ?? "" : name(using: &random)
    }
  }

  private func name(using random: inout SplitMix) -> String {
    targets.randomElement(using: &random)?.name ?? ""
  }
}
