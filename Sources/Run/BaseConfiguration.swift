/// An earlier commit's configuration, if it differs; both commits are checked with both.
///
/// It has the former names of folders, and the former blueprint.
struct BaseConfiguration {
  /// The blueprint of the commit itself; nil if its configuration could not be read completely.
  let blueprint: Blueprint?
  /// Patterns for specs that no longer match: the specs were moved or removed.
  let include: [Pattern]
  private let patterns: [Pattern]
  private let today: [Pattern]
  private let layers: [Layer]

  let configuration: Configuration?

  /// Nil if the commit had none, or the same.
  init?(of earlier: ProjectFiles, today input: Input) {
    let today = input.settings.source
    let name = today?.name ?? Configuration.fileName
    guard let bytes = try? earlier.read(name) else { return nil }
    let source = Source(name: name, bytes: bytes)
    let file = ConfigurationFile(source, extending: earlier)
    let texts = { (file: ConfigurationFile) in file.documents.map { Array($0.source.contents) } }
    guard texts(file) != texts(input.settings) else { return nil }
    let configuration = file.configuration
    let isWhole = file.documents.first?.extended == nil && !file.problems.haveError
    blueprint = isWhole ? configuration.blueprint : nil
    self.configuration = isWhole ? configuration : nil
    let candidates = configuration.include.filter { !input.configuration.include.contains($0) }
    let found =
      candidates.isEmpty
      ? [] : SpecSearch(include: candidates, list: input.files.list).run().paths
    include = candidates.filter { pattern in !found.contains { pattern.matches(path: $0) } }
    layers = input.configuration.blueprint.layers
    // A layer without patterns is the folder of its name.
    patterns =
      Document.pathPatterns(in: source) + configuration.blueprint.layers.flatMap(\.patterns)
    self.today = (today.map(Document.pathPatterns) ?? []) + layers.flatMap(\.patterns)
  }

  /// Whether a place had an old name then, and the new name was unused.
  func calls(_ old: String, _ new: String) -> Bool {
    patterns.contains { $0.matches(path: old) && !$0.matches(path: new) }
      && !patterns.contains { $0.matches(path: new) && !$0.matches(path: old) }
      && today.contains { $0.matches(path: new) && !$0.matches(path: old) }
  }

  /// Whether a move from one place to another loses no current layer.
  func keepsLayers(of old: String, in new: String) -> Bool {
    layers.allSatisfy { layer in
      !layer.patterns.contains { $0.matches(path: old) }
        || layer.patterns.contains { $0.matches(path: new) }
    }
  }
}

extension Document {
  /// Everything in a configuration that may be a path pattern: in layers, rules and exceptions.
  fileprivate static func pathPatterns(in source: Source) -> [Pattern] {
    guard let document = try? Document.read(source, as: .yaml) else { return [] }
    return Set(document.scalars.map(\.text)).sorted().map { Pattern($0).orBelow }
      .filter(\.isPath)
  }
}
