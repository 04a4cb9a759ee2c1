package import Documents
internal import Modules

/// Reads the options of one rule, or of one entry of its list.
///
/// Every question says what kind of value it wants; what does not fit, what is missing and what
/// nobody asked for becomes a mistake, with its place and the nearest name.
package final class OptionReader {
  /// What the options are of, for messages.
  package let subject: String
  /// Where they are written; nothing without a configuration.
  package let place: Place?
  private let node: Node?
  private let log: MistakeLog
  private var known: [String]
  private var takesList = false
  /// Who takes down what is asked, if somebody does.
  private let sketch: OptionSketch?

  package init(
    _ subject: String, node: Node?, log: MistakeLog, known: [String] = [],
    sketch: OptionSketch? = nil
  ) {
    self.subject = subject
    self.node = node
    self.log = log
    self.known = known
    self.sketch = sketch
    place = node.map(Place.init(of:))
  }

  /// A reader of nothing, for rules that nobody configured.
  package convenience init() { self.init("", node: nil, log: MistakeLog()) }

  /// The value of an option; from now on the option is known.
  package func value(_ key: String) -> Node? {
    known.append(key)
    return node?.entries.last { $0.key.text == key }?.value
  }

  /// The value of an option of a kind.
  func value(_ key: String, _ kind: OptionOutline.Value, isRequired: Bool = false) -> Node? {
    sketch?.add(key, kind, isRequired: isRequired)
    return value(key)
  }

  /// All options that no question was asked about, for rules whose keys are names; from now on
  /// these are known too.
  package func remaining() -> [(key: Node, value: Node)] {
    sketch?.takesNames = true
    guard let node, node.kind == .mapping else { return [] }
    let rest = node.entries.filter { !known.contains($0.key.text) }
    known += rest.map(\.key.text)
    return rest.map { ($0.key, $0.value) }
  }

  package func report(_ message: String, at node: Node?, help: String? = nil) {
    log.add(Problem(message, at: node.map(Place.init(of:)) ?? place, help: help))
  }

  /// A reader for each entry of the rule's list; none without a configuration.
  package func entries() -> [OptionReader] {
    takesList = true
    if let entry = sketch?.addEntry() {
      return [OptionReader(subject, node: nil, log: log, sketch: entry)]
    }
    guard let node else { return [] }
    guard node.kind == .sequence else {
      report("\(subject) takes a list of entries", at: node)
      return []
    }
    return node.items.compactMap { item in
      guard item.kind == .mapping else {
        report("an entry of \(subject) must be a mapping", at: item)
        return nil
      }
      return OptionReader(subject, node: item, log: log)
    }
  }

  /// Reports what nobody asked for; called when all questions are asked.
  package func finish() {
    guard let node else { return }
    guard node.kind == .mapping else {
      if !takesList { report("\(subject) takes no list, but a severity or options", at: node) }
      return
    }
    for entry in node.entries where !known.contains(entry.key.text) {
      report(
        "\(subject) has no option `\(entry.key.text)`", at: entry.key,
        help: suggestion(for: entry.key.text, among: known))
    }
  }

  /// The name that was probably meant, else all there are.
  package func suggestion(for word: String, among names: [String]) -> String? {
    if let name = NearestName.of(word, among: names) { return "did you mean `\(name)`?" }
    guard !names.isEmpty else { return nil }
    return "there are " + names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
