/// Collects the mistakes of one document, so that they are reported in one go, in words that fit it.
package final class MistakeLog {
  /// The author of the document, a person or archlint, which decides the wording.
  package enum Wording: Sendable {
    /// A person, from memory; the text says where names are listed that are too many for a message.
    case configuration(names: String)
    /// A person: the options of a rule.
    case options
    /// A program, which `help` names; unknown keys are skipped.
    case saved(help: String)
    case silent
  }

  package private(set) var problems: [Problem] = []
  let wording: Wording
  /// Computed at the first mistake.
  private lazy var hints = makeHints()
  private let makeHints: () -> Hints

  package init(_ wording: Wording = .options, _ hints: @autoclosure @escaping () -> Hints = Hints())
  {
    self.wording = wording
    makeHints = hints
  }

  package func add(_ problem: Problem) {
    if case .silent = wording { return }
    problems.append(problem)
  }

  /// The mistakes in the order of the text.
  package var problemsInOrder: [Problem] {
    problems.sorted { ($0.place ?? Place(file: "")) < ($1.place ?? Place(file: "")) }
  }

  /// Reports a mistake in a node; files that archlint wrote get their own help.
  package func report(_ message: String, at node: Node, help: String? = nil) {
    guard case .saved(let origin) = wording else {
      return add(Problem(message, at: Place(of: node), help: help))
    }
    let (file, start) = (node.document.source.name, node.start)
    add(
      Problem(
        message, at: Place(file: file, line: start.line, column: start.column),
        help: help ?? origin))
  }

  /// The longest list of names that still helps.
  private static let mostListed = 20

  /// The name that was probably meant, if any was.
  func name(for word: String, among names: [String]) -> String? {
    hints.name(for: word, among: names)
      ?? (hints.advice[word] == nil ? NearestName.of(word, among: names) : nil)
  }

  /// The advice for a key whose value is wrong or missing, regardless of the value.
  func advice(at key: String) -> String? { hints.advice["=\(key)"] }

  /// The name that was probably meant, else all there are, or where they are listed.
  package func help(for word: String, among names: [String]) -> String? {
    if let name = hints.name(for: word, among: names) { return NearestName.help(naming: name) }
    if let advice = hints.advice[word] { return advice }
    if case .configuration(let list) = wording, names.count > MistakeLog.mostListed {
      return NearestName.help(for: word, among: names) ?? list
    }
    return NearestName.help(for: word, listing: names)
  }
}

/// The position of a value: a key of a map; forms report mistakes through it.
package struct ValuePosition {
  let key: String
  /// What stands for the map in messages.
  let owner: String
  /// Whether it is one of several values at the key.
  var isItem = false
  /// The words for all forms that a value may have, if it has none of them.
  var expected: String?
  package private(set) var log: MistakeLog

  var item: ValuePosition { changed(self) { $0.isItem = true } }

  /// The position of a name that is a key of a map here.
  package func at(_ name: String) -> ValuePosition {
    ValuePosition(key: name, owner: title, log: log)
  }

  /// The same place, for a value that is already known to be wrong.
  package var silent: ValuePosition {
    ValuePosition(key: key, owner: owner, log: MistakeLog(.silent))
  }

  /// The same place, for a value that has none of several forms.
  func expecting(_ words: String) -> ValuePosition { changed(self) { $0.expected = words } }

  /// What stands for a map at this place in messages.
  var title: String {
    if case .saved = log.wording, isItem { return "an entry of `\(key)`" }
    return "`\(key)`"
  }

  /// Reports a value of another type, with a value to write instead.
  package func mismatch(
    _ node: Node, _ words: String, like sample: String = "NAME", help: String? = nil
  ) {
    let words = expected ?? words
    if case .saved = log.wording {
      report("\(words) is expected", at: node)
    } else {
      // Quotes make a string of a number or a truth value.
      let isPlain = node.kind == .scalar && node.style == .plain && !node.text.isEmpty
      let string = isPlain ? "\"\(node.text)\"" : node.items.first?.line
      let value = words.hasPrefix("a string") ? string ?? sample : sample
      let start = isItem ? "- " : "\(key): "
      let orNothing = isItem || node.words != "nothing" ? "" : "remove the key, or "
      log.report(
        "expected \(words) for `\(key)`, found \(node.words)", at: node,
        help: help ?? log.advice(at: key) ?? "\(orNothing)write `\(start)\(value)`")
    }
  }

  /// Reports a value that is none of those there are.
  func reject(_ node: Node, help: String?) {
    if case .saved = log.wording {
      report("\(node.words) is not expected", at: node)
    } else {
      let isList = node.items.count > 1
      log.report(
        isList
          ? "expected one value for `\(key)`, found a list"
          : "invalid value \(node.words) for `\(key)`",
        at: node, help: isList ? "write an entry for each value" : help)
    }
  }

  package func report(_ words: String, at node: Node, help: String? = nil) {
    if case .saved = log.wording {
      log.report("`\(key)` of \(owner): \(words)", at: node, help: help)
    } else {
      log.report(words, at: node, help: help)
    }
  }
}

extension Node {
  /// Its text in the source, if that is on one line.
  package var line: String? {
    let text = document.source.text(of: span)
    return text.isEmpty || text.contains(where: \.isNewline) ? nil : text
  }

  /// What it is, for a message: `3` in backticks, or `a list`.
  fileprivate var words: String {
    switch kind {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar: text.isEmpty ? "nothing" : "`\(text)`"
    }
  }
}

/// Hints for people who expect the keys of other tools, or keys at another level.
///
/// A similar name is suggested only if no hint matches: `limit` is not a typo of `list`.
package struct Hints: Sendable {
  /// Keys, each with the words that others have for it.
  private let names: [String: Set<String>]
  /// Advice for words that are not keys of their map.
  let advice: [String: String]

  package init(names: [String: [String]] = [:], advice: [String: String] = [:]) {
    self.names = names.mapValues(Set.init)
    self.advice = advice
  }

  /// The one of some keys that others have a word for, in the order of the keys.
  func name(for word: String, among keys: [String]) -> String? {
    keys.first { names[$0]?.contains(word.lowercased()) ?? false }
  }
}
