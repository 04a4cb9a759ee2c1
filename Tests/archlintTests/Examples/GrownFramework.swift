import TestSupport

/// A random but realistic application framework, the same for the same number of modules.
///
/// Modules are in folders by topic, link a few below them and some hubs that all link, and break
/// the order here and there.
struct GrownFramework {
  /// A module, its companions, and the modules that it links.
  struct Module {
    let name: String
    let folder: String
    var companions: [String]
    var links: [String] = []
    /// Of those that it links, whose implementation it takes although there is an interface.
    var shortcuts: Set<String> = []
  }

  private(set) var layers: [[Module]]

  /// The layers, how many of a hundred modules each has, and what their modules do.
  private static let plan: [(name: String, share: Int, nouns: [String])] = [
    ("app", 4, ["App"]),
    ("domain", 34, words("Roster Schedule Planner Monitor Journal Stock Survey Training Report")),
    ("service", 30, words("Feed Sync Gateway Recorder Alerts Forecast Export Upload")),
    ("core", 26, words("Models Units Parser Storage Protocol Rules Charts")),
    ("shared", 6, ["Kit"]),
  ]
  private static let topics = words(
    "Crew Flight Science Docking Power Cargo Medical Radio Thermal Robotics Water Airlock")
  private static let apps = words(
    "Cosmonaut Laboratory Overview Control Hatch Rescue Simulator Visitor Archive Antenna Garden "
      + "Orbit")
  private static let kits = words(
    "Logging Design Network Persistence Formatting Settings Metrics Security Images Testing Clock "
      + "Maps Audio Video Search Analytics Bluetooth Localization")
  private static let odds: [(companion: String, percent: Int)] = [
    ("Core", 60), ("Mock", 25), ("Tests", 45),
  ]

  init(modules count: Int) {
    var lot = SplitMix(seed: UInt64(count))
    layers = []
    for (layer, part) in GrownFramework.plan.enumerated() {
      let names = GrownFramework.names(layer, count: count * part.share / 100)
      layers.append(
        names.map { topic, name in
          let folder = "\(part.name)/\(topic.isEmpty ? "" : "\(topic.lowercased())/")\(name)"
          var companions = GrownFramework.odds.filter {
            layer > 0 && Int.random(in: 0..<100, using: &lot) < $0.percent
          }.map(\.companion)
          // A mock stands in for an interface.
          if !companions.contains("Core") { companions.removeAll { $0 == "Mock" } }
          return Module(name: name, folder: folder, companions: companions)
        })
    }
    link(&lot)
    for typo in 0..<(count / 100) { add(link: 3, 5 * typo, to: 2, 7 * typo + 3) }
    add(link: 1, 2, to: 1, 9)
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// The names of a layer, each with its topic; apps and hubs have none.
  private static func names(_ layer: Int, count: Int) -> [(topic: String, name: String)] {
    if layer == 0 { return apps.prefix(count).map { ("", $0) } }
    if layer == 4 { return kits.prefix(count).map { ("", "ISS\($0)") } }
    let nouns = plan[layer].nouns
    return (0..<count).map { number in
      let topic = topics[number / nouns.count]
      return (topic, "ISS\(topic)\(nouns[number % nouns.count])")
    }
  }

  /// Everything is linked from the layer above, mostly from its own topic; and more by lot.
  private mutating func link(_ lot: inout SplitMix) {
    for layer in 1..<layers.count {
      for index in layers[layer].indices {
        let above = layers[layer - 1].count
        let near = index * above / layers[layer].count + Int.random(in: -1...1, using: &lot)
        add(link: layer - 1, min(max(near, 0), above - 1), to: layer, index)
      }
    }
    for layer in 1..<layers.count - 1 {
      for index in layers[layer].indices {
        for _ in 0..<Int.random(in: 0...2, using: &lot) {
          let below = Int.random(in: (layer + 1)..<layers.count, using: &lot)
          // The smaller of two: some modules become hubs, as the logger is everywhere.
          let draw = (0..<2).map { _ in
            Int.random(in: layers[below].indices, using: &lot)
          }
          add(link: layer, index, to: below, draw.min() ?? 0)
        }
      }
    }
  }

  private mutating func add(link layer: Int, _ index: Int, to other: Int, _ position: Int) {
    let name = layers[other][position].name
    guard !layers[layer][index].links.contains(name) else { return }
    layers[layer][index].links.append(name)
  }

  /// A branch's change: a new module, a mistake fixed and another made, a shortcut, a removed link.
  mutating func change() {
    let mended = layers[2][3].name
    layers[3][0].links.removeAll { $0 == mended }
    add(link: 3, 4, to: 1, 1)
    layers[1][3].links.removeLast()
    if let kit = layers[4].first(where: { $0.companions.contains("Core") })?.name {
      layers[1][6].links.append(kit)
      layers[1][6].shortcuts.insert(kit)
    }
    layers[1].append(
      Module(
        name: "ISSCrewSleep", folder: "domain/crew/ISSCrewSleep", companions: ["Core", "Tests"],
        links: [layers[2][0].name, layers[4][0].name]))
    layers[0][0].links.append("ISSCrewSleep")
  }

  /// The text of every file, by path.
  var files: [String: String] {
    let modules = layers.joined()
    let open = Set(modules.filter { $0.companions.contains("Core") }.map(\.name))
    var files = [
      ".archlint.yml": """
      preset: application-framework
      rules: {same-layer-link: warning, unimplemented-interface: off}

      """
    ]
    for module in modules {
      files["\(module.folder)/project.yml"] = text(of: module) { name in
        open.contains(name) && !module.shortcuts.contains(name) ? "\(name)Core" : name
      }
    }
    return files
  }

  private func text(of module: Module, half: (String) -> String) -> String {
    let isApp = module.folder.hasPrefix("app/")
    func target(_ ending: String, _ type: String, _ links: [String]) -> String {
      let head = "  \(module.name)\(ending):\n    type: \(type)\n    platform: iOS\n"
      return links.isEmpty ? head : head + "    dependencies:\n" + links.joined()
    }
    func own(_ ending: String) -> String { "      - target: \(module.name)\(ending)\n" }
    let others = module.links.map {
      "      - {framework: \(half($0)).framework, implicit: true}\n"
    }
    let interface = module.companions.contains("Core") ? [own("Core")] : []
    let companions = module.companions.map { ending in
      ending == "Tests"
        ? target(ending, "bundle.unit-test", [own("")])
        : target(ending, "framework.static", ending == "Mock" ? [own("Core")] : [])
    }
    return "name: \(module.name)\ntargets:\n"
      + target("", isApp ? "application" : "framework.static", interface + others)
      + companions.joined()
  }
}
