internal import Documents
internal import Modules

/// Reads a spec and the files that it includes, each with its variables expanded.
struct IncludeReading {
  let files: ProjectFiles
  let environment: [String: String]
  let log: SpecLog
  var cache: SpecCache
  /// How what is written in each document got into the spec.
  private(set) var origins: [ObjectIdentifier: [Provenance]] = [:]
  /// The paths of all included files.
  private(set) var includedPaths: [String] = []
  /// That the spec is a template, if it could not be read for that reason.
  private(set) var placeholder: Problem?
  private var known: [String: SpecFile] = [:]
  /// The files that are being read, outermost first.
  private var open: [Opened] = []

  /// A file that is being read, as far as what it includes depends on it.
  private struct Opened: Equatable {
    let path: String
    let base: String
  }

  /// Includes may nest this deep; a chain that grows its path at every turn has no other end.
  private static let deepestNesting = 64

  init(files: ProjectFiles, environment: [String: String], log: SpecLog, cache: SpecCache) {
    self.files = files
    self.environment = environment
    self.log = log
    self.cache = cache
    // Room for a spec and the usual one or two files that it includes.
    known.reserveCapacity(3)
    origins.reserveCapacity(3)
  }

  /// Reads the spec itself.
  mutating func read(_ path: String) -> SpecFile? {
    let base = PathText.folder(of: path)
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap(String.init) ?? path
    return read(name, base: base, folder: "", at: nil, steps: [])
  }

  private mutating func read(
    _ written: String, base: String, folder: String, at place: Place?, steps: [Provenance]
  ) -> SpecFile? {
    let path = PathText.join(base, written)
    if let file = known[path] { return file }
    guard !isCycle(Opened(path: path, base: base), at: place) else { return nil }
    guard let value = value(of: path, at: place) else { return nil }
    origins[ObjectIdentifier(value.node.document)] = steps
    open.append(Opened(path: path, base: base))
    defer { open.removeLast() }
    var included: [SpecFile] = []
    for entry in IncludeEntry.entries(of: value["include"], log: log) where entry.isEnabled {
      let next = entry.hasRelativePaths && !folder.isEmpty ? PathText.join(base, folder) : base
      let target = PathText.join(next, entry.path)
      let file = read(
        entry.path, base: next,
        folder: entry.hasRelativePaths ? PathText.folder(of: entry.path) : "", at: entry.place,
        steps: [Provenance(.include, target, at: entry.place)] + steps)
      if let file { included.append(file) }
    }
    let file = SpecFile(
      path: path, written: written, folder: folder, value: value, included: included)
    known[path] = file
    if place != nil { includedPaths.append(path) }
    return file
  }

  /// Whether a file would include itself; XcodeGen then runs until its stack is full.
  private func isCycle(_ file: Opened, at place: Place?) -> Bool {
    guard let place else { return false }
    if let start = open.firstIndex(of: file) {
      let circle = open[start...].map(\.path) + [file.path]
      log.error("include cycle: \(circle.joined(separator: " → "))", at: place)
      return true
    }
    guard open.count < IncludeReading.deepestNesting else {
      log.error("files include one another more than \(open.count) deep", at: place)
      return true
    }
    return false
  }

  /// The map of a file with its variables expanded; nothing, and a word why, if there is none.
  private mutating func value(of path: String, at place: Place?) -> SpecValue? {
    guard let document = document(path, at: place) else { return nil }
    noteOddities(of: document)
    guard let root = document.root, root.kind == .mapping else {
      if document.format == .json {
        log.error("the root of a JSON spec must be an object", at: Place(file: path))
      }
      return nil
    }
    if let known = cache.expanded[path] { return told(known) }
    let expanded = expand(root)
    cache.expanded[path] = expanded
    return told(expanded)
  }

  private func told(_ expanded: SpecCache.Expanded) -> SpecValue {
    log.add(expanded.notices)
    return expanded.value
  }

  private mutating func expand(_ root: Node) -> SpecCache.Expanded {
    let written = SpecValue.written(root)
    guard root.document.hasPair(UInt8(ascii: "$"), UInt8(ascii: "{")) else {
      return SpecCache.Expanded(value: written, notices: [])
    }
    cache.documentsWithVariables.insert(ObjectIdentifier(root.document))
    let own = SpecLog()
    let value = Expansion(variables: environment, log: own).expand(written)
    return SpecCache.Expanded(value: value, notices: own.notices)
  }

  private mutating func document(_ path: String, at place: Place?) -> Document? {
    switch cache.entry(for: path, in: files) {
    case .document(let document): return document
    case .problem(let problem, _): add(problem, isRoot: place == nil)
    case .failure(let failure):
      let role = place == nil ? "the spec" : "the included file"
      log.error("\(role) \(path) \(failure.words)", at: place ?? Place(file: path))
    }
    return nil
  }

  /// A spec that nobody has filled in is told apart from one that is wrong.
  private mutating func add(_ problem: Problem, isRoot: Bool) {
    log.add(problem)
    guard isRoot, let text = problem.placeholder else { return }
    placeholder = Problem(
      "skipped: `\(text)` is the placeholder of a template", at: problem.place, severity: .warning)
  }

  private func noteOddities(of document: Document) {
    for key in document.repeatedKeys { log.notice(key, in: document) }
    for warning in document.warnings { log.add(warning) }
    guard document.root?.kind != .mapping, document.format == .yaml else { return }
    log.warning(
      "this file holds no mapping, so XcodeGen reads nothing in it",
      at: document.root?.place ?? Place(file: document.source.name))
  }
}

extension ProjectFiles.Failure {
  /// The end of a sentence about the file.
  var words: String {
    switch self {
    case .missing: "does not exist"
    case .isFolder: "is a folder"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
