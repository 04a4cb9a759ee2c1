package import Documents
internal import Inputs
internal import Modules

/// Reads what `swift package dump-package` printed about packages.
struct SwiftPackageLoader: Loader {
  init(files: ProjectFiles, environment: [String: String]) {}

  func read(
    _ path: String, in parsed: inout ParsedFiles, among crowd: SpecCrowd
  ) -> PackageDump? {
    guard ParsedFiles.isJSON(path) else { return nil }
    return parsed.entry(for: path).document.flatMap(PackageDump.init)
  }

  static func addTargets(
    of packages: [PackageDump], by options: JoiningOptions, to builder: inout GraphBuilder
  ) {
    var joining = PackageJoining(packages, exists: options.exists)
    joining.addTargets(to: &builder)
  }

  static func join(
    _ packages: [PackageDump], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    var joining = PackageJoining(packages, exists: options.exists)
    joining.add(to: &builder)
  }
}

/// What `swift package dump-package` printed about one package.
package struct PackageDump: LoadedPart {
  package static var isSpec: Bool { false }

  /// Where the file is, relative to the root; the package is taken to lie in the same folder.
  package let path: String
  let name: String
  let place: Place
  let targets: [PackageTarget]
  /// The targets of each product.
  let products: [String: [String]]
  /// The packages it depends on, by every name that dependencies may use for them, in lower case.
  let packages: [String: String]
  /// What cannot be read in it.
  package let problems: [Problem]
  package let includedFiles: [String] = []
  package let skipped: Problem? = nil

  package var targetCount: Int { targets.count }

  /// Reads a document if it is such a dump, and no spec: only a dump tells what kind of package
  /// it is about.
  init?(_ document: Document) {
    guard document.format == .json, let root = document.root, root["packageKind"] != nil else {
      return nil
    }
    var reading = PackageReading(of: root)
    path = document.source.name
    name = reading.name()
    place = root["name"]?.place ?? root.place
    targets = reading.targets()
    products = reading.products()
    packages = reading.packages()
    problems = reading.problems
  }
}

/// A target of a package, with what it depends on.
struct PackageTarget: Sendable {
  /// What kinds of target a manifest can declare.
  enum Kind: String {
    case regular
    case test
    case executable
    case binary
    case plugin
    case system
    case macro
    case snippet
  }

  let name: String
  let kind: Kind
  /// The folder that the manifest names, relative to the package.
  let path: String?
  /// What lies in the folder and is not meant, and, if anything is named, all that is.
  var excludes: [String] = []
  var includes: [String] = []
  let dependencies: [PackageDependency]
  let linkerFlags: [String]
  let place: Place
}

/// One entry of a target's dependencies.
struct PackageDependency: Sendable {
  /// What an entry can name.
  enum Kind: String {
    /// A target of the package, else a product of another.
    case byName
    case target
    case product
    /// A plugin that is run while the target is built.
    case plugin
  }

  let kind: Kind
  let name: String
  /// The package of a product, by identity or name.
  let package: String?
  /// The platforms that the entry is limited to.
  let platforms: [String]
  let place: Place
}
