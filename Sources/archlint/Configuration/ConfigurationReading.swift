internal import Configuration
internal import Documents
internal import Modules
internal import Rules

/// Reads a configuration: what it says, and every mistake in it.
struct ConfigurationReading {
  private(set) var configuration = Configuration()
  /// In the order of the file.
  private(set) var problems: [Problem] = []

  /// Reads a document; the rules that exceptions may name are given.
  init(_ document: Document, rules: [String] = Catalogue.names) {
    for key in document.repeatedKeys { problems.append(.duplicate(key, in: document)) }
    if let root = document.root {
      Configuration.shape(rules: rules).check(root, named: Configuration.fileName, &problems)
      read(root, rules: rules)
    }
    problems.sort { ($0.place ?? Place(file: "")) < ($1.place ?? Place(file: "")) }
  }

  private mutating func read(_ root: Node, rules: [String]) {
    if let preset = root["preset"].flatMap({ Preset(rawValue: $0.text) }) {
      configuration.preset = preset
      configuration.blueprint = preset.blueprint
    }
    if let include = root["specs"]?["include"] {
      configuration.include = include.patterns
      configuration.namesSpecs = true
    }
    configuration.exclude = root["specs"]?["exclude"]?.patterns ?? []
    for pattern in configuration.include + configuration.exclude where !pattern.isPath {
      problems.append(.noPath(pattern))
    }
    if let layers = root["layers"] { readLayers(layers) }
    if let roles = root["roles"] { readRoles(roles) }
    configuration.externals = root["externals"]?.patterns ?? []
    configuration.externalProjects = root["external-projects"]?.texts ?? []
    // The rule book reads their options; it need not tell of these mistakes once more.
    configuration.rules = (root["rules"].map { RuleSetting.all(in: $0) } ?? []).filter {
      rules.contains($0.name) && Shape.rule.isKept(by: $0.node)
    }
    for entry in root["exceptions"]?.list ?? [] { readException(entry) }
    if case .bool(let accepts)? = root["exceptions-in-specs"]?.scalar {
      configuration.acceptsExceptionsInSpecs = accepts
    }
    configuration.neverAccepted = root["baseline"]?["never"]?.texts ?? []
  }

  mutating func report(_ problem: Problem) { problems.append(problem) }

  mutating func set(_ layers: [Layer]) {
    configuration.blueprint.layers = layers
    configuration.blueprint.hasConfiguredLayers = true
  }

  mutating func set(_ role: Role, to patterns: [RolePattern]) {
    configuration.blueprint.roles[role] = patterns
  }

  mutating func add(_ exception: Exception) { configuration.exceptions.append(exception) }
}

extension Problem {
  /// A pattern for specs that could only fit a target's name.
  fileprivate static func noPath(_ pattern: Pattern) -> Problem {
    Problem(
      "specs are found by paths, and `\(pattern.text)` is a name", at: pattern.place,
      severity: .warning,
      help: "`\(pattern.text)/**` is all that lies in a folder, `**/\(pattern.text)/**` wherever "
        + "the folder is")
  }
}
