/// The contents of a `project.pbxproj`, as `ProjectReader` reads them; names are unresolved.
package struct XcodeProject: Sendable {
  /// Where the `.xcodeproj` is, relative to the root.
  let path: String
  let folder: String
  let place: Place
  let objectVersion: Int
  let configurations: [ProjectConfiguration]
  let packages: [ProjectPackage]
  /// The folders in its navigator that may be packages.
  let folders: [Note]
  /// Those in its navigator, whether a target owns them or not.
  let synchronizedFolders: [SynchronizedFolder]
  /// The paths of other projects, where they are named.
  let projectReferences: [Note]
  package let targets: [ProjectTarget]

  /// What its targets are told apart by: the name of the `.xcodeproj`, without the ending.
  var name: String {
    let file = path.lastPathName
    return String(file.hasSuffix(".xcodeproj") ? file.dropLast(".xcodeproj".count) : file)
  }

  func rootPath(_ relative: String) -> String { PathText.folded(PathText.join(folder, relative)) }
}

/// Settings of a project or a target for one way to build it.
struct ProjectConfiguration: Sendable {
  let name: String
  /// Each may be limited by conditions behind its name: `KEY[sdk=macosx*]`.
  let settings: BuildSettings
  /// The `.xcconfig` file below the settings, relative to the folder of the project.
  let base: String?
  /// Whether the path of `base` is relative to a folder that Xcode synchronizes with the disk.
  let isBaseAnchored: Bool
  /// Whether Xcode uses it if the project lacks the requested configuration.
  let isDefault: Bool
}

struct ProjectPackage: Sendable {
  /// A local package's folder, relative to the project's folder, or a remote one's address.
  let location: String
  let isLocal: Bool
  let place: Place

  /// The name that dependencies use.
  var key: String { location.repositoryName }
}

/// A target of a project, with all that its phases and lists name.
package struct ProjectTarget: Sendable {
  /// What others call its object and its product by.
  let ids: [String]
  /// `PBXNativeTarget`, `PBXAggregateTarget` or `PBXLegacyTarget`.
  let kind: String
  let name: String
  /// The full name of its type, such as `com.apple.product-type.framework`.
  let type: String?
  /// The file it builds, such as `Menu.framework`.
  let product: String?
  let productName: String?
  let configurations: [ProjectConfiguration]
  var phases: ProjectPhases
  let dependencies: [ProjectEntry]
  let packageProducts: [ProjectEntry]
  let folders: [SynchronizedFolder]
  /// The id of the target that it tests, where the project itself names it.
  let testTarget: String?
  /// The groups of the navigator in which all of its sources lie, outermost first.
  let groups: [String]
  let place: Place
}

/// The entries of a target's build phases, by kind of phase.
struct ProjectPhases: Sendable {
  var links: [ProjectEntry] = []
  var sources: [ProjectEntry] = []
  var copies: [ProjectCopy] = []
  /// What the project calls each phase by.
  var ids: Set<String> = []
  /// With the lists of the files that they read and write.
  var scripts: [(name: String?, text: String, lists: [String])] = []
}

/// A phase that copies files.
struct ProjectCopy: Sendable {
  let id: String
  let name: String?
  /// The folder, in Xcode's words: `frameworks`, `plugins`, `productsDirectory`.
  let folder: String
  let path: String
  /// Whether it is done only where a product is installed, and not in usual runs.
  let isInstallOnly: Bool
  var entries: [ProjectEntry]
}

/// An entry of a build phase or of another list of a target.
struct ProjectEntry: Sendable {
  enum Item: Sendable {
    case file(FileReference)
    /// A product of a package, which the project may name; a plugin runs while building.
    case package(name: String, ProjectPackage?, isPlugin: Bool)
    case target(String)
    case proxy(ProjectProxy)
    /// Only a name is left.
    case name(String)
  }

  let item: Item
  /// The platforms that it is limited to; empty for all.
  var platforms: [String] = []
  var isWeak = false
  let place: Place

  var file: FileReference? { if case .file(let file) = item { file } else { nil } }

  var isPlugin: Bool { if case .package(_, _, isPlugin: true) = item { true } else { false } }

  var packageProduct: String? { if case .package(let name, _, _) = item { name } else { nil } }
}

struct FileReference: Sendable {
  /// Nil for a file that is only in a folder.
  let object: Node?
  /// Where it is, relative to the folder of the project, as far as that is known.
  let location: String
  /// The group of the navigator that it is in, by its number.
  let group: Int?
  /// The target of the same project that builds it.
  let builder: String?
  /// The product of another project that it stands for.
  let proxy: ProjectProxy?

  /// As it is written, relative to the folder in which it is.
  var path: String {
    object.map { $0.text("path") ?? $0.text("name") ?? "" } ?? location
  }

  func isIn(_ tree: String) -> Bool { object?["sourceTree"]?.hasText(tree) ?? false }
}

/// A reference to a target or product of another project.
struct ProjectProxy: Sendable {
  /// The project's file, relative to the folder of this one; nil for the project itself.
  let container: String?
  /// What it was called when it was named.
  let name: String?
  /// What its own project calls it by, even if it was renamed.
  let id: String?
  let isProduct: Bool
}

/// A folder whose files belong to a target without being listed.
struct SynchronizedFolder: Sendable {
  /// Files that a target treats otherwise than by the folder: left out, added, or in a phase.
  struct Exceptions: Sendable {
    let target: String?
    /// The kind of the phase, and what the project calls it by.
    let phase: String?
    let phaseID: String?
    let files: [String]
    let weak: Set<String>
    /// The platforms that files are limited to.
    let platforms: [String: [String]]
    let place: Place

    func concern(_ target: ProjectTarget) -> Bool {
      phaseID.map(target.phases.ids.contains) ?? (self.target == target.name)
    }
  }

  /// Relative to the folder of the project.
  let path: String
  let exceptions: [Exceptions]
  /// Folders in it that are copied whole.
  let copied: [String]
  let place: Place
}
