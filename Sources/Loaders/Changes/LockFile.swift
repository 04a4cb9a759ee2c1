/// Files that say which versions of third-party code are used, and who uses that.
enum LockFile {
  case packages
  case carthage
  case pods

  init?(_ path: String) {
    let name = path.lastPathName
    switch name {
    case "Package.resolved": self = .packages
    case "Cartfile", "Cartfile.resolved", "Cartfile.private": self = .carthage
    case "Podfile", "Podfile.lock": self = .pods
    default:
      let isPod = name.hasSuffix(".podspec") || path.hasPrefix("Pods/") || path.contains("/Pods/")
      if !isPod { return nil }
      self = .pods
    }
  }

  /// Whether two versions have the same meaning.
  func isSame(_ one: [UInt8]?, _ other: [UInt8]?) -> Bool {
    guard let one, let other else { return false }
    return one == other || meaning(of: one) == meaning(of: other)
  }

  /// The pins of packages in any order, and the lines of other files without comments.
  private func meaning(of bytes: [UInt8]) -> Set<[KeyedText]> {
    if self == .packages,
      let root = try? Document.read(Source(name: "", bytes: bytes), as: .json).root
    {
      let pins = (root["pins"] ?? root["object"]?["pins"])?.items.compactMap { $0.keyedTexts() }
      return Set(pins ?? [])
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in
        let text = line.drop(while: \.isWhitespace)
        return !["#", "PODFILE CHECKSUM", "COCOAPODS:"].contains(where: text.hasPrefix)
      }
    return [lines.map { KeyedText("", String($0)) }]
  }

  /// The targets that use what the file is about.
  ///
  /// Which package needs which other one is not known, so a version of one concerns the users of all.
  func users(in state: ProjectState) -> [TargetID] {
    let graph = state.graph
    if self == .pods {
      let packages = Set(
        state.parts.parts.compactMap(\.container).filter { $0.kind == .package }.map(\.spec.file))
      return graph.targetIDs.filter { !packages.contains(graph[graph.spec(of: $0)].file) }
    }
    let kinds: Set<External.Kind> =
      self == .packages ? [.package, .unknown, .project] : [.carthage, .unknown]
    let users = graph.links.filter { link in
      link.external.map { kinds.contains(graph[$0].kind) } ?? false
    }.map(\.from)
    return Set(users).sorted()
  }
}

/// Files of Xcode that list test bundles: test plans and shared schemes.
enum TestList {
  static func isName(_ path: String) -> Bool {
    path.hasSuffix(".xctestplan") || path.hasSuffix(".xcscheme")
  }

  /// What a file says of each test bundle, and of all of them.
  static func definition(of path: String, in files: ProjectFiles) -> ProjectDefinition? {
    guard let bytes = try? files.read(path) else { return nil }
    return path.hasSuffix(".xcscheme")
      ? scheme(bytes, named: path) : plan(Source(name: path, bytes: bytes))
  }

  private static func plan(_ source: Source) -> ProjectDefinition? {
    guard let root = try? Document.read(source, as: .json).root else { return nil }
    var definition = ProjectDefinition()
    for entry in root.entries.sorted(by: { $0.key.text < $1.key.text }) {
      guard entry.key.text == "testTargets" else {
        definition.shared += entry.value.keyedTexts(at: entry.key.text) ?? []
        continue
      }
      for item in entry.value.items {
        guard let name = item["target"]?["name"]?.text else { continue }
        definition.targets[name, default: []] += item.keyedTexts() ?? []
      }
    }
    return definition
  }

  /// All of a scheme may decide how its tests run.
  private static func scheme(_ bytes: [UInt8], named path: String) -> ProjectDefinition? {
    var definition = ProjectDefinition()
    var tags = XMLTags(bytes)
    var isTested = false
    while let tag = tags.next() {
      if tag.name == "TestableReference" { isTested = !tag.isClosing }
      definition.shared += tag.attributes.sorted { $0.key < $1.key }
        .map { KeyedText("\(tag.name).\($0.key)", $0.value) }
      guard isTested, let name = tag.attributes["BlueprintName"] else { continue }
      definition.targets[name] = []
      let file = path.lastPathName
      definition.schemes[String(file.dropLast(".xcscheme".count)), default: []].append(name)
    }
    return definition
  }
}
