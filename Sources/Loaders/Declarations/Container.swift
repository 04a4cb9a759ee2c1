/// The declarations of one project file: a spec, a package or an Xcode project.
///
/// Every loader hands over containers, and one join resolves the names of all of them. A package in
/// `Kit/Package.swift`, whose library `KitUI` is made of the target of that name, is
///
///     Container(
///       kind: .package, policy: .asWritten,
///       spec: Spec(path: "Kit/Package.swift", project: "Kit", place: placeOfTheName),
///       targets: [
///         DeclaredTarget(kitUI, dependencies: [Dependency(.targetOrProduct, "KitCore", at: place)])
///       ],
///       products: [DeclaredProduct(name: "KitUI", place: place, targets: ["KitUI"])])
///
/// A spec with `packages: {Kit: {path: ../Kit}}` has the reference `Kit` by the way
/// `.packageFolder("Kit")`, so its entry `- {package: Kit, product: KitUI}` ends at that target.
///
/// It is a class, since it is large and many functions are handed it.
package final class Container: Sendable {
  /// How others refer to its contents.
  package enum Kind: Sendable {
    /// Targets by name and key; products by file name.
    case project
    /// Products by name; targets only within the package.
    case package
  }

  package let kind: Kind
  package let policy: JoiningPolicy
  package let spec: Spec
  /// The base of its paths, from the root.
  package let folder: String
  /// The project file by which others refer to it, from the root; nil for a package.
  package let projectFile: String?
  /// Sorted by name, aggregates last.
  package let targets: [DeclaredTarget]
  package let products: [DeclaredProduct]
  /// The containers that dependencies name by a key, sorted by key.
  package let references: [ContainerReference]
  package let files: [DeclaredFile]
  /// The traits of a package, and which others each enables.
  let traits: [PackageManifest.Trait]

  init(
    kind: Kind, policy: JoiningPolicy, spec: Spec, folder: String? = nil,
    projectFile: String? = nil, targets: [DeclaredTarget], products: [DeclaredProduct] = [],
    references: [ContainerReference] = [], files: [DeclaredFile] = [],
    traits: [PackageManifest.Trait] = []
  ) {
    (self.kind, self.policy, self.spec, self.traits) = (kind, policy, spec, traits)
    (self.folder, self.projectFile, self.targets) = (folder ?? spec.folder, projectFile, targets)
    (self.products, self.references, self.files) = (products, references, files)
  }

  package var name: String { spec.project }
  package var path: String { spec.path }

  /// A path as it writes it, from the root; those of Tuist are that already.
  func rootPath(_ path: String) -> String {
    policy.reachesLikeTuist ? path : PathText.below(folder, path)
  }
}

/// A product of a package: some of its targets under one name.
package struct DeclaredProduct: Sendable {
  package let name: String
  package let place: Place
  package let targets: [String]
  /// None if the build decides.
  package var linkage = Linkage.none
}

package struct ContainerReference: Sendable {
  /// How the other one is found.
  package enum Way: Hashable, Sendable {
    case projectFile(String)
    case projectFolder(String)
    case packageFolder(String)
    case packageIdentity(String)
  }

  /// Its name in dependencies; packages ignore case.
  package let key: String
  package let way: Way
  /// Whether `Tuist/Package.swift` names it, so that targets do with `.external`.
  var isExternal = false
  /// What it enables of a package.
  var traits: [PackageManifest.Trait] = [("default", [])]

  package var projectFile: String? { if case .projectFile(let path) = way { path } else { nil } }

  var identity: String? { if case .packageIdentity(let name) = way { name } else { nil } }

  var isFolder: Bool { if case .packageFolder = way { true } else { false } }

  var isPackage: Bool { isFolder || identity != nil }
}

/// A file or folder, other than sources, that must exist.
package struct DeclaredFile: Sendable {
  let absence: Notice.Kind
  let path: String
  let place: Place
  /// Whether it is a package only if its project has products that no other package has.
  let isPerhapsPackage: Bool

  init(
    _ absence: Notice.Kind, _ path: String, at place: Place, isPerhapsPackage: Bool = false
  ) {
    (self.absence, self.path, self.place) = (absence, path, place)
    self.isPerhapsPackage = isPerhapsPackage
  }

  /// The path from the root, if it is relative to its own file.
  var pathBeside: String { PathText.folded(PathText.join(PathText.folder(of: place.file), path)) }

  /// The packages that a manifest names in the repository and that are not there.
  static func missing(_ paths: [Written], from folder: String, in files: ProjectFiles) -> [Self] {
    paths.filter { path in
      let whole = PathText.below(folder, path.text)
      guard !["/", "~"].contains(path.text.first), files.kind(whole) == nil else { return false }
      // What is not there has no real path, but the folder that it starts from has.
      return !files.isForeign(whole.pathNames.prefix { $0 == ".." }.joined(separator: "/"))
    }.map { DeclaredFile(.missingPackage, $0.text, at: $0.place) }
  }
}
