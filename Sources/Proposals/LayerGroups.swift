internal import Modules

/// Modules that seem to belong together, by their folders or by words in their names.
enum LayerGroups {
  /// The name of the layer of applications.
  static let apps = "app"

  /// The folders in which the paths of the specs first differ, if several modules share some.
  static func byFolder(_ architecture: Architecture) -> [Proposal.Layer]? {
    let folders = architecture.modules.map { module in
      architecture.graph[module.spec].folder.split(separator: "/").map(String.init)
    }
    let shared = sharedPrefix(of: folders)
    var groups: [String: [ModuleID]] = [:]
    for (index, folder) in folders.enumerated() where folder.count > shared.count + 1 {
      groups[folder[shared.count], default: []].append(ModuleID(index))
    }
    guard groups.count > 1, groups.values.contains(where: { $0.count > 1 }) else { return nil }
    return groups.map { folder, modules in
      let pattern = (shared + [folder, "**"]).joined(separator: "/")
      return layer(folder, [pattern], modules, "in \(pattern)")
    }
  }

  /// Apps, and modules whose names share their first or their last word.
  static func byName(_ architecture: Architecture) -> [Proposal.Layer] {
    var apps: [ModuleID] = []
    var words: [ModuleID: [Word]] = [:]
    for (index, module) in architecture.modules.enumerated() {
      guard let main = module.mains.first else { continue }
      if architecture.role(of: main) == .app {
        apps.append(ModuleID(index))
      } else {
        words[ModuleID(index)] = Word.ends(of: architecture.graph[main].name)
      }
    }
    var sizes: [Word: Int] = [:]
    for word in words.values.joined() { sizes[word, default: 0] += 1 }
    var groups: [Word: [ModuleID]] = [:]
    for (module, candidates) in words.sorted(by: { $0.key < $1.key }) {
      let word = candidates.max { (sizes[$0] ?? 0) < (sizes[$1] ?? 0) }
      if let word, sizes[word] ?? 0 > 1 { groups[word, default: []].append(module) }
    }
    let named = groups.map { word, modules in
      layer(word.text, [word.pattern], modules, "named \(word.pattern)")
    }
    guard !apps.isEmpty else { return named }
    let names = names(of: apps, in: architecture)
    return named + [layer(LayerGroups.apps, names, apps, "of applications")]
  }

  /// A layer for what no group took, so that a first check is not only about that.
  static func rest(_ modules: [ModuleID], in architecture: Architecture) -> Proposal.Layer {
    Proposal.Layer(
      name: "modules", patterns: names(of: modules, in: architecture), sameLayer: .allowed,
      isClosed: false, modules: modules, evidence: "that fit no other layer")
  }

  private static func names(of modules: [ModuleID], in architecture: Architecture) -> [String] {
    modules.compactMap { architecture[$0].mains.first ?? architecture[$0].targets.first }
      .map { architecture.graph[$0].name }
  }

  private static func layer(
    _ name: String, _ patterns: [String], _ modules: [ModuleID], _ evidence: String
  ) -> Proposal.Layer {
    Proposal.Layer(
      name: name.lowercased(), patterns: patterns, sameLayer: .interfaces, isClosed: false,
      modules: modules, evidence: evidence)
  }

  private static func sharedPrefix(of folders: [[String]]) -> [String] {
    guard var shared = folders.first else { return [] }
    for folder in folders { shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0) }
    return shared
  }

  /// The first or the last word of a name: `Feature` in `FeatureLogin` or `LoginFeature`.
  private struct Word: Hashable {
    let text: String
    let isLast: Bool

    var pattern: String { isLast ? "*\(text)" : "\(text)*" }

    static func ends(of name: String) -> [Word] {
      var words: [String] = []
      var isInside = false
      for letter in name {
        if letter.isUppercase, isInside || words.isEmpty {
          words.append(String(letter))
          isInside = false
        } else {
          if words.isEmpty { words.append("") }
          words[words.count - 1].append(letter)
          isInside = letter.isLowercase
        }
      }
      guard words.count > 1, let first = words.first, let last = words.last else { return [] }
      return [Word(text: first, isLast: false), Word(text: last, isLast: true)]
    }
  }
}
