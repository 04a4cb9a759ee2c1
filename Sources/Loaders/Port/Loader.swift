/// Reads project files of one kind into declarations.
///
/// A loader belongs to a run, or to one of its threads. It may cache what files share, such as
/// includes, if that doesn't change results: files are independent until they are joined.
package protocol Loader: SendableMetatype {
  /// Takes all external input; specs may use environment variables.
  init(files: ProjectFiles, environment: [String: String])

  /// Reads a file independently of others; nil if it is of another kind.
  mutating func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch)
    -> LoadedPart?

  /// The declarations of a file, to compare versions; nil if some are unknown.
  mutating func definition(of path: String, in parsed: inout ParsedFiles) -> ProjectDefinition?
}

extension Loader {
  package mutating func definition(
    of path: String, in parsed: inout ParsedFiles
  ) -> ProjectDefinition? { nil }
}

/// The result of reading one project file.
package struct LoadedPart: Sendable {
  package let path: String
  /// Its declarations as far as readable; nil if its name is unknown.
  package var container: Container?
  /// The folders of the projects that it names, possibly patterns, if that is all it does.
  package var namedFolders: [String]?
  package var includedFiles: [String] = []
  /// Whether an include could not be read, so that declarations may be missing.
  package var isPartial = false
  /// Why the file is skipped: it is a template with placeholders, or declares nothing.
  package var skipped: Problem?
  /// Whether it is skipped although it looks like a spec.
  package var isUnread = false
  /// Errors that prevent using it, and warnings.
  package var problems: [Problem] = []
  /// Whether it exceeds its share.
  package var isOverdrawn = false
  package var workspace: XcodeWorkspace?
  /// The paths of the Xcode projects that a workspace or a project names, with places.
  var namedProjects: [Note] = []
  /// The folders in it that may be packages.
  package var packageFolders: [String] = []
  /// What a `Podfile` adds to targets of other parts.
  package var pods: [PodUse]?
  package var title: String?
  /// Whether it asks for variables of the environment, of which manifests see none.
  package var asksEnvironment = false
  /// The projects in a file that has several of them.
  var projects: [LoadedPart] = []
  /// Observations for rules.
  package var notices: [PartNotice] = []

  /// The file with its declarations.
  package var file: String { container?.spec.file ?? path }

  /// Whether it is a spec or a project, whose names others may declare.
  package var isProject: Bool { container?.kind != .package }

  package var isWorkspace: Bool { namedFolders != nil || workspace != nil }
  var isTuistWorkspace: Bool { namedFolders != nil && title != nil }
  package var projectFiles: [String] { container?.references.compactMap(\.projectFile) ?? [] }

  /// Whether it is an Xcode project file, which a spec may have generated.
  var isXcodeProject: Bool { path.hasSuffix(".pbxproj") }

  package var targetCount: Int { container?.targets.count ?? 0 }

  /// Whether the tool would reject the file, or crash.
  package var isBroken: Bool { container == nil || problems.haveError }
}

/// A notice with the final name of its target, before specs and targets have numbers.
package typealias PartNotice = (notice: Notice, target: String?)

extension Problem {
  /// The first of many equal ones, with some of the others.
  func once(for all: [Problem]) -> Problem {
    guard all.count > 3, let first = all[0].place else { return self }
    return Problem(
      "\(message); the same for \(all.count - 1) more files", at: first, severity: severity,
      help: help, notes: all[1...2].compactMap { $0.place.map { Note("the same here", at: $0) } })
  }
}
