/// A key of a map: its text, and where it is written.
struct SpecKey: Sendable {
  let node: Node
  private let changed: String?

  init(_ node: Node) {
    self.node = node
    changed = nil
  }

  /// A key that was changed or generated.
  init(_ text: String, from node: Node) {
    self.node = node
    changed = text
  }

  var text: String { changed ?? node.text }
  var place: Place { node.place }

  func hasText(_ other: String) -> Bool {
    changed.map { $0.utf8.elementsEqual(other.utf8) } ?? node.hasText(other)
  }

  func number(in table: KeyTable) -> Int? { withBytes { table.number(of: $0) } }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard var changed else { return node.withBytes { body(UnsafeBufferPointer(rebasing: $0)) } }
    return changed.withUTF8(body)
  }

  func hasSameText(as other: SpecKey) -> Bool {
    withBytes { one in other.withBytes { one.count == $0.count && one.elementsEqual($0) } }
  }

  static let replaceMark: StaticString = ":REPLACE"

  var isReplacement: Bool { withBytes(SpecKey.isReplacement) }

  /// Whether a key is one that replaces, told by its bytes.
  static func isReplacement(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key.last == UInt8(ascii: "E") else { return false }
    return replaceMark.withUTF8Buffer { key.suffix($0.count).elementsEqual($0) }
  }

  var replaced: SpecKey {
    SpecKey(String(text.utf8.dropLast(SpecKey.replaceMark.utf8CodeUnitCount)) ?? text, from: node)
  }

  /// The key before `:REPLACE`, even in a spelling that doesn't work.
  var meantToReplace: String? {
    let text = text
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      text[colon...].lowercased() == ":replace"
    else { return nil }
    return String(text[..<colon].filter { $0 != " " })
  }

  var mayHoldVariables: Bool {
    changed.map { $0.has(UInt8(ascii: "$")) } ?? node.hasPair(UInt8(ascii: "$"), UInt8(ascii: "{"))
  }
}
