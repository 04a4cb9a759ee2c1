internal import WordLists

/// The unvalidated setting of one rule in a configuration or preset.
package struct RuleSetting: Sendable {
  package let name: String
  package let place: Place
  /// Options, or only a severity.
  package let node: Node

  init(_ entry: Node.Entry) {
    name = entry.key.text
    place = Place(of: entry.key)
    node = entry.value
  }

  package static func all(in node: Node) -> [RuleSetting] { node.entries.map(RuleSetting.init) }
}

extension Preset {
  /// The preset's rule settings that differ from the defaults, as `preset-rules.yml` has them.
  ///
  /// Written like a configuration, but archlint doesn't warn about patterns that match nothing.
  package var rules: [RuleSetting] {
    let source = Source(name: "preset \(rawValue)", bytes: LibraryFiles.presetRules)
    let entries = (try? Document.read(source, as: .yaml))?.root?.entries ?? []
    return entries.first { $0.key.hasText(rawValue) }.map { RuleSetting.all(in: $0.value) } ?? []
  }
}

/// A rule that a configuration may name, described by the rule catalog.
package struct RuleOutline: Sendable {
  package let name: String
  private let summary: String
  /// The meanings of its options by name, loaded on demand because the rule's page is long.
  private let meanings: @Sendable () -> [String: String]
  private let ask: @Sendable (MappingDecoder) -> Void

  package init(
    _ name: String, summary: String, meanings: @escaping @Sendable () -> [String: String] = { [:] },
    asking ask: @escaping @Sendable (MappingDecoder) -> Void
  ) {
    (self.name, self.summary, self.meanings, self.ask) = (name, summary, meanings, ask)
  }

  /// What editors show.
  fileprivate var words: String { "Reports \(summary)." }

  /// A severity or options, which the rule checks itself; nil if the rule has neither.
  fileprivate var form: ValueDecoder<Node> {
    let severities = ["off"] + Severity.allCases.map(\.rawValue)
    let level = ValueDecoder<String>.choice(severities)
    let options = { (writer: inout JSONWriter) in
      let outline = SchemaRecorder { map in
        _ = map.optional("severity", level, "Severity of its findings.")
        ask(map)
      }
      outline.describe(meanings())
      outline.write(to: &writer)
    }
    let word = ValueDecoder<Node>(level.words, [.scalar], schemas: level.schemas) { node, slot in
      if let text = node.writtenText, severities.contains(text) { return node }
      slot.report(
        "invalid severity `\(node.text)` for `\(name)`", at: node,
        help: NearestName.help(for: node.text, among: severities)
          ?? "expected one of: \(severities.joined(separator: ", ")); `archlint explain \(name)` lists "
          + "its options")
      return nil
    }
    return .any(
      word,
      ValueDecoder("a list or a mapping", [.sequence, .mapping], schemas: [options]) { node, _ in
        node
      })
  }
}

extension ValueDecoder where Value == [RuleSetting] {
  /// A map from rules to their settings, without invalid ones.
  static func settings(of rules: [RuleOutline]) -> ValueDecoder {
    let schema = { (writer: inout JSONWriter) in
      let outline = SchemaRecorder()
      for rule in rules { outline.add(rule.name, rule.form, rule.words) }
      outline.write(to: &writer)
    }
    return ValueDecoder("a mapping", [.mapping], schemas: [schema]) { node, slot in
      if node.kind != .mapping { slot.mismatch(node, "a mapping", like: "{cycle: error}") }
      return node.entries.compactMap { entry in
        let name = entry.key.text
        if let rule = rules.first(where: { $0.name == name }) {
          return rule.form.read(entry.value, slot.at(name)).map { _ in RuleSetting(entry) }
        }
        slot.report(
          "unknown rule `\(name)`", at: entry.key,
          help: slot.log.help(for: name, among: rules.map(\.name)))
        return nil
      }
    }
  }
}
