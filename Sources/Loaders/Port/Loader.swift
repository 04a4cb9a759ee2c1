/// A kind of input: turns project files of one kind into what they declare.
///
/// A loader is a value of a run, or of a thread of it. It may remember what many files have in
/// common, such as an include, so long as that changes nothing in what it reads: files are
/// independent of one another until all of them are joined.
package protocol Loader: SendableMetatype {
  /// What the world knows is asked for now; specs may name variables of the environment.
  init(files: ProjectFiles, environment: [String: String])

  /// Reads a file as if it were the only one; nil if it is of another kind.
  ///
  /// What it may make of files that others name, too, is its share among all.
  mutating func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecCrowd)
    -> LoadedPart?

  /// What a file defines, for a comparison of two versions; nil if it is of another kind, or if some
  /// of it is unknown.
  mutating func definition(of path: String, in parsed: inout ParsedFiles) -> ProjectDefinition?
}

extension Loader {
  package mutating func definition(
    of path: String, in parsed: inout ParsedFiles
  ) -> ProjectDefinition? { nil }
}

/// What came of one project file, read without a look at any other.
package struct LoadedPart: Sendable {
  package let path: String
  /// What it declares, as far as it could be read; nil if it is not known what it is called.
  package let container: Container?
  /// The folders of the projects that it names, which may be patterns, where that is all it does.
  package var namedFolders: [String]?
  package var includedFiles: [String] = []
  /// Whether an include could not be read, so that more may be declared.
  package var isPartial = false
  /// Why the file is skipped: it is a template with placeholders, or declares nothing.
  package var skipped: Problem?
  /// Whether it is skipped though it seems to be meant as a spec.
  package var isUnread = false
  /// What prevents using it, and what is odd but readable.
  package var problems: [Problem] = []
  /// Whether more was to be made of it than its share.
  package var isOverdrawn = false
  package var workspace: XcodeWorkspace?
  /// Observations for rules.
  package var notices: [PartNotice] = []

  /// Whether it is a spec or a project: these count on names that other ones explain.
  package var isProject: Bool { container?.kind != .package }

  /// Whether it declares nothing itself, but says what belongs together.
  package var isWorkspace: Bool { namedFolders != nil || workspace != nil }

  package var projectFiles: [String] { container?.references.compactMap(\.projectFile) ?? [] }

  /// Whether it is a project as Xcode keeps it, which a spec may have generated.
  var isXcodeProject: Bool { path.hasSuffix(".pbxproj") }

  package var targetCount: Int { container?.targets.count ?? 0 }

  /// Whether the tool would give up on the file, or crash.
  package var isBroken: Bool { container == nil || problems.haveError }
}

/// A notice from before specs and targets have numbers, and the final name of the target that it is
/// about, if it is about one; joining puts the numbers in.
package typealias PartNotice = (notice: Notice, target: String?)
