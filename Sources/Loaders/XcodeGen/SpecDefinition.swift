/// Collects what a spec defines, from its values after includes, templates and platforms.
struct SpecDefinition {
  private let root: SpecValue
  private let folder: String
  private let settings: SettingsCache
  private var made = ProjectDefinition()
  /// Whether there was more than can be compared.
  private var isCut = false

  private static let sharedKeys: [ProjectKey] = [.name, .configs, .attributes]
  /// The options that change how a project looks, and nothing that is built.
  private static let looks: Set<String> = [
    "createIntermediateGroups", "groupOrdering", "groupSortPosition", "indentWidth",
    "localPackagesGroup", "minimumXcodeGenVersion", "tabWidth", "usesTabs",
  ]
  /// What is in the definition already, or is about schemes and archlint.
  private static let otherKeys: Set<String> = [
    "templates", "templateAttributes", "scheme", "archlint", "configFiles",
  ]

  /// Returns the definition of a spec whose targets have their final form; nil if it is too long.
  static func of(
    _ root: SpecValue, _ drafts: [TargetDraft], in folder: String, _ settings: SettingsCache
  ) -> ProjectDefinition? {
    var definition = SpecDefinition(root: root, folder: folder, settings: settings)
    definition.addShared()
    for draft in drafts { definition.add(draft.value, named: draft.key.text, TargetKey.self) }
    for entry in root["aggregateTargets"]?.entries ?? [] {
      definition.add(entry.value, named: entry.key.text, AggregateKey.self)
    }
    definition.addSchemes(drafts)
    return definition.isCut ? nil : definition.made
  }

  private mutating func addShared() {
    var texts: [KeyedText] = []
    for key in SpecDefinition.sharedKeys {
      texts += self.texts(of: root[key.rawValue], at: key.rawValue)
    }
    for option in root["options"]?.entries ?? []
    where !SpecDefinition.looks.contains(option.key.text) {
      texts += self.texts(of: option.value, at: "options.\(option.key.text)")
    }
    made.shared = texts.sorted { $0.key < $1.key } + settingTexts(of: root)
  }

  private mutating func add<Key: SpecFieldKey>(
    _ value: SpecValue, named key: String, _: Key.Type
  ) {
    var texts: [KeyedText] = []
    for entry in value.entries.sorted(by: \.key.text)
    where Key.table.key(of: entry.key) != nil && !SpecDefinition.otherKeys.contains(entry.key.text)
    {
      texts += self.texts(of: entry.value, at: entry.key.text)
    }
    texts += settingTexts(of: value)
    for package in packages(of: value) {
      texts += self.texts(of: root["packages"]?[package], at: "packages.\(package)")
    }
    made.targets[value["name"]?.string ?? key, default: []] += texts
  }

  private func packages(of target: SpecValue) -> [String] {
    let items = (target["dependencies"]?.items ?? []) + (target["buildToolPlugins"]?.items ?? [])
    return Set(items.compactMap { $0["package"]?.string }).sorted()
  }

  /// The setting groups that a target or the spec names, and the contents of its files.
  private mutating func settingTexts(of owner: SpecValue) -> [KeyedText] {
    var all = texts(of: owner["settings"], at: "settings")
    let groups = root["settingGroups"] ?? root["settingPresets"]
    var (known, next): (Set<String>, Int) = ([], 0)
    // Groups name others, which are found behind them.
    while next < all.count {
      let text = all[next]
      next += 1
      guard text.key.contains(".groups[") || text.key.contains(".presets["),
        known.insert(text.text).inserted
      else { continue }
      all += texts(of: groups?[text.text], at: "settingGroups.\(text.text)")
    }
    return all + fileTexts(of: owner["configFiles"])
  }

  private mutating func fileTexts(of files: SpecValue?) -> [KeyedText] {
    (files?.entries.sorted(by: \.key.text) ?? []).flatMap { entry -> [KeyedText] in
      let name = entry.key.text
      guard let file = settings.configFile(for: name, among: files, in: folder) else { return [] }
      made.files.formUnion(file.files)
      made.files.formUnion([file.unread?.path].compactMap(\.self))
      return file.settings.sorted { $0.key < $1.key }
        .map { KeyedText("configFiles.\(name).\($0.key)", $0.value.text) }
    }
  }

  /// A scheme decides how the tests run that it names, so it is a part of these.
  private mutating func addSchemes(_ drafts: [TargetDraft]) {
    for draft in drafts {
      if let scheme = draft.value["scheme"] { add([scheme], named: draft.name) }
    }
    for entry in root["schemes"]?.entries ?? [] {
      let templates = (entry.value["templates"]?.items ?? []).compactMap { template in
        (template.string ?? template["name"]?.string)
          .flatMap { root["schemeTemplates"]?[$0] }
      }
      add([entry.value] + templates, named: entry.key.text)
    }
  }

  /// Adds a scheme with its templates; that of a target has no part for tests.
  private mutating func add(_ parts: [SpecValue], named name: String) {
    let texts = parts.flatMap { self.texts(of: $0, at: "schemes.\(name)") }
    func items(_ key: String) -> [SpecValue] {
      parts.flatMap { ($0["test"] ?? $0)[key]?.items ?? [] }
    }
    var names = (items("targets") + items("testTargets"))
      .compactMap { $0.string ?? $0["name"]?.string ?? $0["package"]?.string }
      .map { String($0.lastPathName) }
    for plan in items("testPlans").compactMap({ $0["path"]?.string }) {
      names += TestList.names(inPlan: PathText.join(folder, plan), in: settings.files)
    }
    made.schemes[name, default: []] += names
    // A bundle may be in another project.
    for name in Set(names) { made.targets[name, default: []] += texts }
  }

  private mutating func texts(of value: SpecValue?, at key: String) -> [KeyedText] {
    guard let value else { return [] }
    let texts = KeyedText.list(of: value, at: key) { value in
      if value.isMap { return .entries(value.entries.map { ($0.key.text, $0.value) }) }
      if value.isList { return .items(value.items) }
      // A number is another value than a string of the same digits.
      return .text(value.string ?? "\u{1}\(value.settingText ?? "")")
    }
    if texts == nil { isCut = true }
    return texts ?? []
  }
}

extension XcodeGenLoader {
  /// Reads the spec again, as far as its values, which `read` does not keep.
  package mutating func definition(
    of path: String, in parsed: inout ParsedFiles
  ) -> ProjectDefinition? {
    swap(&shared.parsed, &parsed)
    defer {
      shared.letGo(ofSpec: path)
      swap(&shared.parsed, &parsed)
    }
    let log = SpecLog()
    var includes = IncludeReader(log: log)
    guard let file = includes.read(path, in: &shared), !includes.isPartial else { return nil }
    var merger = IncludeMerger(log: log)
    let root = merger.merge(file, in: &shared)
    let drafts = TargetDraft.resolve(
      root["targets"]?.entries ?? [], templates: root["targetTemplates"], log: log,
      hasVariables: shared.mayHoldVariables(includes.origins.keys))
    return log.isOverdrawn ? nil : SpecDefinition.of(root, drafts, in: includes.folder, settings)
  }
}
