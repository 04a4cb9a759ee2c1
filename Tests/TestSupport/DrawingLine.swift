import Documents
import Modules

/// One line of a drawing, with the column that it begins at.
struct DrawingLine {
  private let text: Substring
  private let number: Int
  private let column: Int

  init(_ text: Substring, number: Int, column: Int = 1) {
    self.text = text
    self.number = number
    self.column = column
  }

  var hasArrow: Bool { DrawnArrow.allCases.contains { text.contains($0.rawValue) } }

  /// The text before a mark, trimmed, and the rest of the line.
  func split(at mark: Character) -> (String, DrawingLine)? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    let before = text[..<index].filter { $0 != " " }
    return (before, tail(from: text.index(after: index)))
  }

  /// The names between commas.
  func names() throws(GraphDrawing.Mistake) -> [DrawnName] {
    var names: [DrawnName] = []
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(of: ",") ?? text.endIndex
      names.append(try name(in: start..<end))
      guard end < text.endIndex else { return names }
      start = text.index(after: end)
    }
  }

  /// The groups of names along a chain, and the arrows between them.
  func chain() throws(GraphDrawing.Mistake) -> ([[DrawnName]], [DrawnArrow]) {
    var groups: [[DrawnName]] = []
    var arrows: [DrawnArrow] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let arrow = DrawnArrow(rawValue: String(text[index...].prefix(2))) else {
        index = text.index(after: index)
        continue
      }
      groups.append(try part(start..<index).names())
      arrows.append(arrow)
      index = text.index(index, offsetBy: 2)
      start = index
    }
    groups.append(try part(start..<text.endIndex).names())
    return (groups, arrows)
  }

  private func name(in range: Range<Substring.Index>) throws(GraphDrawing.Mistake) -> DrawnName {
    let padded = text[range]
    let trimmed = padded.drop { $0 == " " }
    let place = tail(from: trimmed.startIndex)
    guard let name = DrawnName(trimmed, line: place.number, column: place.column) else {
      throw GraphDrawing.Mistake(description: "\(number):\(place.column): a name is missing")
    }
    return name
  }

  private func tail(from index: Substring.Index) -> DrawingLine { part(index..<text.endIndex) }

  private func part(_ range: Range<Substring.Index>) -> DrawingLine {
    let distance = text.distance(from: text.startIndex, to: range.lowerBound)
    return DrawingLine(text[range], number: number, column: column + distance)
  }
}

/// The arrows of a drawing.
enum DrawnArrow: String, CaseIterable {
  case link = "->"
  case linkAndEmbed = "=>"
  case weak = "~>"
  case order = ".>"
  case embed = "@>"
  /// A dependency of which its defaults make neither a link nor a copy.
  case list = "+>"

  var links: Bool { self == .link || self == .linkAndEmbed || self == .weak }
  var embeds: Bool { self == .linkAndEmbed || self == .embed }
}

/// A name in a drawing, with the words in parentheses behind it.
struct DrawnName {
  let text: String
  let words: [String]
  let external: External?
  private let line: Int
  private let column: Int

  /// Reads `Name`, `Name(word word)`, `[External]` or `[External kind]`.
  init?(_ written: Substring, line: Int, column: Int) {
    let parts = written.split { " ()[]".contains($0) }.map(String.init)
    guard let first = parts.first else { return nil }
    text = first
    self.line = line
    self.column = column + (written.first == "[" ? 1 : 0)
    guard written.first == "[" else {
      words = Array(parts.dropFirst())
      external = nil
      return
    }
    words = []
    let kind = parts.dropFirst().lazy.compactMap(External.Kind.init(rawValue:)).first
    let linkage = parts.dropFirst().lazy.compactMap(Linkage.init(rawValue:)).first
    external = External(first, kind ?? .package, linkage: linkage)
  }

  func place(in file: String) -> Place {
    Place(file: file, line: line, column: column, endColumn: column + text.count)
  }

  func mistake(_ what: String) -> GraphDrawing.Mistake {
    GraphDrawing.Mistake(description: "\(line):\(column): \(text) \(what)")
  }
}
