/// The names that a Swift source declares outside of types, and the words that it uses.
package struct SwiftNames: Sendable {
  package private(set) var declared: Set<String> = []
  /// The types that it extends.
  package private(set) var extended: Set<String> = []
  package private(set) var words: Set<String> = []
  /// Whether each brace is closed; otherwise it is unknown what is outside of types.
  package private(set) var isBalanced = true

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias", "var",
  ]

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftWordReader(ByteText(bytes))
      var keyword = ""
      while let next = reader.next() {
        let word = reader.text.string(next.range)
        // A module may have the name of a type.
        if word == "import" { reader.offset = reader.text.lineEnd(from: reader.offset) }
        words.insert(word)
        if !next.isInString, reader.depth == 0 {
          if keyword == "extension" { extended.insert(word) }
          if Self.keywords.contains(keyword) { declared.insert(word) }
        }
        if reader.depth < 0 { isBalanced = false }
        keyword = word
      }
      isBalanced = isBalanced && reader.depth == 0
    }
  }
}
