/// What one project file declares: a spec, a package, a project.
///
/// Every loader hands over containers, and one join resolves the names of all of them. A package
/// `Kit` in `Kit/Package.swift`, whose library `KitUI` is made of the target of that name, is
///
///     Container(
///       kind: .package, policy: .asWritten,
///       spec: Spec(path: "Kit/Package.swift", project: "Kit", place: placeOfTheName),
///       targets: [
///         DeclaredTarget(kitUI, dependencies: [
///           Dependency(.targetOrProduct, "KitCore", at: place),
///           Dependency(
///             .product, "Logging", at: place,
///             uncommon: .init(container: "swift-log", products: ["Logging"])),
///         ])
///       ],
///       products: [DeclaredProduct(name: "KitUI", targets: ["KitUI"])],
///       references: [
///         ContainerReference(key: "swift-log", way: .packageIdentity("swift-log"))
///       ])
///
/// A spec that declares `packages: {Kit: {path: ../Kit}}` has `ContainerReference(key: "Kit", way:
/// .packageFolder("Kit"))`, and its entry `- {package: Kit, product: KitUI}` ends at the target.
///
/// It is a class, since it is large and many functions are handed it.
package final class Container: Sendable {
  /// What others may name in it.
  package enum Kind: Sendable {
    /// Its targets, by name and key; what they build, by the name of the file.
    case project
    /// Its products, by name; its targets only among themselves.
    case package
  }

  package let kind: Kind
  package let policy: JoiningPolicy
  package let spec: Spec
  /// The folder that its paths are relative to, from the root.
  package let folder: String
  /// The project file by which others name it, as a path from the root; a package has none.
  package let projectFile: String?
  /// In the order of their names, aggregates last.
  package let targets: [DeclaredTarget]
  package let products: [DeclaredProduct]
  /// Other containers that dependencies name by a key, sorted by key.
  package let references: [ContainerReference]
  package let files: [DeclaredFile]
  /// Whether targets get the dependencies of their dependencies, unless they say otherwise.
  package let linksTransitively: Bool

  init(
    kind: Kind, policy: JoiningPolicy, spec: Spec, folder: String? = nil,
    projectFile: String? = nil, targets: [DeclaredTarget], products: [DeclaredProduct] = [],
    references: [ContainerReference] = [], files: [DeclaredFile] = [],
    linksTransitively: Bool = false
  ) {
    self.kind = kind
    self.policy = policy
    self.spec = spec
    self.folder = folder ?? spec.folder
    self.projectFile = projectFile
    self.targets = targets
    self.products = products
    self.references = references
    self.files = files
    self.linksTransitively = linksTransitively
  }

  package var name: String { spec.project }
  package var path: String { spec.path }

  func rootPath(_ relative: String) -> String { PathText.below(folder, relative) }
}

/// Something that a package offers to others: one or more of its targets, under one name.
package struct DeclaredProduct: Sendable {
  package let name: String
  package let targets: [String]
}

/// Another container that the dependencies of one can name.
package struct ContainerReference: Sendable {
  /// How the other one is found.
  package enum Way: Equatable, Sendable {
    case projectFile(String)
    case projectFolder(String)
    case packageFolder(String)
    case packageIdentity(String)
  }

  /// What dependencies call it; packages ignore case.
  package let key: String
  package let way: Way

  package var projectFile: String? {
    if case .projectFile(let path) = way { path } else { nil }
  }

  var identity: String? {
    if case .packageIdentity(let name) = way { name } else { nil }
  }

  var isFolder: Bool {
    if case .packageFolder = way { true } else { false }
  }

  var isPackage: Bool {
    switch way {
    case .projectFile, .projectFolder: false
    case .packageFolder, .packageIdentity: true
    }
  }
}

/// A file or folder, apart from sources, that must exist.
package struct DeclaredFile: Sendable {
  let absence: Notice.Kind
  let path: String
  /// The path as it is written: before version 2.43 XcodeGen took that of a package in an included
  /// file for one from the spec.
  let written: String
  let place: Place

  init(_ absence: Notice.Kind, _ path: String, written: String? = nil, at place: Place) {
    self.absence = absence
    self.path = path
    self.written = written ?? path
    self.place = place
  }

  /// The path, from the root of the run, if it is one from the file in which it is written.
  var pathBeside: String {
    PathText.folded(PathText.join(PathText.folder(of: place.file), written))
  }
}
