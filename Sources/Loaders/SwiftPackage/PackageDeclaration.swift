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
        name: product.name.text, place: product.name.place, targets: product.targets,
        linkage: linkage ?? .none)
    }
  }

  /// What SwiftPM finds wrong in targets, products and packages, without the files of others.
  func notices(about targets: [DeclaredTarget], in files: ProjectFiles) -> [PartNotice] {
    let folders = Dictionary(
      targets.map { ($0.made.name, $0.made.sources.first?.path ?? "") }, uniquingKeysWith: { $1 })
    let names = manifest.targets.map(\.name)
    let known = Set(names.map(\.text))
    let unknown = manifest.products.flatMap { product in
      product.targets.filter { !known.contains($0) }.map { name in
        Notice(
          .unknownProductTarget, name, at: product.name.place, spec: SpecID(0),
          suggestion: NearestName.of(name, amongFew: known.sorted()))
      }
    }
    var repeated = names.repeated(.repeatedTarget)
    repeated += manifest.products.map(\.name).repeated(.repeatedProduct)
    repeated += manifest.packages.map(\.at).filter { $0.text.packageIdentity != ".." }
      .repeated(.repeatedPackage, by: \.packageIdentity)
    repeated.sort { $0.place < $1.place }
    let products = manifest.products.compactMap { fault(in: $0, folders, files) }
    return (unknown + products + repeated).map { ($0, nil) }
  }

  private func notice(_ kind: Notice.Kind, _ name: Written) -> Notice {
    Notice(kind, name.text, at: name.place, spec: SpecID(0))
  }

  /// Why SwiftPM doesn't take a product; a target with a `main` file is an executable as well.
  private func fault(
    in product: PackageManifest.Product, _ known: [String: String], _ files: ProjectFiles
  ) -> Notice? {
    if product.targets.isEmpty { return notice(.emptyProduct, product.name) }
    let own = manifest.targets.filter { product.targets.contains($0.name.text) }
    let code = own.filter { $0.type == "regular" }
    let folders = code.map { known[$0.name.text] ?? "" }
    let void = code.indices.first { code[$0].plugins.isEmpty && files.isVoid(folders[$0]) }
    if let void {
      return Notice(
        .emptyProductTarget, code[void].name.text, at: product.name.place, spec: SpecID(0))
    }
    guard product.type == "executable", own.count == product.targets.count,
      own.allSatisfy({ ["regular", "test"].contains($0.type) }),
      !folders.contains(where: { files.mayHaveMain(below: $0) })
    else { return nil }
    return notice(.lostExecutable, product.name)
  }

  /// The packages it depends on, by the given name, otherwise by the folder's name.
  func references(from folder: String) -> [ContainerReference] {
    manifest.packages.map { package in
      let way: ContainerReference.Way =
        package.kind == .path
        ? .packageFolder(PathText.folded(PathText.join(folder, package.at.text)))
        : .packageIdentity(package.at.text.packageIdentity)
      return ContainerReference(
        key: package.called ?? package.at.text.repositoryName, way: way, traits: package.traits)
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

  /// The package as a container, with tags as the comments of a manifest have them.
  ///
  /// That of Tuist's dependencies has targets for nothing but their links, without a folder.
  func container(
    at path: String, in files: ProjectFiles, isOfTuist: Bool = false, isPartial: Bool = false,
    tag: (Place) -> ArchitectureTag = { _ in .init() }
  ) -> Container {
    let spec = changed(
      Spec(
        path: path, project: manifest.name.text, place: manifest.name.place, isPartial: isPartial)
    ) {
      $0.forbidsPackageCycles = manifest.toolsVersion.lexicographicallyPrecedes([6])
      $0.renamesModules = manifest.targets.contains {
        $0.dependencies.contains { !$0.aliases.isEmpty }
      }
    }
    let local = manifest.packages.filter { $0.kind == .path }.map(\.at)
    let policy = changed(JoiningPolicy.asWritten) {
      $0.findsProductsByPackage = !manifest.toolsVersion.lexicographicallyPrecedes([5, 2])
      $0.findsProductsByName = manifest.toolsVersion.lexicographicallyPrecedes([5, 8])
    }
    return Container(
      kind: .package, policy: policy, spec: spec, folder: spec.folder,
      targets: manifest.targets.compactMap { target in
        let target = declared(target, in: spec, tag(target.name.place)) { files.kind($0) != nil }
        let isLost = isOfTuist && target.made.sources.contains { files.kind($0.path) == nil }
        return isLost ? nil : target
      }, products: products, references: references(from: spec.folder),
      files: DeclaredFile.missing(local, from: spec.folder, in: files), traits: manifest.traits)
  }

  /// A target as a declaration.
  ///
  /// Its code is not an archive that others link: each product that needs it takes it once,
  /// statically or dynamically as the build decides.
  private func declared(
    _ target: PackageManifest.Target, in package: Spec, _ tag: ArchitectureTag,
    exists: (String) -> Bool
  ) -> DeclaredTarget {
    let place = target.name.place
    var details = Target.Details(
      project: package.project, productName: SettingExpansion.identifier(target.name.text),
      place: place)
    details.isInPackage = true
    details.isSystemLibrary = target.type == "system"
    details.tag = tag
    let folder = folder(of: target, in: package.folder, exists: exists)
    if let path = folder?.path {
      var source = SourcePath(path, at: place)
      source.isFolder = true
      // Neither resources nor hidden files are sources.
      let resources = target.resources.map(\.path).filter { !$0.isEmpty && $0 != "." }
      source.excludes = target.exclude + resources + ["**/.*"]
      source.includes = target.sources ?? []
      details.sources = [source]
      details.sources += resources.map { resource in
        let whole = PathText.join(path, resource)
        return changed(SourcePath(whole, isOptional: true, isResource: true, at: place)) {
          $0.phase = .resources
        }
      }
    }
    let flags = target.linker.filter { $0.kind.text == "unsafeFlags" }.flatMap(\.values)
    details.build.conditions = target.conditions.map { words in
      BuildFacts.conditions(among: words + manifest.traits.map(\.name) + ["Xcode"])
    }
    details.build.loadsAllMembers = flags.contains { $0.hasSuffix("-all_load") }
    details.build.loadsObjCMembers = flags.contains { $0.hasSuffix("-ObjC") }
    var made = Target(
      name: target.name.text, spec: SpecID(0), type: PackageDeclaration.types[target.type] ?? .none,
      platform: .auto, details: details)
    made.declaredLinkage = .none
    made.linkage = .none
    let lost = [folder].compactMap(\.self).filter { $0.isNeeded && !exists($0.path) }
    return DeclaredTarget(
      made,
      sources: lost.map {
        DeclaredSource(path: target.path ?? $0.path.path(from: package.folder))
      },
      dependencies: target.dependencies.compactMap(dependency) + target.plugins.map(plugin))
  }

  private static let types: [String: ProductType] = [
    "regular": .staticLibrary, "test": .unitTests, "executable": .tool, "macro": .tool,
    "snippet": .tool, "binary": .xcFramework,
  ]

  /// The folder of the sources, relative to the root, and whether it has to exist: the one named, or
  /// the usual one.
  ///
  /// Since version 5.9 the only target of its type needs no folder of its name, unless it has tests
  /// and would take the sources of others.
  private func folder(
    of target: PackageManifest.Target, in package: String, exists: (String) -> Bool
  ) -> (path: String, isNeeded: Bool)? {
    let type = target.type
    if type == "binary" || type == "system" && target.path == nil { return nil }
    if let path = target.path { return (PathText.tidied(PathText.join(package, path)), true) }
    let sources = ["Sources", "Source", "src", "srcs"]
    let special = ["test": ["Tests"] + sources, "plugin": ["Plugins"], "snippet": ["Snippets"]]
    let roots = special[type] ?? sources
    let usual = roots.map { PathText.join(package, "\($0)/\(target.name.text)") }
    if let found = usual.first(where: exists) { return (found, true) }
    let others = manifest.targets.filter { $0.name.text != target.name.text }
    let tools = manifest.toolsVersion
    guard tools.isEmpty || !tools.lexicographicallyPrecedes([5, 9]),
      !others.contains(where: { $0.type == type })
    else { return (usual[0], true) }
    let root = roots.first { exists(PathText.join(package, $0)) }
    let isTaken =
      type == "test" && root != "Tests"
      && others.contains { !["plugin", "binary", "system"].contains($0.type) && $0.path == nil }
    guard let root, !isTaken else { return (usual[0], root != nil) }
    return (PathText.join(package, root), false)
  }

  private static let kinds: [PackageManifest.Dependency.Kind: Dependency.Kind] = [
    .byName: .targetOrProduct, .target: .target, .product: .product,
  ]

  private func dependency(_ written: PackageManifest.Dependency) -> Dependency? {
    guard let kind = PackageDeclaration.kinds[written.kind] else { return nil }
    let condition = written.condition
    let isTool = kind != .product && macros.contains(written.name.text)
    return Dependency(
      kind, written.name.text, at: written.name.place, link: isTool ? false : nil,
      uncommon: .init(
        container: written.package, conditions: condition.platforms, traits: condition.traits),
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

extension ProjectFiles {
  /// Whether a folder is there and has nothing but hidden files.
  fileprivate func isVoid(_ folder: String) -> Bool {
    kind(folder) == .folder
      && (try? list(folder))?.entries.allSatisfy { $0.name.first == "." } ?? false
  }

  /// Whether a file `main` is below a folder, or may be where archlint doesn't look.
  fileprivate func mayHaveMain(below folder: String) -> Bool {
    guard let entries = (try? list(folder))?.entries else { return true }
    return entries.contains { entry in
      entry.name.hasPrefix("main.")
        || entry.kind != .file
          && (entry.kind != .folder || mayHaveMain(below: PathText.join(folder, entry.name)))
    }
  }
}

extension [Written] {
  /// The names that others before them have, too.
  func repeated(_ kind: Notice.Kind, by key: (String) -> String = { $0 }) -> [Notice] {
    guard Set(map { key($0.text) }).count < count else { return [] }
    return Dictionary(grouping: self) { key($0.text) }.flatMap { key, same in
      same.dropFirst().map { name in
        Notice(
          kind, key, at: name.place, spec: SpecID(0),
          notes: [Note("first defined here", at: same[0].place)])
      }
    }
  }
}

extension Written {
  var provenance: [Provenance] { helper.map { [Provenance(.helper, $0.file, at: $0)] } ?? [] }
}

extension String {
  var repositoryName: String {
    let last = utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// What the package manager calls a package, by where it is.
  var packageIdentity: String { repositoryName.lowercased() }
}
