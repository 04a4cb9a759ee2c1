/// Writes JSON as text: two spaces a level, members in the order in which they are given.
///
/// What it writes depends on nothing but the calls, so equal runs give equal bytes. It appends to
/// one array of bytes and never builds a `String`.
package struct JSONWriter {
  /// Lines are indented no further than this, or deep nesting would print mostly spaces.
  package static let deepestIndent = 32
  /// Output after this many bytes is not indented, since people don't read that far.
  package static let mostIndented = 8 << 20
  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 2 * deepestIndent)

  package private(set) var bytes: [UInt8] = []
  /// The objects and arrays that are not closed yet.
  private var open: [(closer: UInt8, isEmpty: Bool)] = []
  private var isAfterKey = false

  package init() {}

  /// A document that is one object, in UTF-8.
  package static func object(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    write(&writer)
    writer.close()
    return writer.bytes
  }

  package mutating func openObject() { openContainer("{", "}") }
  package mutating func openArray() { openContainer("[", "]") }

  package mutating func close() {
    guard let container = open.popLast() else { return }
    if !container.isEmpty { breakLine() }
    bytes.append(container.closer)
    endDocument()
  }

  package mutating func key(_ name: String) {
    beginValue()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    beginValue()
    appendQuoted(text)
    endDocument()
  }

  package mutating func int(_ number: Int) { word(String(number)) }
  package mutating func bool(_ flag: Bool) { word(flag ? "true" : "false") }
  package mutating func null() { word("null") }

  /// Writes a number with a point or an exponent; JSON has no others, so they become strings.
  package mutating func float(_ number: Double) {
    if number.isFinite {
      word(number.description)
    } else {
      string(number.isNaN ? ".nan" : number < 0 ? "-.inf" : ".inf")
    }
  }

  private mutating func word(_ text: String) {
    beginValue()
    bytes.append(contentsOf: text.utf8)
    endDocument()
  }

  private mutating func openContainer(_ opener: Unicode.Scalar, _ closer: Unicode.Scalar) {
    beginValue()
    bytes.append(UInt8(ascii: opener))
    open.append((UInt8(ascii: closer), true))
  }

  /// Puts what has to stand between the last value or key and the next one.
  private mutating func beginValue() {
    guard !isAfterKey else {
      isAfterKey = false
      return
    }
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[last].isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    guard bytes.count < JSONWriter.mostIndented else { return }
    bytes += JSONWriter.spaces.prefix(2 * open.count)
  }

  private mutating func endDocument() {
    if open.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    JSONEscape.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { int(number) } else { null() }
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    bool(flag)
  }

  package mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { float(number) } else { null() }
  }

  /// A member that is left out if there is nothing to say.
  package mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }

  package mutating func strings(_ name: String, _ texts: some Sequence<String>) {
    list(name, texts) { $0.string($1) }
  }

  package mutating func strings(_ name: String, ifAny texts: [String]) {
    if !texts.isEmpty { strings(name, texts) }
  }

  package mutating func array(_ texts: [String?]) {
    openArray()
    for text in texts { if let text { string(text) } else { null() } }
    close()
  }

  package mutating func list<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    openArray()
    for element in elements { write(&self, element) }
    close()
  }

  package mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    list(name, elements) { writer, element in
      writer.openObject()
      write(&writer, element)
      writer.close()
    }
  }

  package mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    openObject()
    write(&self)
    close()
  }
}

extension String {
  package var asJSON: String {
    var bytes: [UInt8] = []
    JSONEscape.append(self, to: &bytes)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
