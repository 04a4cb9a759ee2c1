internal import Documents
internal import Inputs
internal import Modules

/// Adds packages to a graph: their targets, and what these depend on.
struct PackageJoining {
  private let packages: [PackageDump]
  private let exists: ((String) -> Bool)?
  private var specs: [SpecID] = []
  private var targets: [[String: TargetID]] = []
  /// The targets of every product, by name.
  private var products: [String: [TargetID]] = [:]

  init(_ packages: [PackageDump], exists: ((String) -> Bool)?) {
    self.packages = packages
    self.exists = exists
  }

  mutating func addTargets(to builder: inout GraphBuilder) {
    for package in packages { addTargets(of: package, to: &builder) }
  }

  mutating func add(to builder: inout GraphBuilder) {
    addTargets(to: &builder)
    for (number, package) in packages.enumerated() {
      for (name, members) in package.products {
        products[name, default: []] += members.compactMap { targets[number][$0] }.sorted()
      }
    }
    for (number, package) in packages.enumerated() {
      for target in package.targets {
        for dependency in target.dependencies {
          add(dependency, of: target, in: number, to: &builder)
        }
      }
    }
  }

  private mutating func addTargets(of package: PackageDump, to builder: inout GraphBuilder) {
    let spec = builder.add(Spec(path: package.path, project: package.name, place: package.place))
    specs.append(spec)
    var ids: [String: TargetID] = [:]
    for target in package.targets {
      ids[target.name] = builder.add(Target(target, of: package, spec: spec, exists: exists))
    }
    targets.append(ids)
  }

  private func add(
    _ dependency: PackageDependency, of target: PackageTarget, in number: Int,
    to builder: inout GraphBuilder
  ) {
    guard let from = targets[number][target.name] else { return }
    let package = packages[number]
    var ends: [Link.End] = []
    if dependency.kind != .product, let local = targets[number][dependency.name] {
      ends = [.target(local)]
    } else if dependency.kind != .target, let members = products[dependency.name] {
      ends = members.map { .target($0) }
    } else if dependency.kind == .target {
      builder.add(unknown(dependency, from, package, specs[number]))
      return
    } else {
      let identity = dependency.package.map { package.packages[$0.lowercased()] ?? $0 }
      ends = [.external(builder.add(External(dependency.name, .package, package: identity)))]
    }
    for end in ends {
      builder.add(
        Link(
          from: from, to: end, kind: end.isTarget ? .target : .package,
          reference: dependency.name, links: dependency.kind != .plugin,
          platformFilters: dependency.platforms, place: dependency.place))
    }
  }

  private func unknown(
    _ dependency: PackageDependency, _ from: TargetID, _ package: PackageDump, _ spec: SpecID
  ) -> Notice {
    Notice(
      .unknownName, dependency.name, at: dependency.place, spec: spec, target: from,
      suggestion: NearestName.of(dependency.name, amongFew: package.targets.map(\.name)))
  }
}

extension Link.End {
  fileprivate var isTarget: Bool {
    if case .target = self { true } else { false }
  }
}

extension Target {
  /// A target of a package.
  ///
  /// Its code is no archive that others link: whatever product needs it takes it once, statically
  /// or not as the build sees fit.
  fileprivate init(
    _ target: PackageTarget, of package: PackageDump, spec: SpecID, exists: ((String) -> Bool)?
  ) {
    var details = Details(
      project: package.name, productName: target.moduleName, place: target.place)
    let folder = Spec.folder(of: package.path)
    if let path = target.folder(in: folder, exists: exists) {
      var source = SourcePath(path, at: target.place)
      source.isFolder = true
      source.excludes = target.excludes
      source.includes = target.includes
      details.sources = [source]
    }
    details.build.loadsAllMembers = target.linkerFlags.contains { $0.hasSuffix("-all_load") }
    details.build.loadsObjCMembers = target.linkerFlags.contains { $0.hasSuffix("-ObjC") }
    self.init(
      name: target.name, spec: spec, type: target.kind.productType, platform: .auto,
      details: details)
    declaredLinkage = .none
    linkage = .none
  }
}

extension PackageTarget {
  /// The name that sources import: the target's, as an identifier.
  var moduleName: String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The folder of the sources, relative to the root: the one named, or the usual one that exists.
  func folder(in package: String, exists: ((String) -> Bool)?) -> String? {
    if kind == .binary || kind == .system && path == nil { return nil }
    if let path { return PathText.tidied(PathText.join(package, path)) }
    let usual = kind.usualFolders.map { PathText.join(package, "\($0)/\(name)") }
    return exists.flatMap { exists in usual.first(where: exists) } ?? usual.first
  }
}

extension PackageTarget.Kind {
  fileprivate var productType: ProductType {
    switch self {
    case .regular: .staticLibrary
    case .test: .unitTests
    case .executable, .macro, .snippet: .tool
    case .binary: .xcFramework
    case .plugin, .system: .none
    }
  }

  fileprivate var usualFolders: [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return switch self {
    case .test: ["Tests"] + sources
    case .plugin: ["Plugins"]
    case .snippet: ["Snippets"]
    case .regular, .executable, .binary, .system, .macro: sources
    }
  }
}
