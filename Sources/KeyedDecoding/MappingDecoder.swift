/// A decoder for one mapping, used by configuration, options, baseline and saved reports.
///
/// Each key is declared where it is read, with its form and, for editors, one sentence:
///
/// ```
/// init(_ map: MappingDecoder) {
///   limit = map.optional("limit", .number(atLeast: 0), "How many there may be.") ?? 6
///   reason = map.required("because", .text, "Why.") ?? ""
///   layers = map.optional("layers", .list(of: .mapping(Layer.init)), "Top to bottom.") ?? []
/// }
/// ```
///
/// These calls yield the value, each mistake with its place (messages: `MistakeLog`), and the
/// schema: `SchemaRecorder.init(asking:)` runs the same init on a missing map. So an init reads the
/// same keys in the same order for any input, and never reads `map.node` by name.
///
/// Forms of scalars are free, others need a closure: code that reads many maps reuses them.
package final class MappingDecoder {
  /// The mapping to decode; nil if it is missing, in which case all keys are missing.
  package let node: Node?
  package let log: MistakeLog
  package let title: String
  /// Whether this is the root mapping.
  private let isWhole: Bool
  private var known: [StaticString]
  /// Required keys that are missing, until the keys present in their place are known.
  private var missing: [[(key: String, sample: String)]] = []
  private var takesList = false
  private var takesNames = false
  /// The recorder of a schema, if one is requested.
  private let outline: SchemaRecorder?

  package init(
    _ node: Node?, _ title: String, _ log: MistakeLog, isWhole: Bool = false,
    knowing known: [StaticString] = []
  ) {
    (self.node, self.title, self.log, self.isWhole, self.known) = (node, title, log, isWhole, known)
    outline = nil
  }

  /// Reads the root map of a document; duplicate keys are reported.
  package convenience init(of document: Document, as name: String, _ log: MistakeLog) {
    self.init(document.root, "`\(name)`", log, isWhole: true)
    for key in document.repeatedKeys {
      log.add(
        Problem(
          "duplicate key `\(key.key)`", at: Place(key.second, in: document.source),
          help: "merge both, or remove one",
          notes: [Note("first defined here", at: Place(key.first, in: document.source))]))
    }
  }

  /// Creates a decoder without a mapping, which records the schema in `outline`.
  package init(_ outline: SchemaRecorder? = nil) {
    (node, title, log, isWhole, known) = (nil, "", MistakeLog(.silent), false, [])
    self.outline = outline
  }

  package var place: Place? { node.map(Place.init(of:)) }

  /// The value of an optional key, and its default as a user would write it.
  package func optional<Value>(
    _ key: StaticString, _ form: ValueDecoder<Value>, _ summary: StaticString = "",
    usually usual: StaticString? = nil
  ) -> Value? {
    ask(key, form, summary, usual, isRequired: false)
  }

  /// The value of a key that must be there; nil without it, or if it does not fit.
  package func required<Value>(
    _ key: StaticString, _ form: ValueDecoder<Value>, _ summary: StaticString = ""
  ) -> Value? {
    ask(key, form, summary, nil, isRequired: true)
  }

  private func ask<Value>(
    _ key: StaticString, _ form: ValueDecoder<Value>, _ summary: StaticString,
    _ usual: StaticString?,
    isRequired: Bool
  ) -> Value? {
    outline?.add("\(key)", form, "\(summary)", usual: usual.map { "\($0)" }, isRequired: isRequired)
    known.append(key)
    guard let node, node.kind == .mapping else { return nil }
    guard let value = node[key] else {
      if isRequired { miss([("\(key)", form.sample)], in: node) }
      return nil
    }
    return form.read(value, ValuePosition(key: "\(key)", owner: title, log: log))
  }

  /// Requires at least one of these keys.
  package func requireOne(of keys: StaticString...) {
    outline?.alternatives = keys.map { "\($0)" }
    guard let node, node.kind == .mapping, keys.allSatisfy({ node[$0] == nil }) else { return }
    miss(keys.map { ("\($0)", "NAME") }, in: node)
  }

  /// Decodes each mapping of a list, which this value may be instead of a mapping.
  package func entries<Entry>(_ make: (MappingDecoder) -> Entry) -> [Entry] {
    takesList = true
    if let outline {
      let entry = SchemaRecorder()
      outline.entry = entry
      return [make(MappingDecoder(entry))]
    }
    guard let node else { return [] }
    guard node.kind == .sequence else {
      log.report(
        "expected a list of entries for \(title), found a single one", at: node,
        help: "start each entry with a dash, as in `- {…}`, or add brackets around them")
      return []
    }
    return node.items.compactMap { item in
      guard item.kind != .mapping else { return MappingDecoder(item, title, log).reading(make) }
      log.report(
        "expected a mapping for an entry of \(title)", at: item,
        help: SchemaRecorder { _ = make($0) }.sample(for: item))
      return nil
    }
  }

  /// Returns the entries not read yet, for mappings with arbitrary keys.
  package func remaining() -> [Node.Entry] {
    outline?.takesNames = true
    takesNames = true
    return node.map { $0.entries.filter { !isKnown($0.key) } } ?? []
  }

  package func report(_ message: String, at node: Node? = nil, help: String? = nil) {
    if let node = node ?? self.node {
      log.report(message, at: node, help: help)
    } else {
      log.add(Problem(message, help: help))
    }
  }

  /// Decodes the mapping, then reports unknown and missing keys.
  package func reading<Value>(_ make: (MappingDecoder) -> Value) -> Value {
    let value = make(self)
    finish()
    return value
  }

  /// Reports that this is not a map, with one to write instead.
  func reject<Value>(_ make: (MappingDecoder) -> Value, help: String?) {
    reportMismatch(help ?? node.flatMap(SchemaRecorder { _ = make($0) }.sample))
  }

  private func reportMismatch(_ help: String?) {
    // What a program wrote is not written by hand.
    let isSaved = if case .saved = log.wording { true } else { false }
    report(log.wording.mismatch(of: title), help: isSaved ? nil : help)
  }

  /// Reports unknown keys, and missing ones unless an unknown key hints at them.
  package func finish() {
    guard let node else { return }
    let isClosed = node.kind == .mapping && !takesNames && !takesList
    let noun = isClosed ? log.wording.keyNoun : nil
    let strangers = noun == nil ? [] : node.entries.filter { !isKnown($0.key) }
    let absent = known.filter { node[$0] == nil }.map { "\($0)" }
    let meant = strangers.map { log.name(for: $0.key.text, among: absent) }
    for keys in missing where !keys.contains(where: { meant.contains($0.key) }) {
      reportMissing(keys, in: node)
    }
    if node.kind != .mapping, !takesNames, !takesList {
      let isRule = if case .options = log.wording { true } else { false }
      reportMismatch(
        isRule
          ? "write `\(title): error`; `archlint explain \(title)` lists its options"
          : known.first.map { "write a mapping such as `{\($0): …}`" })
    }
    for (entry, name) in zip(strangers, meant) {
      log.report(
        "unknown \(noun ?? "") `\(entry.key.text)`\(isWhole ? "" : " in \(title)")", at: entry.key,
        help: name.map(NearestName.help(naming:))
          ?? log.help(for: entry.key.text, among: known.map { "\($0)" }))
    }
  }

  private func isKnown(_ key: Node) -> Bool { known.contains { key.hasText($0) } }

  private func miss(_ keys: [(key: String, sample: String)], in node: Node) {
    guard case .saved = log.wording else { return missing.append(keys) }
    log.report("\(title) has no \(MappingDecoder.words(for: keys))", at: node)
  }

  private func reportMissing(_ keys: [(key: String, sample: String)], in node: Node) {
    let lines = keys.map { "`\($0.key): \($0.sample)`" }.joined(separator: " or ")
    log.report(
      "missing key \(MappingDecoder.words(for: keys)) in \(isWhole ? "" : "an entry of ")\(title)",
      at: node, help: log.advice(at: keys[0].key) ?? "add \(lines)")
  }

  private static func words(for keys: [(key: String, sample: String)]) -> String {
    keys.map { "`\($0.key)`" }.joined(separator: " or ")
  }
}

extension SchemaRecorder {
  package convenience init(asking ask: (MappingDecoder) -> Void) {
    self.init()
    ask(MappingDecoder(self))
  }
}

extension MistakeLog.Wording {
  /// The message for something that is not a map.
  fileprivate func mismatch(of title: String) -> String {
    switch self {
    case .configuration, .silent: "expected a mapping for \(title)"
    case .options: "expected a severity or options for \(title), found a list"
    case .saved: "\(title) should be an object"
    }
  }

  /// What a key is called; nil where those that are not known do not matter.
  fileprivate var keyNoun: String? {
    switch self {
    case .configuration: "key"
    case .options: "option"
    case .saved, .silent: nil
    }
  }
}
