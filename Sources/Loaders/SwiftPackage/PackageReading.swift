internal import Documents
internal import Modules
internal import XcodeGen

/// Reads the parts of a package dump; what is not understood is reported and left out.
struct PackageReading {
  private let root: Node
  private(set) var problems: [Problem] = []

  init(of root: Node) { self.root = root }

  mutating func name() -> String {
    guard let name = root["name"], name.kind == .scalar else {
      report("a package needs a `name`", at: root["name"] ?? root, .error)
      return ""
    }
    return name.text
  }

  mutating func targets() -> [PackageTarget] {
    guard let list = root["targets"], list.kind == .sequence else {
      report("a package needs a list of `targets`", at: root["targets"] ?? root, .error)
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
      let name = details["nameForTargetDependencyResolutionOnly"]?.textOrNil
      if let name { names[name.lowercased()] = identity }
    }
    return names
  }

  private func items(_ key: StaticString) -> [Node] { root[key].map { Array($0.items) } ?? [] }

  private mutating func report(_ message: String, at node: Node, _ severity: Problem.Severity) {
    problems.append(Problem(message, at: node.place, severity: severity))
  }

  private mutating func target(_ node: Node) -> PackageTarget? {
    guard let name = node["name"], name.kind == .scalar else {
      report("a target without a name", at: node, .error)
      return nil
    }
    let written = node["type"]?.text ?? "regular"
    guard let kind = PackageTarget.Kind(rawValue: written) else {
      report(
        "targets of the type `\(written)` are not known; \(name.text) is left out",
        at: node["type"] ?? node, .warning)
      return nil
    }
    let listed = node["dependencies"]?.items.compactMap { dependency($0) } ?? []
    let used = node["pluginUsages"]?.items.compactMap { dependency($0) } ?? []
    let linkerSettings = node["settings"]?.items.filter { $0["tool"]?.text == "linker" } ?? []
    return PackageTarget(
      name: name.text, kind: kind, path: node["path"]?.textOrNil,
      excludes: node["exclude"]?.items.map(\.text) ?? [],
      includes: node["sources"]?.items.map(\.text) ?? [], dependencies: listed + used,
      linkerFlags: linkerSettings.flatMap {
        $0["kind"]?["unsafeFlags"]?["_0"]?.items.map(\.text) ?? []
      }, place: name.place)
  }

  /// An object with one key, the kind; its value is read by position, the condition last.
  private mutating func dependency(_ node: Node) -> PackageDependency? {
    guard let entry = node.entries.first, let name = entry.value.items.first,
      let kind = PackageDependency.Kind(rawValue: entry.key.text)
    else {
      report("a dependency of an unknown kind is left out", at: node, .warning)
      return nil
    }
    let values = Array(entry.value.items)
    let isOfPackage = kind == .product || kind == .plugin
    let package = isOfPackage && values.count > 1 && values[1].kind == .scalar ? values[1] : nil
    return PackageDependency(
      kind: kind, name: name.text, package: package?.textOrNil,
      platforms: values.last?["platformNames"]?.items.map(\.text) ?? [], place: name.place)
  }
}

extension Node {
  /// The text, or nil for the null of JSON.
  fileprivate var textOrNil: String? { scalar == .null ? nil : text }
}
