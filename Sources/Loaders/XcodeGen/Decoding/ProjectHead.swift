internal import Documents
internal import Modules

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
}

/// The entries of `options:` that decide how targets are linked and what must exist.
struct SpecOptions: Sendable {
  var transitivelyLinkDependencies = false
  var hasPreGenCommand = false
  /// The endings that `fileTypes:` keeps from being compiled.
  var uncompiledEndings: Set<String> = []
  /// What XcodeGen does not refuse, by its options.
  var disabledValidations: Set<String> = []

  func disables(_ validation: String) -> Bool { disabledValidations.contains(validation) }
}

/// One entry of `sources:`, while its target is read.
struct SourceDraft {
  let path: String
  let place: Place
  var isOptional = false
  /// What becomes of what is there, and which part of it is meant.
  var phase = SourcePath.Phase.automatic
  var isFolder = false
  var excludes: [String] = []
  var includes: [String] = []
  /// Whether nothing of it is compiled.
  var isResource = false
  /// Whether a build phase copies it to where frameworks lie.
  var isCopiedToFrameworks = false
  var provenance: [Provenance] = []

  // A function and no initializer: those of a type of another module copy all that they made.
  func inGraph(of head: ProjectHead) -> SourcePath {
    var source = SourcePath(
      PathText.below(head.folder, path), isOptional: isOptional, isResource: isResource, at: place)
    source.phase = phase
    source.isFolder = isFolder
    source.excludes = excludes
    source.includes = includes
    source.skippedEndings = head.options.uncompiledEndings
    return source
  }
}

extension ArchitectureTag {
  /// A tag of one target: the layer of the project is that of its targets.
  func belonging(to head: ProjectHead) -> ArchitectureTag {
    var tag = self
    if tag.layer == nil { tag.layer = head.tag.layer }
    return tag
  }
}
