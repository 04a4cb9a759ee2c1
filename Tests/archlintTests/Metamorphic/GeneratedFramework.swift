import TestSupport

/// A framework of several specs, right and wrong links in it, that can be written in many ways.
struct GeneratedFramework {
  /// One target, and what it lists.
  struct Target {
    let name: String
    let type: String
    var dependencies: [String] = []
  }

  /// How it is written; none of it changes what is built.
  struct Style {
    var root = ""
    var isReversed = false
    var hasPlatformList = false
    var isSplit = false
  }

  /// The targets of each spec, by its folder.
  private(set) var specs: [(folder: String, targets: [Target])] = []

  private static let layers = ["domain", "service", "core", "shared"]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var modules: [(name: String, layer: Int)] = []
    for number in 0..<10 {
      modules.append(("ISSM\(number)", number < 4 ? number : .random(in: 0..<4, using: &random)))
    }
    for (name, layer) in modules {
      // Most links lead down or to interfaces; some lead anywhere.
      let others = modules.filter { other in
        let isFree = other.layer > layer ? Int.random(in: 0..<2, using: &random) == 0 : false
        return other.name != name && (isFree || Int.random(in: 0..<24, using: &random) == 0)
      }.map(\.name)
      let interfaces = modules.filter { $0.name != name && $0.layer >= layer }.map {
        "\($0.name)Core"
      }
      .filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let ui = Int.random(in: 0..<3, using: &random) == 0
      specs.append(
        (
          "\(GeneratedFramework.layers[layer])/\(name)",
          [
            Target(
              name: name, type: "framework", dependencies: ["\(name)Core"] + others + interfaces),
            Target(name: "\(name)Core", type: "framework"),
            Target(name: "\(name)Mock", type: "framework", dependencies: ["\(name)Core"]),
            Target(
              name: "\(name)Tests", type: "bundle.unit-test",
              dependencies: [name, "\(name)Mock"] + others.prefix(1)),
            Target(name: "\(name)HostApp", type: "application", dependencies: [name]),
          ] + (ui ? [Target(name: "\(name)UI", type: "framework", dependencies: [name])] : [])
        ))
    }
    let all = modules.flatMap { [$0.name, "\($0.name)Core"] }
    let mock = Bool.random(using: &random) ? ["ISSM0Mock"] : []
    specs.append(
      ("app/Main", [Target(name: "Main", type: "application", dependencies: all + mock)]))
  }

  /// Adds a target that nothing links and that links nothing to one of the specs.
  mutating func add(_ name: String, to spec: Int) {
    specs[spec % specs.count].targets.append(Target(name: name, type: "framework"))
  }

  /// The text of every file, by path.
  func files(_ style: Style = Style()) -> [String: String] {
    var files: [String: String] = [:]
    for (folder, targets) in style.isReversed ? specs.reversed() : specs {
      let path = style.root + folder
      let own = Set(targets.map(\.name))
      let written = (style.isReversed ? targets.reversed() : targets).map {
        text(of: $0, own, style)
      }
      let name = "name: \(folder.split(separator: "/").last ?? "")\n"
      if style.isSplit {
        files["\(path)/project.yml"] = name + "include: [one.yml, two.yml]\n"
        let half = written.count / 2
        let one = written[..<half].joined()
        files["\(path)/one.yml"] = one.isEmpty ? "options: {}\n" : "targets:\n\(one)"
        files["\(path)/two.yml"] = "targets:\n" + written[half...].joined()
      } else {
        let parts = [name, "targets:\n" + written.joined()]
        files["\(path)/project.yml"] = (style.isReversed ? parts.reversed() : parts).joined()
      }
    }
    return files
  }

  private func text(of target: Target, _ own: Set<String>, _ style: Style) -> String {
    let links = (style.isReversed ? target.dependencies.reversed() : target.dependencies).map {
      own.contains($0)
        ? "      - target: \($0)\(style.hasPlatformList ? "_iOS" : "")\n"
        : "      - {framework: \($0).framework, implicit: true}\n"
    }
    let keys = [
      "    type: \(target.type)\n", "    platform: \(style.hasPlatformList ? "[iOS]" : "iOS")\n",
      "    dependencies:\(links.isEmpty ? " []" : "")\n" + links.joined(),
    ]
    return "  \(target.name):\n" + (style.isReversed ? keys.reversed() : keys).joined()
  }
}
