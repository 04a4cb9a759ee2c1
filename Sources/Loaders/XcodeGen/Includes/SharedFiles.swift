/// A cache of files that several specs include, each analyzed once.
///
/// It only saves work: results are the same without it.
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
  /// By the path of a file, and the folder that its paths were put below.
  private var rewritten: [[String]: SpecValue] = [:]
  /// The documents that contain variables; all others need no expansion.
  private var documentsWithVariables: Set<ObjectIdentifier> = []

  /// The map of a file with its variables put in, and what doing so brought up; nil for nothing.
  typealias Expanded = (value: SpecValue, log: SpecLog?)

  init(_ parsed: ParsedFiles, variables: [String: String]) {
    (self.parsed, self.variables) = (parsed, variables)
  }

  /// An included file, which is needed again later.
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

  func mayHoldVariables(_ documents: some Sequence<ObjectIdentifier>) -> Bool {
    !documentsWithVariables.isDisjoint(with: documents)
  }

  mutating func expanded(_ root: Node, of path: String) -> Expanded {
    if let known = expanded[path] { return known }
    var made = Expanded(.written(root), nil)
    if root.document.hasPair(UInt8(ascii: "$"), UInt8(ascii: "{")) {
      documentsWithVariables.insert(ObjectIdentifier(root.document))
      let log = SpecLog()
      log.noteFile(root.document.source)
      made = (Variables(values: variables, log: log).expand(made.value), log)
    }
    expanded[path] = made
    return made
  }

  /// A file with its paths below a folder, and its own replacements at the top carried out.
  mutating func rewritten(
    _ file: IncludedFile, below folder: String, merger: ValueMerger
  ) -> SpecValue {
    let isSpec = folder == "."
    let key = [file.path, folder]
    if !isSpec, let value = rewritten[key] { return value }
    var value = file.value
    if !isSpec || value.node.document.source.mayHoldUntidyPaths {
      value = PathRewriter(folder: folder).rewrite(value)
    }
    value = merger.merge(value, over: .empty(from: value.node))
    if !isSpec { rewritten[key] = value }
    return value
  }
}

/// One file of a spec, with the files that it includes.
struct IncludedFile {
  /// The path as it was put together; two texts are two files, as XcodeGen has it.
  let path: String
  /// The path of the include entry, or the name of the spec itself.
  let written: String
  /// The folder that the include entry names; empty if paths are not relative to the file.
  let folder: String
  let value: SpecValue
  let included: [IncludedFile]
}

/// Merges a file and its transitive includes into one mapping.
struct IncludeMerger {
  private let merger: ValueMerger
  private var rewritten: [String: SpecValue] = [:]
  private var merged: Set<String> = []

  init(log: SpecLog) { merger = ValueMerger(log: log) }

  /// The whole spec: included files from left to right, each once, the file itself on top.
  mutating func merge(
    _ file: IncludedFile, below folder: String = ".", in shared: inout SharedFiles
  ) -> SpecValue {
    guard merged.insert(file.path).inserted else { return .empty(from: file.value.node) }
    let ownFolder =
      file.folder.isEmpty ? folder : PathText.tidied(PathText.join(folder, file.folder))
    // The first mention of a file decides how its paths are put right.
    let name = PathText.join(folder, file.written)
    let value = rewritten[name] ?? shared.rewritten(file, below: ownFolder, merger: merger)
    rewritten[name] = value
    var base: SpecValue?
    for included in file.included {
      let value = merge(included, below: ownFolder, in: &shared)
      base = base.map { merger.merge(value, over: $0) } ?? value
    }
    return base.map { merger.merge(value, over: $0) } ?? value
  }
}
