// File names are bytes: invalid UTF-8 maps to the last private-use plane and back.

extension String {
  /// A name from its bytes; each byte that is not UTF-8 becomes a character.
  package init(name bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer(String.init(name:)) }

  /// The same for bytes in someone else's buffer.
  package init(name bytes: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return }
    guard !utf8.elementsEqual(bytes) || unicodeScalars.contains(where: { $0.rawByte != nil })
    else { return }
    var text = UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.prefix(4).makeIterator()
      if case .valid(let encoded) = parser.parseScalar(from: &iterator) {
        let scalar = Unicode.UTF8.decode(encoded)
        // One that stands for a byte here is written as its own bytes.
        if scalar.rawByte == nil {
          text.append(scalar)
          rest = rest.dropFirst(encoded.count)
          continue
        }
      }
      text.append(Unicode.Scalar(rawByte: first))
      rest = rest.dropFirst()
    }
    self.init(text)
  }

  /// The reason why it can't be a name, if any.
  ///
  /// Messages repeat names, and no file has a longer one.
  package var refusalAsName: String? {
    let most = 256
    return utf8.count > most ? "this name is longer than \(most) bytes" : nil
  }

  /// Whether the string contains a byte; many times faster than `utf8`.
  package func has(_ byte: UInt8) -> Bool { has { $0 == byte } }

  /// What is between blanks; they are looked for by bytes if all characters are ASCII.
  package var words: [String] {
    if has(where: { $0 >= 0x80 }) { return split(whereSeparator: \.isWhitespace).map(String.init) }
    return utf8.split { Byte.isBlankOrEnd($0) && $0 >= Byte.tab }.map { String(Substring($0)) }
  }

  package func has(where isMeant: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { $0.contains(where: isMeant) }
  }

  /// Whether the string contains another, like `contains`; many times faster if that is ASCII.
  package func holds(_ part: String) -> Bool {
    guard !part.isEmpty, !part.has(where: { $0 >= 0x80 }) else { return contains(part) }
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        let last = text.count - part.count
        return last >= 0
          && (0...last).contains { text[$0] == part[0] && text[$0...].starts(with: part) }
      }
    }
  }

  package func hasPair(_ first: UInt8, _ second: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { ByteSearch.hasPair(first, second, in: $0) }
  }

  package var nameBytes: [UInt8] {
    guard has(0xF4) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.rawByte.map { [$0] } ?? Array(String(scalar).utf8)
    }
  }
}

extension Unicode.Scalar {
  private static let firstRawByte: UInt32 = 0x10FE00

  /// The byte that the character represents in a name that is not UTF-8.
  var rawByte: UInt8? {
    guard (0x10FE80...0x10FEFF).contains(value) else { return nil }
    return UInt8(truncatingIfNeeded: value)
  }

  fileprivate init(rawByte: UInt8) {
    // Always there: the plane has a character for each byte.
    self = Unicode.Scalar(Unicode.Scalar.firstRawByte + UInt32(rawByte)) ?? "\u{FFFD}"
  }
}

extension Int {
  /// The number with a noun, such as `3 errors`.
  package func of(_ noun: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")"
  }

  /// What a sentence calls so many things after their names.
  package var pronoun: String { self == 1 ? "it" : "them" }
}
