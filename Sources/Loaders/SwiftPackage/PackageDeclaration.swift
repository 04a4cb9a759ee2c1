/// Converts a package manifest to the declarations that all loaders share.
struct PackageDeclaration {
  private let manifest: PackageManifest
  /// The targets that run while others are built.
  private let macros: Set<String>

  init(_ manifest: PackageManifest) {
    self.manifest = manifest
    macros = Set(manifest.targets.filter { $0.type == "macro" }.map(\.name.text))
  }

  var products: [DeclaredProduct] {
    manifest.products.map { product in
      let linkage = product.type.split(separator: ":").last.flatMap {
        Linkage(rawValue: String($0))
      }
      return DeclaredProduct(
        name: product.name.text, targets: product.targets, linkage: linkage ?? .none)
    }
  }

  /// The packages that it depends on, by each name that dependencies may use for them.
  func references(from folder: String) -> [ContainerReference] {
    manifest.packages.flatMap { package -> [ContainerReference] in
      let identity = package.at.text.packageIdentity
      let way: ContainerReference.Way =
        package.kind == .path
        ? .packageFolder(PathText.folded(PathText.join(folder, package.at.text)))
        : .packageIdentity(identity)
      return Set([identity, package.called].compactMap { $0 }).sorted()
        .map { ContainerReference(key: $0, way: way) }
    }
  }

  /// What the manifest defines; what it says of a package is part of the targets that may use it.
  var definition: ProjectDefinition? {
    guard var made = manifest.definition else { return nil }
    let keys = manifest.packages.map { package in
      [package.at.text.packageIdentity, package.called ?? ""].map { $0.lowercased() }
    }
    let (known, own) = (Set(keys.joined()), Set(manifest.targets.map(\.name.text)))
    for (index, keys) in keys.enumerated().sorted(by: { $0.1[0] < $1.1[0] }) {
      let start = "dependencies[\(index)]"
      let texts = made.shared.filter { $0.key.hasPrefix(start) }
      made.shared.removeAll { $0.key.hasPrefix(start) }
      for target in manifest.targets {
        let named = target.packages(besides: own)
        guard named.contains(where: { keys.contains($0) || !known.contains($0) }) else { continue }
        made.targets[target.name.text]? += texts.map {
          KeyedText("packages.\(keys[0])\($0.key.dropFirst(start.count))", $0.text)
        }
      }
    }
    return made
  }

  var targets: [PackageTarget] {
    let code = manifest.targets.filter { $0.type != "test" }
    let tests = manifest.targets.filter { $0.type == "test" }
    return manifest.targets.compactMap { target in
      guard let kind = PackageTarget.Kind(rawValue: target.type) else { return nil }
      return PackageTarget(
        name: target.name.text, kind: kind, path: target.path,
        isAlone: kind == .test ? tests.count == 1 : code.count == 1, excludes: target.exclude,
        includes: target.sources ?? [],
        dependencies: target.dependencies.compactMap(dependency) + target.plugins.map(plugin),
        linkerFlags: target.linker.filter { $0.kind.text == "unsafeFlags" }.flatMap(\.values),
        place: target.name.place)
    }
  }

  private static let kinds: [PackageManifest.Dependency.Kind: Dependency.Kind] = [
    .byName: .targetOrProduct, .target: .target, .product: .product,
  ]

  private func dependency(_ written: PackageManifest.Dependency) -> Dependency? {
    // Default traits apply.
    let traits = written.condition.traits
    guard let kind = PackageDeclaration.kinds[written.kind],
      traits.isEmpty || traits.contains(where: manifest.defaultTraits.contains)
    else { return nil }
    let isTool = kind != .product && macros.contains(written.name.text)
    return Dependency(
      kind, written.name.text, at: written.name.place, link: isTool ? false : nil,
      uncommon: .init(container: written.package, conditions: written.condition.platforms),
      provenance: written.name.provenance)
  }

  private func plugin(_ plugin: (name: Written, package: String?)) -> Dependency {
    Dependency(
      plugin.package == nil ? .targetOrProduct : .product, plugin.name.text, at: plugin.name.place,
      link: false, uncommon: .init(container: plugin.package), provenance: plugin.name.provenance)
  }
}

extension PackageManifest.Target {
  /// The packages that it names, in lower case; `?` for one whose product alone is named.
  fileprivate func packages(besides own: Set<String>) -> [String] {
    let others = dependencies.filter { $0.kind == .product || !own.contains($0.name.text) }
    return others.map { $0.package?.lowercased() ?? "?" }
      + plugins.compactMap { $0.package?.lowercased() }
  }
}

extension Written {
  var provenance: [Provenance] { helper.map { [Provenance(.helper, $0.file, at: $0)] } ?? [] }
}

extension String {
  var repositoryName: String {
    let last = split(separator: "/").last.map(String.init) ?? self
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// What the package manager calls a package, by where it is.
  var packageIdentity: String { repositoryName.lowercased() }
}
