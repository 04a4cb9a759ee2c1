import TestSupport

/// An app drawn by lot, which can be edited: dynamic frameworks that it embeds, static ones that
/// these hold, and interfaces that link packages.
struct EditedApp {
  /// What a name stands for; an interface comes with the framework that implements it.
  enum Kind: CaseIterable {
    case dynamic
    case archive
    case interface
  }

  /// A target, alone in its project except for the implementation of an interface.
  private struct Module {
    let kind: Kind
    var name: String
    var project: String
  }

  private var modules: [Module] = []
  /// What holds what, and what links what, by positions; a package is a number of its own.
  private var links: Set<[Int]> = []
  private var embedded: Set<Int> = []
  private var next = 0

  private static let packages = 4

  init(using random: inout SplitMix) {
    for kind in Kind.allCases {
      for _ in 0..<Int.random(in: 1...4, using: &random) { addModule(kind) }
    }
    for _ in 0..<Int.random(in: 4...14, using: &random) { addLink(using: &random) }
  }

  var drawing: String {
    var lines = ["app/App: App(app)"]
    for module in modules {
      switch module.kind {
      case .dynamic: lines.append("core/\(module.project): \(module.name)")
      case .archive: lines.append("shared/\(module.project): \(module.name)(static)")
      case .interface:
        lines.append("domain/\(module.project): \(module.name), \(module.name)Core")
      }
    }
    lines += embedded.sorted().map { "App => \(modules[$0].name)" }
    lines += links.sorted { $0.lexicographicallyPrecedes($1) }.map { link in
      modules[link[0]].kind == .interface
        ? "\(modules[link[0]].name)Core -> [E\(link[1])]"
        : "\(modules[link[0]].name) -> \(modules[link[1]].name)"
    }
    return lines.joined(separator: "\n")
  }

  /// One edit: something comes or goes, or a module is renamed, perhaps both.
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
      addModule(.dynamic)
      embedded.insert(modules.count - 1)
    }
  }

  private mutating func addModule(_ kind: Kind) {
    modules.append(Module(kind: kind, name: "M\(next)", project: "P\(next)"))
    next += 1
  }

  /// Lets the app embed something, a dynamic framework hold something, or an interface grow.
  private mutating func addLink(using random: inout SplitMix) {
    let kind = Kind.allCases.randomElement(using: &random) ?? .dynamic
    guard
      let other = modules.indices.filter({ modules[$0].kind == kind })
        .randomElement(using: &random)
    else { return }
    switch kind {
    case .dynamic: embedded.insert(other)
    case .interface: links.insert([other, Int.random(in: 0..<Self.packages, using: &random)])
    case .archive:
      let holders = modules.indices.filter { modules[$0].kind == .dynamic }
      if let holder = holders.randomElement(using: &random) { links.insert([holder, other]) }
    }
  }

  private mutating func removeLink(using random: inout SplitMix) {
    if Bool.random(using: &random), let one = embedded.sorted().randomElement(using: &random) {
      embedded.remove(one)
      return
    }
    let all = links.sorted { $0.lexicographicallyPrecedes($1) }
    if let link = all.randomElement(using: &random) { links.remove(link) }
  }

  /// Gives a module, its project or both a new name.
  private mutating func rename(using random: inout SplitMix) {
    let index = Int.random(in: modules.indices, using: &random)
    let kind = Int.random(in: 0..<3, using: &random)
    if kind != 0 { modules[index].name = "M\(next)" }
    if kind != 1 { modules[index].project = "P\(next)" }
    next += 1
  }
}

extension EditedApp {
  static let rules = """
    dynamic-framework-limit: {limit: 1}
    interface-size: {limit: 1}
    """

  /// Everything that is wrong with it, worked out from its links alone, and how much of it; modules
  /// are named by their positions, which no renaming changes.
  var facts: [[String]: Int] {
    var facts: [[String]: Int] = [:]
    if embedded.count > 1 { facts[["embedded"]] = embedded.count }
    for (index, module) in modules.enumerated() {
      switch module.kind {
      case .dynamic: break
      case .interface:
        let size = links.count { $0[0] == index }
        if size > 1 { facts[["interface", "\(index)"]] = size }
      case .archive:
        let images = embedded.filter { links.contains([$0, index]) }
        for image in images where images.count > 1 {
          facts[["copy", "\(index)", "\(image)"]] = 1
        }
      }
    }
    return facts
  }
}
