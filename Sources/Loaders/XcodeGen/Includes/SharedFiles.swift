internal import Documents

/// What specs have in common: the files that many of them include, each looked into once.
///
/// It is a memory and nothing else: without it every spec would be read just the same.
struct SharedFiles {
  /// Lent by the run while a spec is read.
  var parsed: ParsedFiles
  private let variables: [String: String]
  private var expanded: [String: Expanded] = [:]
  /// The files that specs included so far.
  ///
  /// `rewritten` holds nodes of them, and how these got into a spec is looked up by document: it has
  /// to stay the same one.
  private var included: Set<String> = []
  private var rewritten: [Rewriting: SpecValue] = [:]
  /// The documents that variables stand in, so that all others are passed by.
  private var documentsWithVariables: Set<ObjectIdentifier> = []

  /// The map of a file with its variables put in, and what doing so brought up; nil for nothing.
  typealias Expanded = (value: SpecValue, log: SpecLog?)

  /// A file, and the folder that its paths were put below.
  private struct Rewriting: Hashable {
    let path: String
    let folder: String
  }

  init(_ parsed: ParsedFiles, variables: [String: String]) {
    self.parsed = parsed
    self.variables = variables
  }

  /// A file that somebody includes, of which more is asked later.
  mutating func entry(forIncluded path: String) -> ParsedFiles.Entry {
    included.insert(path)
    return parsed.entry(for: path)
  }

  /// Forgets a spec that has been read, unless others have it in them.
  mutating func letGo(ofSpec path: String) {
    guard !included.contains(path) else { return }
    if let known = expanded.removeValue(forKey: path) {
      documentsWithVariables.remove(ObjectIdentifier(known.value.node.document))
    }
    parsed.letGo(of: path)
  }

  /// Whether a variable may stand in one of some documents.
  func mayHoldVariables(_ documents: some Sequence<ObjectIdentifier>) -> Bool {
    !documentsWithVariables.isDisjoint(with: documents)
  }

  /// The map of a file with its variables put in.
  mutating func expanded(_ root: Node, of path: String) -> Expanded {
    if let known = expanded[path] { return known }
    var made = Expanded(.written(root), nil)
    if root.document.hasPair(UInt8(ascii: "$"), UInt8(ascii: "{")) {
      documentsWithVariables.insert(ObjectIdentifier(root.document))
      let log = SpecLog()
      log.noteFile(root.document.source)
      made = (Variables(variables, log: log).expand(made.value), log)
    }
    expanded[path] = made
    return made
  }

  /// A file with its paths below a folder, and its own replacements at the top carried out.
  ///
  /// Many specs ask for the same file; the one that is loaded itself no one asks for again.
  mutating func rewritten(
    _ file: IncludedFile, below folder: String, merging: Merging
  ) -> SpecValue {
    let isSpec = folder == "."
    let key = Rewriting(path: file.path, folder: folder)
    if !isSpec, let value = rewritten[key] { return value }
    var value = file.value
    if !isSpec || value.node.document.source.mayHoldUntidyPaths {
      value = PathRewriting(folder: folder).rewrite(value)
    }
    value = merging.merge(value, over: .empty(from: value.node))
    if !isSpec { rewritten[key] = value }
    return value
  }
}
