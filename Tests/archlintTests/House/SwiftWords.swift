/// What Swift source says about types: which it declares, and which it may mention.
///
/// Comments and the text of string literals do not count; what is interpolated into them does.
struct SwiftWords {
  /// Types declared at the top of the file for others to see.
  private(set) var declared: [String] = []
  /// The file's private types at any depth, which hide types of others.
  private(set) var hidden: Set<String> = []
  /// Words that begin like a type, and are no member of anything.
  private(set) var mentioned: Set<String> = []

  /// Where the reading is: in code, or in a literal within it.
  private enum Context {
    /// Code, with the parentheses that are open in it.
    case code(open: Int)
    case string(hashes: Int, quotes: Int)
  }

  /// The words before a name on the same line, as far as they show what it is.
  private struct Modifiers {
    var isPrivate = false
    var declares = false
    var imports = false
  }

  private var contexts: [Context] = [.code(open: 0)]
  private var depth = 0
  private var modifiers = Modifiers()

  init(_ text: String) {
    // Bytes in memory at one stretch, for a build for tests checks every subscript of an array.
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count { index = read(bytes, at: index) }
    }
  }

  /// Reads what begins at an index; returns the index behind it.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch contexts.last {
    case .string(let hashes, let quotes):
      return readLiteral(bytes, at: index, hashes: hashes, quotes: quotes)
    case .code(let open): return readCode(bytes, at: index, open: open)
    case nil: return bytes.count
    }
  }

  private mutating func readCode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, open: Int
  ) -> Int {
    let byte = bytes[index]
    if isWord(byte) { return readWord(bytes, at: index) }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "#"), UInt8(ascii: "\""): return beginLiteral(bytes, at: index)
    case UInt8(ascii: "\n"): modifiers = Modifiers()
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "("):
      // `private(set)` says nothing about the type.
      modifiers.isPrivate = false
      contexts[contexts.count - 1] = .code(open: open + 1)
    case UInt8(ascii: ")"):
      if open == 0, contexts.count > 1 {
        contexts.removeLast()
      } else {
        contexts[contexts.count - 1] = .code(open: open - 1)
      }
    default: break
    }
    return index + 1
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    var end = index + 1
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
    guard !isMember else { return end }
    let isType = bytes[index] >= UInt8(ascii: "A") && bytes[index] <= UInt8(ascii: "Z")
    let word = String(decoding: bytes[index..<end], as: UTF8.self)
    if modifiers.declares {
      declare(word)
      modifiers = Modifiers()
    } else if modifiers.imports {
      // archlint's own scanner finds the imports.
      return end
    } else if isType {
      mentioned.insert(word)
    } else {
      modifiers.declares = SwiftWords.declarations.contains(word)
      modifiers.imports = word == "import"
      modifiers.isPrivate =
        modifiers.isPrivate || word == "private" || word == "fileprivate"
    }
    return end
  }

  private static let declarations: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]

  private mutating func declare(_ name: String) {
    if modifiers.isPrivate { hidden.insert(name) } else if depth == 0 { declared.append(name) }
  }

  private mutating func beginLiteral(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[(index + hashes)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return index + hashes }
    if quotes == 2 { return index + hashes + 2 + hashes }
    contexts.append(.string(hashes: hashes, quotes: quotes))
    return index + hashes + quotes
  }

  private mutating func readLiteral(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, hashes: Int, quotes: Int
  ) -> Int {
    if bytes[index] == UInt8(ascii: "\\") {
      let escape = index + 1 + hashes
      guard bytes[(index + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }),
        escape < bytes.count
      else { return index + 1 }
      if bytes[escape] == UInt8(ascii: "(") { contexts.append(.code(open: 0)) }
      return escape + 1
    }
    let end = index + quotes + hashes
    if bytes[index] == UInt8(ascii: "\""), end <= bytes.count,
      bytes[index..<index + quotes].allSatisfy({ $0 == UInt8(ascii: "\"") }),
      bytes[index + quotes..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
    {
      contexts.removeLast()
      return end
    }
    return index + 1
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
