internal import Documents
internal import Modules

/// Reads the parts of a package dump; what is not understood is told and left out.
struct PackageReading {
  private let root: Node
  private(set) var problems: [Problem] = []

  init(of root: Node) { self.root = root }

  mutating func name() -> String {
    guard let name = root["name"], name.kind == .scalar else {
      problems.append(Problem("a package needs a `name`", at: root["name"]?.place ?? root.place))
      return ""
    }
    return name.text
  }

  mutating func targets() -> [PackageTarget] {
    guard let list = root["targets"], list.kind == .sequence else {
      problems.append(
        Problem("a package needs a list of `targets`", at: root["targets"]?.place ?? root.place))
      return []
    }
    return list.items.compactMap { target($0) }
  }

  /// The targets of each product.
  func products() -> [String: [String]] {
    var products: [String: [String]] = [:]
    for product in items("products") {
      products[product["name"]?.text ?? ""] = product["targets"]?.items.map(\.text) ?? []
    }
    return products
  }

  /// The names that dependencies may use for a package, in lower case, each with its identity.
  func packages() -> [String: String] {
    var names: [String: String] = [:]
    for node in items("dependencies") {
      guard let details = node.entries.first?.value.items.first,
        let identity = details["identity"]?.text
      else { continue }
      names[identity.lowercased()] = identity
      if let name = details["nameForTargetDependencyResolutionOnly"], name.scalar != .null {
        names[name.text.lowercased()] = identity
      }
    }
    return names
  }

  private func items(_ key: StaticString) -> [Node] { root[key].map { Array($0.items) } ?? [] }

  private mutating func target(_ node: Node) -> PackageTarget? {
    guard let name = node["name"], name.kind == .scalar else {
      problems.append(Problem("a target without a name", at: node.place))
      return nil
    }
    let written = node["type"]?.text ?? "regular"
    guard let kind = PackageTarget.Kind(rawValue: written) else {
      problems.append(
        Problem(
          "targets of the type `\(written)` are not known; \(name.text) is left out",
          at: node["type"]?.place ?? node.place, severity: .warning))
      return nil
    }
    let listed = node["dependencies"]?.items.compactMap { dependency($0) } ?? []
    let used = node["pluginUsages"]?.items.compactMap { dependency($0) } ?? []
    let path = node["path"].flatMap { $0.scalar == .null ? nil : $0.text }
    return PackageTarget(
      name: name.text, kind: kind, path: path, dependencies: listed + used,
      linkerFlags: linkerFlags(node["settings"]), place: name.place)
  }

  /// An object with one key, the kind; its value is read by position, the condition last.
  private mutating func dependency(_ node: Node) -> PackageDependency? {
    guard let entry = node.entries.first, let name = entry.value.items.first,
      let kind = PackageReading.kinds[entry.key.text]
    else {
      problems.append(
        Problem("a dependency of an unknown kind is left out", at: node.place, severity: .warning))
      return nil
    }
    let values = Array(entry.value.items)
    let isOfPackage = kind == .product || kind == .plugin
    let package = isOfPackage && values.count > 1 && values[1].kind == .scalar ? values[1] : nil
    let platforms = values.last?["platformNames"]?.items.map(\.text) ?? []
    return PackageDependency(
      kind: kind, name: name.text,
      package: package.flatMap { $0.scalar == .null ? nil : $0.text }, platforms: platforms,
      place: name.place)
  }

  private static let kinds: [String: PackageDependency.Kind] = [
    "byName": .byName, "target": .target, "product": .product, "plugin": .plugin,
  ]

  private func linkerFlags(_ settings: Node?) -> [String] {
    var flags: [String] = []
    for setting in settings.map({ Array($0.items) }) ?? []
    where setting["tool"]?.text == "linker" {
      flags += setting["kind"]?["unsafeFlags"]?["_0"]?.items.map(\.text) ?? []
    }
    return flags
  }
}
