internal import Pages

extension Preset {
  /// The preset's rule settings that differ from the defaults, as `preset-rules.yml` has them.
  ///
  /// Written like a configuration. Its patterns name folders that a project may not have; archlint
  /// doesn't warn if those match nothing.
  package var rules: [RuleSetting] {
    let source = Source(name: "preset \(rawValue)", bytes: LibraryFiles.presetRules)
    let entries = (try? Document.read(source, as: .yaml))?.root?.entries ?? []
    return entries.first { $0.key.hasText(rawValue) }.map { RuleSetting.all(in: $0.value) } ?? []
  }
}
