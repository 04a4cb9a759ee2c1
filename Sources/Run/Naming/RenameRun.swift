/// Renames a word throughout a project in memory, and checks that nothing else changed.
package struct RenameRun {
  package let names: [(old: String, new: String)]
  /// The edited files by old path, and the number of replacements in each.
  package private(set) var edits: [String: [UInt8]] = [:]
  package private(set) var counts: [String: Int] = [:]
  package private(set) var folders = MovedFolders()
  package private(set) var identifiers: [String] = []

  package let replacement: WordReplacement
  private let state: ModifiedProject
  private let takesFolders: Bool
  /// The names by which other projects refer to the targets.
  private let references: Set<String>
  /// The names as documents write them, and those of libraries for the linker.
  private let wordsOfDocuments: WordReplacement

  package init(
    _ state: ModifiedProject, from old: String, to new: String, withFolders: Bool
  ) throws(Problem) {
    (self.state, takesFolders) = (state, withFolders)
    try Problem.checkName(new)
    if old == new { throw Problem("\(old) already has this name", help: "use another name") }
    let names = try NameSet(of: old, to: new, in: state)
    replacement = names.replacement
    self.names = replacement.names.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    let graph = state.graph
    references = Set(
      graph.targetIDs.flatMap {
        [graph[$0].qualifiedName, "\(graph[$0].project)/\(graph.plainName(of: $0))"]
      })
    var words = replacement.names
    for target in names.targets.map({ graph[$0] })
    where [.staticLibrary, .dynamicLibrary].contains(target.type) {
      let new = replacement.replaced(in: target.name)
      for start in ["-l", "-weak-l", "lib"] { words[start + target.name] = start + new }
    }
    wordsOfDocuments = WordReplacement(words, keeping: replacement.kept)
    if withFolders { folders = try moved(names.targets) }
    try editDocuments()
    editImports()
    try prove(from: old, to: new)
  }

  private func prove(from old: String, to new: String) throws(Problem) {
    let moved = Dictionary(uniqueKeysWithValues: edits.map { (folders.now($0.key), $0.value) })
    let after = state.with(moved, moving: folders)
    let proof = RenameProof(replacement: replacement)
    guard let objection = proof.objection(from: state, to: after) else { return }
    let helps =
      !takesFolders && (try? RenameRun(state, from: old, to: new, withFolders: true)) != nil
    throw Problem(
      "\(old) cannot be renamed: \(objection)",
      help: helps
        ? "add `--folders` to rename its folders as well"
        : "use another name, or fix this first")
  }

  private func moved(_ targets: [TargetID]) throws(Problem) -> MovedFolders {
    var names: [String: String] = [:]
    let graph = state.graph
    let paths = targets.flatMap { id in
      graph[id].sources.map(\.path) + [graph[id].place.file, graph[id].infoFile ?? ""]
    }
    for path in paths where !path.hasPrefix("/") && !path.hasPrefix("..") {
      var folder = path
      while !folder.isEmpty {
        let name = String(folder.lastPathName)
        if let new = replacement.names[name], files.kind(folder) == .folder { names[folder] = new }
        folder = Spec.folder(of: folder)
      }
    }
    let folders = MovedFolders(names)
    for step in folders.steps where files.kind(step.to) != nil {
      throw Problem("`\(step.to)` already exists", help: "move it away, or choose another name")
    }
    return folders
  }

  private var files: ProjectFiles { state.checked.workspace.input.files }

  private mutating func editImports() {
    let words = wordsOfSources
    for source in state.graph.sources.files {
      let lines = Set(source.modules.filter { words.names[$0.name] != nil }.map(\.line))
      guard !lines.isEmpty || !source.path.hasSuffix(".swift"),
        let text = state.text(at: source.path)
      else { continue }
      let bytes = Array(text.contents)
      let matches = words.matches(in: bytes).filter { match in
        // Of the headers, only the one that Xcode generates is renamed.
        if bytes[match.range.upperBound...].starts(with: ".h".utf8) {
          return match.new.suffix(6).elementsEqual("-Swift".utf8)
        }
        if let isMoved = isFolderMoved(of: match, in: bytes) { return isMoved }
        let line = text.lineNumber(of: UInt32(match.range.lowerBound))
        return lines.contains(line) || RenameRun.asksForModule(text.line(line))
      }
      guard !matches.isEmpty else { continue }
      (edits[source.path], counts[source.path]) = (matches.applied(to: bytes), matches.count)
    }
  }

  /// Whether the folder of an included file moves, as in `"Net/Net.h"`; nil for frameworks.
  private func isFolderMoved(of match: WordReplacement.Match, in bytes: [UInt8]) -> Bool? {
    let (range, quote) = (match.range, UInt8(ascii: "\""))
    let rest = String(
      decoding: bytes[range.upperBound...].prefix { $0 != quote && $0 >= 0x20 }, as: UTF8.self)
    guard bytes[..<range.lowerBound].last == quote, rest.hasPrefix("/") else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self)
    let owners = listings.keys.filter { $0.lastPathName == name && files.kind($0 + rest) == .file }
    return owners.isEmpty ? nil : owners.contains { folders.now($0).lastPathName != name }
  }

  private static func asksForModule(_ line: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: line, as: UTF8.self)
    return words.contains("canImport(") || words.contains("__has_include")
  }

  /// The names as sources write them, and the headers that Xcode generates for Swift.
  private var wordsOfSources: WordReplacement {
    var names = replacement.names
    for (old, new) in replacement.names {
      let (old, new) = (SettingExpansion.identifier(old), SettingExpansion.identifier(new))
      names[old] = new
      names["\(old)-Swift"] = "\(new)-Swift"
    }
    return WordReplacement(names, keeping: replacement.kept)
  }

  /// The files that still contain an old name, sorted; of hidden folders those that git tracks.
  package var mentions: [String] {
    let hidden = ["ls-files", "-z", "--", ":(glob).*/**", ":(glob)**/.*/**"]
    let names = Git.output(hidden, in: state.checked.workspace.root.folder) ?? []
    let tracked = names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let words = wordsOfSources
    return Set(paths + tracked).sorted().filter { path in
      guard !files.isForeign(path), edits[path] == nil || !path.isOfSpec,
        let bytes = edits[path] ?? (try? files.read(path)), !bytes.contains(0)
      else { return false }
      return !words.matches(in: bytes).isEmpty
    }
  }

  private var listings: [String: FolderListing] { state.checked.workspace.found.folders }

  private var paths: [String] {
    listings.flatMap { folder, listing in
      listing.entries.filter { $0.kind == .file }.map { PathText.join(folder, $0.name) }
    }
  }

  private mutating func editDocuments() throws(Problem) {
    let workspace = state.checked.workspace
    let configurations = workspace.input.settings.documents.map(\.source.name)
    let baselines = (state.checked.baseline?.files ?? []).compactMap { $0.source?.name }
    let specs = Set(workspace.includes.flatMap { [$0.key] + $0.value }).filter(\.isOfSpec)
    let others = configurations + baselines + paths.filter { $0.hasSuffix(".xctestplan") }
    for path in specs.union(others).sorted() {
      let format: Document.Format =
        path.hasSuffix(".yml") || path.hasSuffix(".yaml") ? .yaml : .json
      guard let text = state.text(at: path), let document = try? Document.read(text, as: format)
      else { continue }
      let folder = others.contains(path) ? "" : Spec.folder(of: path)
      try edit(document, in: folder)
      if baselines.contains(path) { signBaseline(path) }
    }
  }

  private mutating func edit(_ document: Document, in folder: String) throws(Problem) {
    let (bytes, words) = (Array(document.source.contents), DocumentWords(document))
    let matches = wordsOfDocuments.matches(in: bytes).filter { match in
      isRenamed(words.use(of: match.range), words.isInPath(match.range.lowerBound), in: folder)
    }
    let former = replacement.reversed.matches(in: bytes).first { match in
      if case .name = words.use(of: match.range) { true } else { false }
    }
    if let former {
      let line = document.source.lineNumber(of: UInt32(former.range.lowerBound))
      let word = String(decoding: bytes[former.range], as: UTF8.self)
      throw Problem(
        "`\(word)` is already in \(document.source.name):\(line)", help: "choose another name")
    }
    guard !matches.isEmpty else { return }
    identifiers += words.identifiers.filter { replacement.replaced(in: $0) != $0 }
    edits[document.source.name] = matches.applied(to: bytes)
    counts[document.source.name] = matches.count
  }

  /// The variables of folders with products, whose names are those of targets.
  private static let productFolders = [
    "BUILT_PRODUCTS_DIR", "TARGET_BUILD_DIR", "CONFIGURATION_BUILD_DIR", "TEST_HOST",
  ].flatMap { ["$(\($0))/", "${\($0)}/", "$\($0)/"] }

  /// Whether a word is replaced: in names always, in paths only with the folder.
  private func isRenamed(_ use: DocumentWords.Use, _ isPath: Bool, in folder: String) -> Bool {
    if case .other = use { return false }
    guard case .path(let text, let whole) = use else { return true }
    if !isPath, references.contains(whole) { return true }
    if RenameRun.productFolders.contains(where: whole.hasPrefix) { return true }
    // The address of a server.
    if whole.hasPrefix("//") { return false }
    let part = (text.hasPrefix("/") ? String(text.dropFirst()) : text).withoutProjectFolder
    let path = PathText.folded(PathText.join(folder, part))
    if folders.now(path) != path { return folders.now(path).lastPathName != path.lastPathName }
    let isOpen = part.contains { "*?$".contains($0) }
    if isOpen { return folders.steps.contains { $0.from.lastPathName == path.lastPathName } }
    return !isPath && files.kind(path) == nil
  }

  private mutating func signBaseline(_ path: String) {
    guard let bytes = edits[path],
      let file = state.checked.baseline?.files.first(where: { $0.name == path }),
      let reading = file.reading, reading.isAsWritten, let place = reading.checksums.first,
      let document = try? Document.read(Source(name: path, bytes: bytes), as: .yaml)
    else { return }
    let entries = Baseline.read(document, rules: RuleCatalog.namesInConfigurations).reading.entries
    guard let start = document.source.offset(line: place.line, column: place.column) else { return }
    let end = start + reading.entries.checksum.utf8.count
    guard end <= bytes.count else { return }
    edits[path]?.replaceSubrange(start..<end, with: entries.checksum.utf8)
  }
}
