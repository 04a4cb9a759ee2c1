/// Xcode's lists of test bundles: test plans and shared schemes.
package enum TestList {
  package static func isName(_ path: String) -> Bool {
    path.hasSuffix(".xctestplan") || path.hasSuffix(".xcscheme")
  }

  /// The definition of each test bundle in a file, and of all together.
  static func definition(of path: String, in files: ProjectFiles?) -> ProjectDefinition? {
    guard let files, let bytes = try? files.read(path) else { return nil }
    return path.hasSuffix(".xcscheme")
      ? scheme(bytes, named: path, in: files) : plan(Source(name: path, bytes: bytes))
  }

  static func names(inPlan path: String, in files: ProjectFiles) -> [String] {
    definition(of: PathText.folded(path), in: files)?.targets.keys.sorted() ?? []
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

  /// The definition of a scheme, all of which may affect its tests, including its test plans.
  private static func scheme(
    _ bytes: [UInt8], named path: String, in files: ProjectFiles
  ) -> ProjectDefinition? {
    var definition = ProjectDefinition()
    var tags = XMLTags(bytes)
    var isTested = false
    while let tag = tags.next() {
      if tag.name == "TestableReference" { isTested = !tag.isClosing }
      definition.shared += tag.attributes.sorted { $0.key < $1.key }
        .map { KeyedText("\(tag.name).\($0.key)", $0.value) }
      var names = [isTested ? tag.attributes["BlueprintName"] : nil].compactMap(\.self)
      if tag.name == "TestPlanReference", let plan = tag.attributes["reference"] {
        let folder = (0..<4).reduce(path) { path, _ in PathText.folder(of: path) }
        names += self.names(
          inPlan: PathText.join(folder, String(plan.dropFirst("container:".count))), in: files)
      }
      let scheme = String(path.lastPathName.dropLast(".xcscheme".count))
      definition.schemes[scheme, default: []] += names
      for name in names { definition.targets[name] = [] }
    }
    return definition
  }
}
