internal import WordLists

/// A kind of map in a spec, with the keys that XcodeGen reads in it.
///
/// Used by messages for keys that XcodeGen reads in one kind and ignores in another.
enum KeyLevel: String, Sendable {
  case project, include, options, target, aggregate, dependency, source, settings, package, script
  case targetScheme, scheme, build, run, test, profile, analyze, archive

  /// The key path of the map, relative to its target or spec.
  var path: String {
    switch self {
    case .project, .target, .aggregate: ""
    case .include, .options, .settings: "\(rawValue)."
    case .dependency: "dependencies."
    case .source: "sources."
    case .package: "packages.NAME."
    case .script: "postBuildScripts."
    case .targetScheme: "scheme."
    case .scheme: "schemes.NAME."
    case .build, .run, .test, .profile, .analyze, .archive: "schemes.NAME.\(rawValue)."
    }
  }

  var isOfTarget: Bool {
    [.target, .dependency, .source, .settings, .script, .targetScheme].contains(self)
  }

  func reads(_ key: String) -> Bool { names.contains(key) }
  var names: [String] { KeyLevel.tables[self]?.names ?? [] }
  func isSevere(_ key: String) -> Bool { KeyLevel.tables[self]?.severe.contains(key) ?? false }

  /// The kinds in which a key is looked for that is not read in this one, the likeliest first.
  var others: [KeyLevel] {
    let near: [KeyLevel] =
      switch self {
      case .options: [.project]
      case .dependency: [.target, .package]
      case .scheme, .build, .run, .test, .profile, .analyze, .archive: KeyLevel.actions
      default: []
      }
    return near + [
      .options, .target, .project, .dependency, .source, .targetScheme, .test, .run, .build,
      .profile, .archive, .scheme, .script,
    ]
  }

  static let actions: [KeyLevel] = [.build, .run, .test, .profile, .analyze, .archive]

  /// The keys of one kind, and those whose loss loses links.
  private struct Table {
    let names: [String]
    var severe: Set<String> = []

    init<Key: SpecFieldKey>(_ keys: Key.Type) {
      names = keys.allCases.map(\.rawValue)
      severe = Set(keys.table.severe.map(\.rawValue))
    }

    /// Keys of which nothing is read here but whether they belong where they stand.
    init(_ names: String, isSevere: Bool = false) {
      self.names = names.split(separator: " ").map(String.init)
      if isSevere { severe = Set(self.names) }
    }
  }

  private static let tables: [KeyLevel: Table] = [
    .project: Table(ProjectKey.self), .include: Table(IncludeKey.self),
    .options: Table(OptionKey.self), .target: Table(TargetKey.self),
    .aggregate: Table(AggregateKey.self), .dependency: Table(DependencyKey.self),
    .source: Table(SourceKey.self),
    .settings: Table(SpecSettings.keys.joined(separator: " "), isSevere: true),
  ].merging(
    LibraryFiles.xcodeGenKeys.compactMap { name, keys in
      KeyLevel(rawValue: name).map { ($0, Table(keys)) }
    }
  ) { own, _ in own }
}
