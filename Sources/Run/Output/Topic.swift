internal import Pages

/// A page of `explain` about the configuration, which is a section of docs/configuration.md too.
package struct Topic {
  package let name: String
  /// Converted only if the page is shown.
  private let page: [UInt8]

  package static let all = TopicPages.all.map { Topic(name: $0.name, page: $0.page) }

  package var title: String { String(parts.title.dropFirst(2)) }

  /// Markdown; lines indented by four are code.
  package var text: String {
    let roles = Preset.standard.roleWords.map { "- `\($0.role)`: \($0.patterns)" }
    return String(
      parts.text.replacing("{presets}", with: Topic.presetList)
        .replacing("{roles}", with: roles.joined(separator: "\n")))
  }

  private var parts: (title: Substring, text: Substring) {
    let page = Substring(decoding: page, as: UTF8.self)
    let end = page.firstIndex(of: "\n") ?? page.endIndex
    return (page[..<end], page[end...].drop(while: \.isNewline).dropLast())
  }

  /// A list that fits any terminal, in place of the page's table.
  static let presetList = Preset.allCases.map(\.words).joined(separator: "\n")

  /// The page for a terminal: wrapped paragraphs and lists.
  package func page(in help: HelpText) -> String {
    let blocks = text.split(separator: "\n\n").map { block in
      block.hasPrefix("    ")
        ? "\(block)\n" : Topic.pieces(of: block).map { Topic.laidOut($0, help) }.joined()
    }
    return ([help.heading(title) + "\n"] + blocks).joined(separator: "\n")
  }

  /// Wraps a paragraph, or an entry with a hanging indent.
  private static func laidOut(_ piece: String, _ help: HelpText) -> String {
    guard isEntry(piece) else { return help.wrapped(piece[...], indent: 0) }
    let indent = piece.prefix { $0 != " " }.count + 1
    let text = help.wrapped(piece.dropFirst(indent), indent: indent)
    return String(piece.prefix(indent) + text.dropFirst(indent))
  }

  private static func pieces(of block: Substring) -> [String] {
    block.split(separator: "\n").reduce(into: []) { pieces, line in
      let isBehindList = pieces.last.map(isEntry) ?? true && !line.hasPrefix(" ")
      if isBehindList || isEntry(String(line)) {
        pieces.append(String(line))
      } else {
        pieces[pieces.count - 1] += " " + line.drop { $0 == " " }
      }
    }
  }

  private static func isEntry(_ line: String) -> Bool {
    line.hasPrefix("- ") || line.prefix { $0 != " " }.last == "." && line.first?.isNumber ?? false
  }
}
