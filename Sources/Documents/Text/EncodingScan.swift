/// One pass over a file's bytes: where lines begin, and whether the bytes are text that YAML allows.
struct EncodingScan {
  private(set) var lineStarts: [UInt32] = []
  private(set) var isASCII = true
  /// Why the bytes are no text at all.
  private(set) var error: Diagnostic?
  /// The first character that JSON may contain, but YAML as it is read here may not.
  private(set) var yamlError: Diagnostic?
  private var offset = 0

  /// Where each line begins takes more than the line, if there is nothing in it.
  private static let mostLines = 10_000_000

  init(_ bytes: [UInt8]) {
    let end = bytes.count - 1
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      error = Diagnostic("the file is UTF-16; save it as UTF-8", at: Span(start: 0, end: 2))
    }
    if end > Int(UInt32.max) / 4 {
      error = Diagnostic("a file this large is not read", at: Span(start: 0, end: 0))
    }
    if end > EncodingScan.mostLines,
      bytes.count(where: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
        > EncodingScan.mostLines
    {
      error = Diagnostic(
        "a file of more than \(EncodingScan.mostLines) lines is not read",
        at: Span(start: 0, end: 0))
      lineStarts = [0]
      return
    }
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // Lines of specs are some twenty bytes long.
    lineStarts.reserveCapacity(bytes.count / 20 + 1)
    lineStarts.append(UInt32(truncatingIfNeeded: offset))
    bytes.withUnsafeBufferPointer { scan($0, until: end) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, until end: Int) {
    while true {
      offset += EncodingScan.plainBytes(bytes, from: offset)
      guard offset < end else { return }
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == Byte.tab {
        offset += 1
      } else if byte == Byte.lineFeed {
        offset += 1
        lineStarts.append(UInt32(truncatingIfNeeded: offset))
      } else if byte == Byte.carriageReturn {
        // With a line feed behind it the two are one break.
        offset += 1
        if bytes[offset] != Byte.lineFeed {
          lineStarts.append(UInt32(truncatingIfNeeded: offset))
        }
      } else {
        scanOther(bytes, until: end)
      }
    }
  }

  /// How many of the next eight bytes are printable ASCII or tabs; 0 near the end.
  ///
  /// Tests eight bytes as one number: a bit is left for a control character or non-ASCII.
  @inline(__always)
  private static func plainBytes(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    guard offset + 8 <= bytes.count else { return 0 }
    let word = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
    let low = (word &- 0x2020_2020_2020_2020) & ~word
    let high = word &+ 0x0101_0101_0101_0101
    let tab = word ^ 0x0909_0909_0909_0909
    let other = ((tab & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | tab
    let odd = (low & other | word | high) & 0x8080_8080_8080_8080
    return odd.trailingZeroBitCount / 8
  }

  private mutating func scanOther(_ bytes: UnsafeBufferPointer<UInt8>, until end: Int) {
    let start = offset
    if bytes[start] >= 0x80 { isASCII = false }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[start..<min(start + 4, end)].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else {
      offset += 1
      if error == nil {
        let byte = String(bytes[start], radix: 16, uppercase: true)
        error = Diagnostic("the byte 0x\(byte) is not valid UTF-8 here", at: Span(byte: start))
      }
      return
    }
    offset += encoded.count
    let value = Unicode.UTF8.decode(encoded).value
    let span = Span(start: start, end: offset)
    switch value {
    case 0: error = error ?? .controlCharacter(value, at: span)
    case _ where yamlError != nil: break
    case 0x85, 0x2028, 0x2029:
      let name = "U+\(value.hexadecimal(4))"
      yamlError = .unsupported("the line break \(name) outside an escape", at: span)
    case 0xFEFF: yamlError = .unsupported("a byte order mark inside the text", at: span)
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: yamlError = .controlCharacter(value, at: span)
    default: break
    }
  }
}

extension Diagnostic {
  fileprivate static func controlCharacter(_ value: UInt32, at span: Span) -> Diagnostic {
    let name = "U+\(value.hexadecimal(4))"
    return Diagnostic("control characters such as \(name) are not allowed", at: span)
  }
}
