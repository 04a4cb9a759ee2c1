internal import Documents

/// The opening tags of a text in XML with their attributes, and the closing ones; nothing more is
/// needed of workspaces and schemes.
struct XMLTags {
  /// One tag.
  struct Tag {
    let name: String
    let attributes: [String: String]
    let isClosing: Bool
    /// Whether it is closed by itself.
    let isEmpty: Bool
    /// The line in which it begins, counted from 1.
    let line: Int
  }

  private let bytes: [UInt8]
  private var cursor = 0
  private var line = 1
  /// Whether the text ends inside of a tag.
  private(set) var isCutOff = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil behind the last one.
  mutating func next() -> Tag? {
    while cursor < bytes.count {
      guard bytes[cursor] == UInt8(ascii: "<") else {
        step()
        continue
      }
      if starts("<!--") {
        pass("-->")
      } else if starts("<?") || starts("<!") {
        pass(">")
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    let start = line
    step()
    let isClosing = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "/")
    if isClosing { step() }
    let name = word()
    var attributes: [String: String] = [:]
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
      let isSlash = bytes[cursor] == UInt8(ascii: "/")
      let key = word()
      guard !key.isEmpty else {
        step()
        if isSlash, cursor < bytes.count, bytes[cursor] == UInt8(ascii: ">") {
          step()
          return Tag(
            name: name, attributes: attributes, isClosing: isClosing, isEmpty: true, line: start)
        }
        continue
      }
      skipBlanks()
      guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "=") else { continue }
      step()
      skipBlanks()
      attributes[key] = quoted()
    }
    guard cursor < bytes.count else {
      isCutOff = true
      return nil
    }
    step()
    return Tag(
      name: name, attributes: attributes, isClosing: isClosing, isEmpty: false, line: start)
  }

  private mutating func word() -> String {
    let start = cursor
    while cursor < bytes.count, XMLTags.isName(bytes[cursor]) { step() }
    return String(decoding: bytes[start..<cursor], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: " ") && !"<>/=\"'".utf8.contains(byte)
  }

  private mutating func quoted() -> String? {
    guard cursor < bytes.count, "\"'".utf8.contains(bytes[cursor]) else { return nil }
    let quote = bytes[cursor]
    step()
    let start = cursor
    while cursor < bytes.count, bytes[cursor] != quote { step() }
    let text = String(decoding: bytes[start..<cursor], as: UTF8.self)
    if cursor < bytes.count { step() }
    return XMLTags.entities.reduce(text) { text, entity in
      text.contains("&") ? text.replacing(entity.name, with: entity.character) : text
    }
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ].map { (name: $0.0, character: $0.1) }

  private mutating func skipBlanks() {
    while cursor < bytes.count, bytes[cursor] <= UInt8(ascii: " ") { step() }
  }

  private func starts(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[cursor...].starts(with: $0) }
  }

  private mutating func pass(_ word: StaticString) {
    while cursor < bytes.count, !starts(word) { step() }
    cursor = min(bytes.count, cursor + word.utf8CodeUnitCount)
    isCutOff = isCutOff || cursor >= bytes.count
  }

  private mutating func step() {
    if bytes[cursor] == UInt8(ascii: "\n") { line += 1 }
    cursor += 1
  }
}
