package import Documents

/// What a `project.pbxproj` says, as plain values: targets with their phases, settings and
/// dependencies.
///
/// Nothing of it was looked up in other files yet.
/// `ProjectReading` makes it, of the objects that `ProjectObjects` finds and the paths that
/// `ReferencePaths` knows; `ProjectTarget` is where to read on.
package struct XcodeProject: Sendable {
  /// Where the `.xcodeproj` is, relative to the root.
  package let path: String
  /// The folder that all of its paths start from, relative to the root.
  package let folder: String
  /// The project's object in the file.
  package let place: Place
  package let objectVersion: Int
  package let configurations: [ProjectConfiguration]
  package let packages: [ProjectPackage]
  /// Other projects that it names, relative to its folder.
  package let projectReferences: [String]
  package let targets: [ProjectTarget]

  /// What its targets are told apart by: the name of the `.xcodeproj`, without the ending.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".xcodeproj") ? String(file.dropLast(".xcodeproj".count)) : file
  }
}

/// Settings of a project or a target for one way to build it.
package struct ProjectConfiguration: Sendable {
  /// One setting, which may be limited by conditions behind its name: `KEY[sdk=macosx*]`.
  package struct Setting: Sendable {
    package let key: String
    package let values: [String]
    /// Whether it is written as a list.
    package let isList: Bool
    package let place: Place

    /// All words of it, as the settings of files have them.
    package var text: String { values.joined(separator: " ") }
  }

  package let name: String
  package let settings: [Setting]
  /// The `.xcconfig` file below the settings, relative to the folder of the project.
  package let base: String?
  /// Whether that is named through a folder that Xcode keeps in step with the disk.
  package let isBaseAnchored: Bool
}

/// A package that a project names.
package struct ProjectPackage: Hashable, Sendable {
  /// The folder of a local one, relative to the folder of the project; the address of another.
  package let location: String
  package let isLocal: Bool
  package let place: Place
}
