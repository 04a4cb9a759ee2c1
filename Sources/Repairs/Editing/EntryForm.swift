/// How a file writes entries of lists: in braces or below one another, and in which quotes.
struct EntryForm {
  private var hasBraces: Bool
  private var hasBracesAlone: Bool
  private let quote: String
  private let indent: Int

  /// Takes the form of the items of a list, or else of others in its document.
  init(like items: [Node], in document: Document) {
    let maps = items.filter { $0.kind == .mapping && $0.aliasSpan == nil }
    let others = document.root.map(EntryForm.entries) ?? []
    let long = (maps + others).first { $0.entryCount > 1 }
    hasBraces = long?.style == .flow
    let last = maps.last ?? others.last
    hasBracesAlone = last.map { $0.style == .flow && $0.isInBraces } ?? false
    let value = last.flatMap { $0.entryCount > 0 ? $0.value(at: 0) : nil }
    quote =
      switch value?.style {
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      default: ""
      }
    let lines = Lines(document)
    indent = last.flatMap { $0.style == .block ? lines.indent(ofItem: $0) : nil } ?? 2
  }

  private static func entries(below root: Node) -> [Node] {
    let owners = ["targets", "targetTemplates"].flatMap { name in
      root.entries.filter { $0.key.hasText(name) }.flatMap { $0.value.entries.map(\.value) }
    }
    return owners.compactMap { $0["dependencies"] }.flatMap { $0.items }
      .filter { $0.kind == .mapping && $0.aliasSpan == nil }
  }

  /// The entry behind a dash in some column, on as many lines as it takes.
  func block(_ entry: WrittenEntry, column: Int, lineBreak: String) -> String {
    if hasBracesAlone || hasBraces && !entry.options.isEmpty { return flow(entry, alone: true) }
    let blanks = String(repeating: " ", count: column + indent)
    return pairs(of: entry).joined(separator: lineBreak + blanks)
  }

  var gap: String { String(repeating: " ", count: max(indent - 1, 1)) }

  /// The entry in a line; a list in brackets may leave out the braces of a single pair.
  func flow(_ entry: WrittenEntry, alone needsBraces: Bool) -> String {
    let pairs = pairs(of: entry)
    let isBare = !needsBraces && pairs.count == 1 && !hasBracesAlone
    return isBare ? pairs[0] : "{\(pairs.joined(separator: ", "))}"
  }

  private func pairs(of entry: WrittenEntry) -> [String] {
    ["\(entry.key): \(scalar(entry.reference))"] + entry.options.map { "\($0.key): \($0.value)" }
  }

  /// A reference in the quotes of its neighbors, or in those that it needs.
  private func scalar(_ text: String) -> String {
    quote.isEmpty ? text.asYAML : quote + text + quote
  }
}

extension WrittenEntry {
  var marks: [Outline.Mark] {
    [.opened(.mapping), .scalar(key, isString: true), .scalar(reference, isString: true)]
      + options.flatMap { [.scalar($0.key, isString: true)] + Outline.marks(of: $0.value) }
      + [.closed]
  }
}

extension Node {
  var isInBraces: Bool {
    document.source.contents[Int(span.start)] == UInt8(ascii: "{")
  }
}

extension Lines {
  /// How far an item in block style is from its dash.
  func indent(ofItem item: Node) -> Int? {
    let start = Int(item.span.start)
    return dash(before: start).map { start - $0 }
  }

  /// The dash of an item on the same line; nil if something else is before it.
  func dash(before start: Int) -> Int? {
    let before = bytes[self.start(of: start)..<start]
    guard let last = before.lastIndex(where: { $0 != .space && $0 != .tab }), bytes[last] == .dash,
      isFirst(last)
    else { return nil }
    return last
  }
}
