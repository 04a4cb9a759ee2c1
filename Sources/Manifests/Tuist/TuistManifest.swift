/// What a `Project.swift` or a `Workspace.swift` says.
///
/// Paths are relative to the root of the run.
package struct TuistManifest: Sendable {
  package enum Kind: String, Sendable {
    case project, workspace
  }

  package let kind: Kind
  package let name: Written
  package var packages: [(kind: String, at: Written)] = []
  package var targets: [Target] = []
  /// The folders of a workspace's projects, which may be patterns.
  package var projects: [Written] = []
  /// The folders that Xcode shows next to them, of which it takes some for packages.
  package var folders: [String] = []
  /// Words of the project that may be such a name, as those of a target.
  package var conditions: [String]?
  package var flags: Flags = ([], [])
  /// Nil if some of it is unknown, or if nothing is compared.
  package var definition: ProjectDefinition?

  /// Words of linker flags, and the `.xcconfig` files that may have others.
  package typealias Flags = (words: [String], files: [String])

  package struct Target: Sendable {
    package let name: Written
    /// The kind of product, as Tuist calls it.
    package let product: String
    package let productName: String?
    package let bundleId: String
    package let platforms: [String]
    package var dependencies: [Dependency]
    package let sources: [Files]
    package let resources: [String]
    package let plistFile: String?
    package let entitlementsFile: String?
    /// What the property list names as `NSPrincipalClass`.
    package let principalClass: Written?
    package let isPlistKnown: Bool
    package let tags: [String]
    package let folders: [Files]
    package let merging: String?
    package let isMergeable: Bool
    package let flags: Flags
    /// The run paths, if they are set.
    package let runPaths: [String]?
    /// Words that may be a name which `#if` finds defined; nil if some are unknown.
    package let conditions: [String]?
  }

  /// A pattern or a folder of sources, and the platforms that it is limited to.
  package typealias Files = (glob: String, excluding: [String], platforms: [String])

  package struct Dependency: Sendable {
    /// `target`, `project`, `external`, `package`, `framework`, `xcframework`, `library`, `sdk`,
    /// `xctest`, `macro` or `cocoapods`.
    package let kind: String
    /// The name of what is meant, where it has one.
    package let name: Written
    package var path: String?
    package let status: String?
    package let type: String?
    package let platforms: [String]
  }

  /// The flags of a target, with those of the project unless it replaces these.
  package func flags(of target: Target) -> Flags {
    let own = target.flags.words
    let isReplaced = !own.isEmpty && !own.contains("$(inherited)")
    return (own + (isReplaced ? [] : flags.words), target.flags.files + flags.files)
  }

  package static func read(
    _ source: Source, with helpers: TuistHelpers,
    by conditions: BuildConditions = BuildConditions(), among count: Int = 1,
    comparing: Bool = false
  ) -> ManifestResult<TuistManifest> {
    let file = ManifestFile(source, by: conditions)
    return ManifestResult(
      [file] + helpers.files, .tuist, root: helpers.root, among: count
    ) { $0.tuistManifest(comparing: comparing) }
  }
}

/// The modules that manifests of a Tuist root may import.
package struct TuistHelpers: Sendable {
  package let root: String
  let files: [ManifestFile]

  package init(root: String, _ files: [ManifestFile]) { (self.root, self.files) = (root, files) }
}

/// The plugins that a Tuist root uses, as `Tuist.swift` or `Config.swift` names them.
package struct TuistPlugins: Sendable {
  /// The folders of those that are there, relative to the root of the run.
  package var local: [Written] = []
  /// The addresses of those that are fetched: what they declare is not known.
  package var remote: [Written] = []
  /// What else is set for all projects; nil if some of it is unknown.
  package var settings: [KeyedText]?

  package static func read(_ source: Source, root: String) -> ManifestResult<TuistPlugins> {
    let file = ManifestFile(source, by: BuildConditions())
    return ManifestResult([file], .tuist, root: root) { $0.tuistPlugins() }
  }

  package static func name(_ source: Source) -> String? {
    ManifestResult([ManifestFile(source, by: BuildConditions())], .tuist) { reader in
      reader.variables.first { $0.type == "Plugin" }.flatMap { reader.name(of: $0) }
    }.manifest
  }
}
