/// Xcode's lists of test bundles: test plans and shared schemes.
package enum TestList {
  package static func isName(_ path: String) -> Bool {
    path.hasSuffix(".xctestplan") || path.hasSuffix(".xcscheme")
  }

  /// The definition of each test bundle in a file, and of all together.
  ///
  /// A bundle that was renamed since is found by its id, as `ProjectState.targetNames` has it.
  static func definition(
    of path: String, in files: ProjectFiles, knowing names: [String: String] = [:]
  ) -> ProjectDefinition? {
    guard let bytes = try? files.read(path) else { return nil }
    return path.hasSuffix(".xcscheme")
      ? scheme(bytes, named: path, in: files, names) : plan(Source(name: path, bytes: bytes), names)
  }

  static func names(
    inPlan path: String, in files: ProjectFiles, knowing names: [String: String] = [:]
  ) -> [String] {
    definition(of: PathText.folded(path), in: files, knowing: names)?.targets.keys.sorted() ?? []
  }

  private static func plan(_ source: Source, _ names: [String: String]) -> ProjectDefinition? {
    guard let root = try? Document.read(source, as: .json).root else { return nil }
    var definition = ProjectDefinition()
    for entry in root.entries.sorted(by: { $0.key.text < $1.key.text }) {
      guard entry.key.text == "testTargets" else {
        definition.shared += entry.value.keyedTexts(at: entry.key.text) ?? []
        continue
      }
      for item in entry.value.items {
        guard let name = item["target"]?.targetName(among: names) else { continue }
        definition.targets[name, default: []] += item.keyedTexts() ?? []
      }
    }
    return definition
  }

  /// The definition of a scheme, all of which may affect its tests, including its test plans.
  private static func scheme(
    _ bytes: [UInt8], named path: String, in files: ProjectFiles, _ known: [String: String]
  ) -> ProjectDefinition? {
    var definition = ProjectDefinition()
    var tags = XMLTags(bytes)
    var isTested = false
    while let tag = tags.next() {
      if tag.name == "TestableReference" { isTested = !tag.isClosing }
      definition.shared += tag.attributes.sorted { $0.key < $1.key }
        .map { KeyedText("\(tag.name).\($0.key)", $0.value) }
      let id = tag.attributes["BlueprintIdentifier"] ?? ""
      let name = tag.attributes["BlueprintName"].map { known[id] ?? $0 }
      var names = [isTested ? name : nil].compactMap(\.self)
      if tag.name == "TestPlanReference", let plan = tag.attributes["reference"] {
        let folder = (0..<4).reduce(path) { path, _ in PathText.folder(of: path) }
        names += self.names(
          inPlan: PathText.join(folder, String(plan.dropFirst("container:".count))), in: files,
          knowing: known)
      }
      let scheme = String(path.lastPathName.dropLast(".xcscheme".count))
      definition.schemes[scheme, default: []] += names
      for name in names { definition.targets[name] = [] }
    }
    return definition
  }
}
