package import Documents
package import Modules

/// A kind of input: turns project files of one kind into part of a module graph.
///
/// A loader is a value of a run, or of a thread of it. It may remember what many files have in
/// common, such as an include, so long as that changes nothing in what it reads: files are
/// independent of one another until all of a kind are joined.
package protocol Loader: SendableMetatype {
  /// What comes of one file.
  associatedtype Part: LoadedPart

  /// What the world knows is asked for now; specs may name variables of the environment.
  init(files: ProjectFiles, environment: [String: String])

  /// Reads a file as if it were the only one; nil if it is of another kind.
  ///
  /// What it may make of files that others name, too, is its share among all.
  mutating func read(
    _ path: String, in parsed: inout ParsedFiles, among crowd: SpecCrowd
  ) -> Part?

  /// Adds the targets of all files of the kind, which nothing else is needed for.
  static func addTargets(
    of parts: [Part], by options: JoiningOptions, to builder: inout GraphBuilder)

  /// Joins all files of the kind, targets and all: what they name is looked up among all of them.
  ///
  /// They come sorted by path, which decides between names that nothing else tells apart.
  static func join(
    _ parts: [Part], by options: JoiningOptions, into builder: inout GraphBuilder)
}

/// One project file, read without a look at any other.
package protocol LoadedPart: Sendable {
  /// Whether files of the kind are specs: these count on names that other specs explain.
  static var isSpec: Bool { get }

  /// Where the file is, relative to the root.
  var path: String { get }
  /// The files that it includes, directly or not.
  var includedFiles: [String] { get }
  /// The project files that it names, relative to the root.
  var projectFiles: [String] { get }
  /// Why the file is passed over: it is a template that nobody has filled in, or no spec at all.
  var skipped: Problem? { get }
  /// How many targets were made of it.
  var targetCount: Int { get }
  /// What stands in the way of using it, and what is odd but readable.
  var problems: [Problem] { get }
  /// Whether more was to be made of it than its share.
  var isOverdrawn: Bool { get }
}

extension LoadedPart {
  package var isOverdrawn: Bool { false }
  package var projectFiles: [String] { [] }
}

/// What a run knows about names that no loaded spec explains.
package struct JoiningOptions: Sendable {
  /// Names that come from elsewhere.
  package var externals: [Pattern]
  /// Project files whose targets archlint does not read, relative to the root.
  package var externalProjects: [String]
  /// What CocoaPods brings.
  package var pods: PodNames
  /// Whether implicit names must be found; not if a single spec is judged alone.
  package var expectsImplicitNames: Bool
  /// Whether a path below the root leads anywhere; without it no source is missed.
  package var exists: (@Sendable (String) -> Bool)?
  /// What is there in place of what is missing, but for the case of its name.
  package var names: NamesByCase?

  package init(
    externals: [Pattern] = [], externalProjects: [String] = [], pods: PodNames = PodNames(),
    expectsImplicitNames: Bool = true,
    exists: (@Sendable (String) -> Bool)? = nil,
    names: NamesByCase? = nil
  ) {
    self.externals = externals
    self.externalProjects = externalProjects
    self.pods = pods
    self.expectsImplicitNames = expectsImplicitNames
    self.exists = exists
    self.names = names
  }
}
