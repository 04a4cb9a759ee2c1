package import Documents

/// What a `Project.swift` or a `Workspace.swift` says.
///
/// Paths are relative to the root of the run.
package struct TuistManifest: Sendable {
  /// What kinds of manifest there are.
  package enum Kind: String, Sendable {
    case project
    case workspace
  }

  package let kind: Kind
  package let name: Written
  package var packages: [(kind: String, at: Written)] = []
  package var targets: [Target] = []
  /// The folders of a workspace's projects, which may be patterns.
  package var projects: [Written] = []

  /// A target of a project.
  package struct Target: Sendable {
    package let name: Written
    /// The kind of product, as Tuist calls it.
    package let product: String
    package let productName: String?
    package let bundleId: String
    package let platforms: [String]
    package let dependencies: [Dependency]
    package let sources: [(glob: String, excluding: [String])]
    package let resources: [String]
    package let plistFile: String?
    /// What the property list names as `NSPrincipalClass`.
    package let principalClass: Written?
    package let tags: [String]
    package let folders: [String]
    package let mergeable: Bool
    /// Whether frameworks are merged into it.
    package let merges: Bool
    package let linkerFlags: [String]
  }

  package struct Dependency: Sendable {
    /// `target`, `project`, `external`, `package`, `framework`, `xcframework`, `library`, `sdk`,
    /// `xctest`, `macro` or `cocoapods`.
    package let kind: String
    /// The name of what is meant, where it has one.
    package let name: Written
    package let path: String?
    package let status: String?
    package let type: String?
    package let platforms: [String]
  }
}

/// The modules that manifests of a Tuist root may import.
package struct TuistHelpers: Sendable {
  package let root: String
  let files: [ManifestFile]

  /// The files of all modules, each with the name of its module.
  package init(root: String, _ files: [ManifestFile]) {
    self.root = root
    self.files = files
  }
}

extension TuistManifest {
  package static func read(
    _ source: Source, with helpers: TuistHelpers, by conditions: BuildConditions = BuildConditions()
  ) -> ManifestReading<TuistManifest> {
    let file = ManifestFile(source, by: conditions)
    let modules = Set(helpers.files.compactMap(\.module))
    return ManifestRun.run([file] + helpers.files, modules: modules, .tuist) { run in
      TuistReader(run, root: helpers.root).manifest()
    }
  }
}

extension TuistHelpers {
  package var sourceNames: [String] { files.map(\.source.name) }
}
