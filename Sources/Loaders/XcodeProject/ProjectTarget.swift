package import Documents

/// A target of a project, with all that its phases and lists name.
package struct ProjectTarget: Sendable {
  /// What others call its object by.
  package let id: String
  /// `PBXNativeTarget`, `PBXAggregateTarget` or `PBXLegacyTarget`.
  package let kind: String
  package let name: String
  /// The full name of its type, such as `com.apple.product-type.framework`.
  package let type: String?
  /// The file it builds, such as `Menu.framework`.
  package let product: String?
  package let productName: String?
  package let configurations: [ProjectConfiguration]
  package let phases: [BuildPhase]
  package let dependencies: [ProjectDependency]
  package let packageProducts: [PackageProduct]
  package let folders: [SynchronizedFolder]
  /// The id of the target that it tests, where the project itself names it.
  package let testTarget: String?
  /// The groups of the navigator in which all of its sources lie, outermost first.
  package let groups: [String]
  package let place: Place
}

/// A step of building a target.
package struct BuildPhase: Sendable {
  /// What is done.
  package enum Kind: Sendable {
    case link
    case sources
    case headers
    case resources
    case copy(CopyDestination)
    case script(name: String?, text: String)
  }

  package let kind: Kind
  package let entries: [BuildEntry]
}

/// Where a copy phase puts files.
package struct CopyDestination: Sendable {
  /// The folder, in Xcode's words: `frameworks`, `plugins`, `productsDirectory`.
  package let folder: String
  /// Below that.
  package let path: String
  /// Whether it is done only where a product is installed, and not in usual runs.
  package let isInstallOnly: Bool
}

/// One file or product in a phase.
package struct BuildEntry: Sendable {
  /// What it names.
  package enum Item: Sendable {
    case file(FileReference)
    case package(PackageProduct)
  }

  package let item: Item
  /// The platforms that it is limited to; empty for all.
  package let platforms: [String]
  package let isWeak: Bool
  package let place: Place
}

/// A file that a project names.
package struct FileReference: Sendable {
  /// As it is written, relative to what `tree` says.
  package let path: String
  package let tree: String
  /// Where it is, relative to the folder of the project, as far as that is known.
  package let location: String
  /// The target of the same project that builds it.
  package let builder: String?
  /// The product of another project that it stands for.
  package let proxy: ProjectProxy?
}

/// Something in another project.
package struct ProjectProxy: Sendable {
  /// The project's file, relative to the folder of this one; nil for the project itself.
  package let container: String?
  /// What it was called when it was named.
  package let name: String?
  package let isProduct: Bool
}

package struct PackageProduct: Hashable, Sendable {
  package let name: String
  /// Whether it is run while building, and not linked.
  package let isPlugin: Bool
  /// The package, where the project says which one it is.
  package let package: ProjectPackage?
  package let place: Place
}

/// What has to be built before a target.
package struct ProjectDependency: Sendable {
  /// What it names.
  package enum Item: Sendable {
    case target(String)
    case proxy(ProjectProxy)
    case package(PackageProduct)
    /// Only a name is left.
    case name(String)
  }

  package let item: Item
  package let platforms: [String]
  package let place: Place
}

/// A folder whose files belong to a target without being listed.
package struct SynchronizedFolder: Sendable {
  /// Files that are treated otherwise: left out of a target that owns the folder, taken into one
  /// that does not, or handled by another phase.
  package struct Exception: Sendable {
    package let target: String?
    /// The kind of the phase, where files go into one.
    package let phase: String?
    package let files: [String]
  }

  /// Relative to the folder of the project.
  package let path: String
  package let exceptions: [Exception]
  package let place: Place
}
