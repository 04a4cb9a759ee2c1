/// Reads what `swift package dump-package` printed about packages.
struct SwiftPackageLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  /// Reads a file if it is such a dump and not a spec.
  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    guard ParsedFiles.isJSON(path), let document = parsed.entry(for: path).document,
      document.format == .json, let root = document.root, root["packageKind"] != nil
    else { return nil }
    // The package is taken to be in the same folder.
    let folder = Spec.folder(of: path)
    var reader = PackageDumpReader(of: root)
    let name = reader.name()
    let spec = Spec(path: path, project: name, place: root["name"]?.place ?? root.place)
    let targets = reader.targets().map { $0.declared(in: spec, exists: { files.kind($0) != nil }) }
    let container = Container(
      kind: .package, policy: .asWritten, spec: spec, folder: folder, targets: targets,
      products: reader.products(), references: reader.packages())
    return LoadedPart(path: path, container: container, problems: reader.problems)
  }
}

struct PackageTarget {
  /// A kind of target in a manifest.
  enum Kind: String {
    case regular, test, executable, binary, plugin, system, macro, snippet
  }

  let name: String
  let kind: Kind
  let path: String?
  /// Whether it is the only one of its kind, whose sources need no folder of its name.
  var isAlone = false
  /// What is in the folder and is not meant, and, if anything is named, all that is.
  var excludes: [String] = []
  var includes: [String] = []
  var dependencies: [Dependency] = []
  var linkerFlags: [String] = []
  let place: Place

  /// The target as a declaration.
  ///
  /// Its code is not an archive that others link: each product that needs it takes it once,
  /// statically or dynamically as the build decides.
  func declared(
    in package: Spec, tag: ArchitectureTag = ArchitectureTag(), exists: (String) -> Bool
  ) -> DeclaredTarget {
    var details = Target.Details(
      project: package.project, productName: SettingExpansion.identifier(name), place: place)
    details.isInPackage = true
    details.tag = tag
    if let path = folder(in: package.folder, exists: exists) {
      var source = SourcePath(path, at: place)
      source.isFolder = true
      source.excludes = excludes
      source.includes = includes
      details.sources = [source]
    }
    details.build.loadsAllMembers = linkerFlags.contains { $0.hasSuffix("-all_load") }
    details.build.loadsObjCMembers = linkerFlags.contains { $0.hasSuffix("-ObjC") }
    var made = Target(
      name: name, spec: SpecID(0), type: kind.productType, platform: .auto, details: details)
    made.declaredLinkage = .none
    made.linkage = .none
    return DeclaredTarget(made, dependencies: dependencies)
  }

  /// The folder of the sources, relative to the root: the one named, or the usual one that exists.
  private func folder(in package: String, exists: (String) -> Bool) -> String? {
    if kind == .binary || kind == .system && path == nil { return nil }
    if let path { return PathText.tidied(PathText.join(package, path)) }
    let roots = kind.usualFolders.map { PathText.join(package, $0) }
    let usual = roots.map { "\($0)/\(name)" }
    return usual.first(where: exists) ?? (isAlone ? roots.first(where: exists) : nil) ?? usual.first
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
