package import Documents
internal import Inputs
internal import Modules

/// What came of reading one spec.
package struct LoadedSpec: LoadedPart {
  package static var isSpec: Bool { true }

  package let path: String
  /// The project, as far as it could be read; nil without a name.
  package let project: SpecProject?
  /// The targets of the project, and its aggregates as such.
  let targets: [SpecTarget]
  package let includedFiles: [String]
  /// Whether an include could not be read, so that more may belong to the project.
  package let isPartial: Bool
  package let skipped: Problem?
  package let problems: [Problem]
  package let isOverdrawn: Bool
  /// What rules will judge.
  package let notices: [SpecNotice]

  package var projectFiles: [String] {
    project.map { project in
      project.projectReferences.map { project.rootPath($0.path) }
    } ?? []
  }

  /// Whether XcodeGen would give up on the spec, or crash.
  package var isBroken: Bool { project == nil || problems.haveError }
}

/// What is known of a project before its targets are read, handed to each of them.
final class ProjectHead: Sendable {
  /// Empty if the spec has none, of which no project is made.
  let name: String
  /// The folder that its paths are relative to, from the root.
  let folder: String
  let options: SpecOptions
  let tag: ArchitectureTag

  init(name: String, folder: String, options: SpecOptions, tag: ArchitectureTag) {
    self.name = name
    self.folder = folder
    self.options = options
    self.tag = tag
  }

  /// A path that is relative to the spec, from the root of the run.
  func rootPath(_ relative: String) -> String {
    let isWhole = folder.isEmpty || relative.utf8.first == UInt8(ascii: "/")
    return PathText.folded(isWhole ? relative : folder + "/" + relative)
  }
}

/// One project as XcodeGen understands its spec: includes, templates and platforms resolved.
///
/// It is a class, since it is large and many hands pass it on.
package final class SpecProject: Sendable {
  let head: ProjectHead
  /// Where the spec is, relative to the root.
  package let path: String
  /// The name as it is written.
  package let place: Place
  /// Sorted by name, in the order of code points, as XcodeGen sorts them.
  package let targets: [SpecTarget]
  /// Sorted by name.
  package let aggregates: [SpecAggregate]
  /// Other projects whose targets can be named as `Project/Target`, sorted by name.
  package let projectReferences: [SpecProjectReference]
  /// What must exist for XcodeGen to generate, besides sources.
  let files: [SpecFile]

  init(
    _ head: ProjectHead, path: String, at place: Place, targets: [SpecTarget],
    aggregates: [SpecAggregate], projectReferences: [SpecProjectReference], files: [SpecFile]
  ) {
    self.head = head
    self.path = path
    self.place = place
    self.targets = targets
    self.aggregates = aggregates
    self.projectReferences = projectReferences
    self.files = files
  }

  package var name: String { head.name }
  package var options: SpecOptions { head.options }
  var folder: String { head.folder }

  func rootPath(_ relative: String) -> String { head.rootPath(relative) }
}

/// An entry of `aggregateTargets:`, which only orders the building of others.
package struct SpecAggregate: Sendable {
  /// A target that is built before.
  package struct Member: Sendable {
    package let name: String
    package let place: Place
  }

  package let name: String
  package let members: [Member]
  package let place: Place
  let provenance: [Provenance]
  let tag: ArchitectureTag
}

/// An entry of `projectReferences:`.
package struct SpecProjectReference: Sendable {
  /// The key, by which dependencies name the project.
  package let name: String
  /// The project file, relative to the spec.
  package let path: String
  package let place: Place
}

/// The entries of `options:` that decide how targets are linked and what must exist.
package struct SpecOptions: Sendable {
  package var transitivelyLinkDependencies = false
  package var hasPreGenCommand = false
  /// The endings that `fileTypes:` keeps from being compiled.
  package var uncompiledEndings: Set<String> = []
  /// What XcodeGen is told not to refuse.
  var disabledValidations: Set<String> = []

  func disables(_ validation: String) -> Bool { disabledValidations.contains(validation) }
}

/// A file or folder that a spec names.
struct SpecFile: Sendable {
  /// What to note if it does not exist.
  let absence: Notice.Kind
  /// Relative to the spec.
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

  /// A path whose folder is not put before it: that of the spec or of the file in which it stands.
  init?(_ absence: Notice.Kind, written value: SpecValue) {
    guard let path = value.string, !path.isEmpty else { return nil }
    self.init(absence, path, at: value.place)
  }

  /// The path, from the root of the run, if it is one from the file in which it stands.
  var pathBeside: String {
    PathText.folded(PathText.join(PathText.folder(of: place.file), written))
  }
}
