/// Reads the parts of a package dump; what is not understood is reported and left out.
struct PackageDumpReader {
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

  func products() -> [DeclaredProduct] {
    items("products").map { product in
      let linkage = product["type"]?["library"]?.items.first.flatMap { Linkage(rawValue: $0.text) }
      return DeclaredProduct(
        name: product["name"]?.text ?? "", targets: product["targets"]?.items.map(\.text) ?? [],
        linkage: linkage ?? .none)
    }
  }

  func packages() -> [ContainerReference] {
    items("dependencies").flatMap { node -> [ContainerReference] in
      guard let details = node.entries.first?.value.items.first,
        let identity = details["identity"]?.text
      else { return [] }
      let names = [identity, details["nameForTargetDependencyResolutionOnly"]?.textOrNil]
      return names.compactMap { $0 }.map {
        ContainerReference(key: $0, way: .packageIdentity(identity))
      }
    }
  }

  private func items(_ key: StaticString) -> [Node] { root[key]?.items ?? [] }

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
        "unknown target type `\(written)`; archlint ignores \(name.text)",
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
  private mutating func dependency(_ node: Node) -> Dependency? {
    guard let entry = node.entries.first, let name = entry.value.items.first,
      let kind = PackageDumpReader.kinds[entry.key.text]
    else {
      report("unknown kind of dependency (ignored)", at: node, .warning)
      return nil
    }
    let values = entry.value.items
    let isPlugin = entry.key.text == "plugin"
    let isOfPackage = kind == .product || isPlugin
    let package = isOfPackage && values.count > 1 && values[1].kind == .scalar ? values[1] : nil
    let platforms = values.last?["platformNames"]?.items.map(\.text) ?? []
    return Dependency(
      kind, name.text, at: name.place, link: isPlugin ? false : nil,
      uncommon: .init(container: package?.textOrNil, conditions: platforms))
  }

  /// What an entry can name, by its key; a plugin is run while the target is built.
  private static let kinds: [String: Dependency.Kind] = [
    "byName": .targetOrProduct, "target": .target, "product": .product, "plugin": .targetOrProduct,
  ]
}

extension Node {
  fileprivate var textOrNil: String? { scalar == .null ? nil : text }
}
