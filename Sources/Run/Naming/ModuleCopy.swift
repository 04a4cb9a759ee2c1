/// Copies the files of a module under a new name, with empty sources.
struct ModuleCopy {
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var names: [TargetID: String] = [:]
  /// The files of the model, by the paths of their copies.
  private(set) var models: [String: String] = [:]
  private let registrations: [TargetID: [Registration]]
  private let state: ModifiedProject
  private let model: ModuleModel
  private let replacement: WordReplacement
  private let name: String
  private let spec: Spec
  /// The folder of the model, which is renamed in the copy unless others share it.
  private let folder: String?
  private let newFolder: String

  init(
    of model: ModuleModel, as name: String, keeping isKept: (TargetID) -> Bool,
    in state: ModifiedProject
  ) throws(Problem) {
    (self.state, self.model, self.name) = (state, model, name)
    let graph = state.graph
    replacement = ModuleCopy.replacement(for: model, as: name, in: graph)
    registrations =
      RegistrationReader(state.checked.workspace.input.files, readsSources: false)
      .read(graph, keys: ["NSPrincipalClass"]).registrations
    spec = graph[model.spec]
    let folder = spec.folder
    self.folder = model.isAlone && !folder.isEmpty ? folder : nil
    let fileName = String(spec.path.lastPathName)
    let moved = PathText.join(
      Spec.folder(of: folder), replacement.replaced(in: String(folder.lastPathName)))
    newFolder =
      moved != folder
        || fileName != replacement.replaced(in: fileName)
      ? moved : PathText.join(Spec.folder(of: folder), name)
    guard let document = state.document(at: model.file) else {
      throw Problem("`\(model.file)` cannot be read, or is outside of the repository")
    }
    try copySpec(document)
    for id in model.targets { names[id] = replacement.replaced(in: graph.plainName(of: id)) }
    for id in model.targets where isKept(id) { try copySources(of: id) }
    try state.checkAbsence(of: files.keys.filter { $0 != model.file })
  }

  /// The renaming of the model's word, also in lower case and without a common prefix.
  private static func replacement(
    for model: ModuleModel, as name: String, in graph: ModuleGraph
  ) -> WordReplacement {
    var words = [model.word: name]
    let capitals = model.word.prefix { $0.isUppercase }.dropLast()
    let (rest, newRest) = (model.word.dropFirst(capitals.count), name.dropFirst(capitals.count))
    if capitals.count > 1, name.hasPrefix(capitals), !rest.isEmpty, !newRest.isEmpty {
      words[String(rest)] = String(newRest)
    }
    for (old, new) in words {
      let small = old.lowercased()
      if words[small] == nil { words[small] = new.lowercased() }
    }
    let own = Set(model.targets.flatMap { [graph[$0].name, graph.plainName(of: $0)] })
    let part = WordReplacement(words, inParts: true)
    let others = NameSet.names(in: graph).subtracting(own).filter {
      part.replaced(in: $0) != $0 && $0 != graph[model.spec].project
    }
    return WordReplacement(words, keeping: others, inParts: true)
  }

  private func copied(_ path: String) -> String {
    guard let folder, path == folder || path.hasPrefix(folder + "/") else {
      return isOwn(path) ? replacement.replaced(in: path) : path
    }
    return newFolder + replacement.replaced(in: String(path.dropFirst(folder.count)))
  }

  private func isOwn(_ path: String) -> Bool {
    model.targets.contains { id in
      state.graph[id].sources.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
    }
  }

  private mutating func copySpec(_ document: Document) throws(Problem) {
    let (bytes, words) = (Array(document.source.contents), DocumentWords(document))
    let matches = replacement.matches(in: bytes).filter { isReplaced($0, in: bytes, words) }
    if model.isAlone {
      let head = folder == nil ? 0 : ModuleCopy.head(of: bytes)
      let kept = matches.filter { $0.range.lowerBound >= head }
      let text = kept.applied(to: bytes)[head...]
      files[copied(spec.path)] = Array(text)
    } else {
      do throws(Refusal) {
        files[model.file] = try EntryCopy(document).text(matches) { key in
          replacement.replaced(in: key) != key
        }
      } catch {
        throw Problem(
          "\(model.word) cannot be copied: \(error.words)",
          help: "name another module with `--like`")
      }
    }
    guard model.isAlone else { return }
    let named = matches.compactMap { match in
      if case .path(_, let whole) = words.use(of: match.range) { whole } else { nil }
    }
    for text in words.paths + named {
      let path = path(text)
      let new = copied(path)
      guard new != path, state.isFile(path), files[new] == nil, !path.hasSuffix(".swift") else {
        continue
      }
      models[new] = path
      // A header includes others, which are not copied.
      if path.hasSuffix(".h") {
        files[new] = []
      } else if let bytes = state.bytes(at: path) {
        files[new] = replacement.matches(in: bytes)
          .filter { isNamed($0, in: bytes) || !isOfDomain($0.range, in: bytes) }
          .applied(to: bytes)
      }
    }
  }

  /// The length of the comment at the top, which is about the model.
  private static func head(of bytes: [UInt8]) -> Int {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return start
  }

  /// Whether a word is replaced: in lower case only in identifiers and in copied paths.
  private func isReplaced(
    _ match: WordReplacement.Match, in bytes: [UInt8], _ words: DocumentWords
  ) -> Bool {
    let range = match.range
    if case .path(let text, let whole) = words.use(of: range),
      words.isInPath(range.lowerBound) || text.contains("/")
    {
      // The word may be a part of the name of a folder, as in `SuitTests`.
      let path = path(text + whole.dropFirst(text.count).prefix { $0 != "/" })
      return copied(path) != path && replacement.replaced(in: path) != path
        || text.hasSuffix(model.word) && !text.contains("/") && !words.isInPath(range.lowerBound)
    }
    return isNamed(match, in: bytes)
  }

  /// Whether a word is the model's: in lower case only in an identifier, behind `com.company.`.
  private func isNamed(_ match: WordReplacement.Match, in bytes: [UInt8]) -> Bool {
    guard bytes[match.range].allSatisfy({ !(0x41...0x5A).contains($0) }),
      model.word.lowercased() != model.word
    else { return true }
    let before = bytes[..<match.range.lowerBound].suffix(256).reversed()
      .prefix { $0.isOfName || $0 == ModuleCopy.point }
    return before.first == ModuleCopy.point && before.count { $0 == ModuleCopy.point } > 1
  }

  private static let point = UInt8(ascii: ".")

  private func isOfDomain(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let rest = bytes[range.upperBound...].prefix(256)
      .prefix { $0.isOfName || $0 == ModuleCopy.point }
    return bytes[..<range.lowerBound].last == ModuleCopy.point
      || rest.first == ModuleCopy.point && rest.count { $0 == ModuleCopy.point } > 1
  }

  private func path(_ text: String) -> String {
    PathText.folded(PathText.join(Spec.folder(of: model.file), text.withoutProjectFolder))
  }

  private mutating func copySources(of id: TargetID) throws(Problem) {
    let graph = state.graph
    var hasSource = false
    let code = graph[id].sources.filter { !$0.isResource }
    if let first = code.first, code.allSatisfy({ copied($0.path) == $0.path }) {
      throw Problem(
        "\(names[id] ?? "") would build the sources of \(graph.name(of: id)) in `\(first.path)`",
        help: "name a module with `--like` whose folders have its name")
    }
    for source in graph[id].sources {
      let new = copied(source.path)
      // A file that is missing is generated.
      guard new != source.path, !source.path.lastPathName.contains(".") || state.has(source.path)
      else { continue }
      let isFile = state.isFile(source.path)
      if source.isResource || hasSource && !isFile {
        if isFile, let bytes = state.bytes(at: source.path) { files[new] = bytes }
        if !isFile { files[new + "/.gitkeep"] = [] }
        continue
      }
      let name = names[id] ?? ""
      let skeleton = Skeleton(
        name: name, role: state.checked.workspace.architecture.role(of: id),
        imports: imports(of: id), principal: principal(of: id))
      files[isFile ? new : "\(new)/\(name).swift"] = Array(skeleton.text.utf8)
      hasSource = true
    }
  }

  /// The class that the copy of a target names in its bundle's information.
  private func principal(of id: TargetID) -> Skeleton.Principal? {
    let first = registrations[id]?.first { !$0.isOpen }
    return first.map { (replacement.replaced(in: $0.className), $0.prefix == nil) }
  }

  private func imports(of id: TargetID) -> [String] {
    let graph = state.graph
    let links = Set(graph.links(from: id).map { graph.name(of: $0.to) })
    let own = Set(model.targets.flatMap { graph[$0].moduleNames })
    let names = links.union(own).union(["XCTest", "Testing"])
    var lines: Set<String> = []
    for source in graph.sources.files(of: id) where source.path.hasSuffix(".swift") {
      let wanted = source.modules.filter { names.contains($0.name) }.map(\.line)
      guard !wanted.isEmpty, let text = state.text(at: source.path) else { continue }
      for line in wanted where line <= text.lineCount {
        let words = String(decoding: text.line(line), as: UTF8.self).split(
          whereSeparator: \.isWhitespace)
        lines.insert(replacement.replaced(in: words.joined(separator: " ")).asImport(of: name))
      }
    }
    return lines.sorted()
  }
}

extension ModifiedProject {
  private var disk: ProjectFiles { checked.workspace.input.files }

  func isFile(_ path: String) -> Bool { disk.kind(path) == .file }

  func has(_ path: String) -> Bool { disk.kind(path) != nil }

  func checkAbsence(of paths: [String]) throws(Problem) {
    for path in paths.sorted() where disk.kind(path) != nil {
      throw Problem("`\(path)` already exists", help: "choose another name, or move it away")
    }
  }

  func names(in folder: String) -> [FolderListing.Entry] {
    ((try? disk.list(folder))?.entries ?? []).sorted { $0.name < $1.name }
  }

  func bytes(at path: String) -> [UInt8]? { disk.isForeign(path) ? nil : try? disk.read(path) }
}
