/// Reads a spec and the files that it includes, each with its variables put in.
struct IncludeReader {
  private let log: SpecLog
  /// How what is written in each document got into the spec.
  private(set) var origins: [ObjectIdentifier: [Provenance]] = [:]
  private(set) var includedPaths: [String] = []
  /// That the spec is a template, if it could not be read for that reason.
  private(set) var placeholder: Problem?
  private(set) var isPartial = false
  private(set) var folder = IncludeReader.root
  private var known: [String: IncludedFile] = [:]
  private var open: [(path: String, base: String)] = []

  /// Includes may nest this deep; a chain that grows its path at every turn has no other end.
  private static let deepestNesting = 64

  /// The folder of a path that is a bare name.
  private static let root = "."

  init(log: SpecLog) {
    self.log = log
    // Room for a spec and the usual one or two files that it includes.
    known.reserveCapacity(3)
    origins.reserveCapacity(3)
  }

  mutating func read(_ path: String, in shared: inout SharedFiles) -> IncludedFile? {
    let last = path.lastPathName
    var name = last.isEmpty ? path : String(last)
    folder = PathText.folder(of: path)
    if let found = IncludeReader.projectRoot(of: path, in: &shared) {
      folder = found
      name = found == IncludeReader.root ? path : String(path.dropFirst(found.count + 1))
    }
    let entry = IncludeEntry(path: name, hasRelativePaths: false)
    return read(entry, base: folder, steps: [], in: &shared)
  }

  /// The folder for `--project-root`: a parent that has all includes of the spec.
  private static func projectRoot(of path: String, in shared: inout SharedFiles) -> String? {
    let own = PathText.folder(of: path)
    guard own != IncludeReader.root, own.utf8.first != UInt8(ascii: "/"), !own.hasPrefix(".."),
      case .document(let document) = shared.parsed.entry(for: path), let root = document.root
    else { return nil }
    let include = shared.expanded(root, of: path).value["include"]
    let entries = IncludeEntry.entries(of: include, log: SpecLog()).filter(\.isEnabled)
    func isThere(_ entry: IncludeEntry, below folder: String) -> Bool {
      if case .failure = shared.parsed.entry(for: PathText.join(folder, entry.path)) {
        return false
      }
      return true
    }
    guard !entries.isEmpty, !entries.contains(where: { isThere($0, below: own) }) else {
      return nil
    }
    var folder = own
    while folder != IncludeReader.root {
      folder = PathText.folder(of: folder)
      if entries.allSatisfy({ isThere($0, below: folder) }) { return folder }
    }
    return nil
  }

  /// Reads what an entry names in relation to a folder; only the spec itself is named nowhere.
  private mutating func read(
    _ entry: IncludeEntry, base: String, steps: [Provenance], in shared: inout SharedFiles
  ) -> IncludedFile? {
    let path = place(of: PathText.join(base, entry.path), at: entry.place, in: &shared)
    if let file = known[path] { return file }
    guard !isCycle(path, base, at: entry.place),
      let value = value(of: path, at: entry.place, by: steps.last?.place, in: &shared)
    else { return nil }
    origins[ObjectIdentifier(value.node.document)] = steps
    open.append((path, base))
    defer { open.removeLast() }
    let folder = entry.hasRelativePaths ? PathText.folder(of: entry.path) : ""
    var included: [IncludedFile] = []
    for next in IncludeEntry.entries(of: value["include"], log: log) where next.isEnabled {
      let below = next.hasRelativePaths && !folder.isEmpty ? PathText.join(base, folder) : base
      let step = next.place.map {
        Provenance(.include, PathText.join(below, next.path), at: $0)
      }
      let file = read(next, base: below, steps: (step.map { [$0] } ?? []) + steps, in: &shared)
      if let file { included.append(file) }
    }
    let file = IncludedFile(
      path: path, written: entry.path, folder: folder, value: value, included: included)
    known[path] = file
    if entry.place != nil { includedPaths.append(path) }
    return file
  }

  /// The path of an included file; macOS also accepts one that differs only in case.
  private func place(of path: String, at place: Place?, in shared: inout SharedFiles) -> String {
    guard let place, case .failure(.missing) = shared.parsed.entry(for: path) else { return path }
    let near = shared.parsed.pathsInOtherCase(than: path)
    guard near.count == 1, let other = near.first else { return path }
    log.warning(
      "the included file \(path) is \(other), which differs in case", at: place,
      help: "use \(other), which also works on a case-sensitive disk")
    return other
  }

  /// Whether a file would include itself; XcodeGen then runs until its stack is full.
  private func isCycle(_ path: String, _ base: String, at place: Place?) -> Bool {
    guard let place else { return false }
    if let start = open.firstIndex(where: { $0 == (path, base) }) {
      let circle = open[start...].map(\.path) + [path]
      log.error("include cycle: \(circle.joined(separator: " → "))", at: place)
      return true
    }
    guard open.count < IncludeReader.deepestNesting else {
      log.error("files include each other more than \(open.count) deep", at: place)
      return true
    }
    return false
  }

  /// The map of a file with its variables put in; nil, and a word why, if there is none.
  private mutating func value(
    of path: String, at place: Place?, by way: Place?, in shared: inout SharedFiles
  ) -> SpecValue? {
    let entry = place == nil ? shared.parsed.entry(for: path) : shared.entry(forIncluded: path)
    switch entry {
    case .document(let document):
      if let place, shared.parsed.isForeign(path) {
        log.warning("the included file \(path) is outside of the project", at: place)
      }
      log.noteFile(document.source, by: way)
      log.noteOddities(of: document)
      guard let root = document.root, root.kind == .mapping else {
        if document.format == .json {
          log.error("the root of a JSON spec must be an object", at: Place(file: path))
        }
        return nil
      }
      let expanded = shared.expanded(root, of: path)
      if let said = expanded.log { log.add(said) }
      return expanded.value
    case .problem(let problem, _):
      isPartial = true
      add(problem, isSpec: place == nil)
    case .failure(let failure):
      isPartial = true
      add(failure, of: path, at: place, in: &shared.parsed)
    }
    return nil
  }

  private func add(
    _ failure: ProjectFiles.Failure, of path: String, at place: Place?, in parsed: inout ParsedFiles
  ) {
    let role = place == nil ? "the spec" : "the included file"
    let near = failure == .missing ? parsed.pathsInOtherCase(than: path) : []
    log.add(
      Problem(
        "\(role) \(path) \(failure.words)", at: place ?? Place(file: path),
        help: near.isEmpty
          ? nil : "did you mean \(near.joined(separator: " or "))?",
        missing: place != nil && failure == .missing ? PathText.folded(path) : nil))
  }

  /// Distinguishes a spec with placeholders from an invalid one.
  private mutating func add(_ problem: Problem, isSpec: Bool) {
    log.add(problem)
    guard isSpec, let text = problem.placeholder else { return }
    placeholder = Problem(
      "skipped: `\(text)` is a template placeholder", at: problem.place, severity: .warning,
      placeholder: text)
  }
}
