extension Node {
  /// Whether two scalars have the same text.
  package func hasSameText(as other: Node) -> Bool {
    let (one, two) = (record, other.record)
    guard one.kind == .scalar, two.kind == .scalar, one.count == two.count else { return false }
    return withBytes { bytes in other.withBytes { bytes.elementsEqual($0) } }
  }

  /// Whether a scalar's text is the given one.
  package func hasText(_ other: String) -> Bool {
    withBytes { $0.count == other.utf8.count && $0.elementsEqual(other.utf8) }
  }

  /// Whether a scalar's text ends with the given one.
  package func endsWithText(_ ending: StaticString) -> Bool {
    withBytes { bytes in
      bytes.count >= ending.utf8CodeUnitCount
        && ending.withUTF8Buffer { bytes.suffix($0.count).elementsEqual($0) }
    }
  }

  /// Whether the two bytes stand side by side in a scalar's text.
  package func hasPair(_ first: UInt8, _ second: UInt8) -> Bool {
    withBytes { Byte.hasPair(first, second, in: UnsafeBufferPointer(rebasing: $0)) }
  }
}

extension Source {
  /// Hands out the whole text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
  }
}

extension Document {
  /// Whether the two bytes stand side by side anywhere in the text or in a scalar of it.
  package func hasPair(_ first: UInt8, _ second: UInt8) -> Bool {
    source.bytes.withUnsafeBufferPointer { Byte.hasPair(first, second, in: $0) }
      || cooked.withUnsafeBufferPointer { Byte.hasPair(first, second, in: $0) }
  }
}

extension Byte {
  fileprivate static func hasPair(
    _ first: UInt8, _ second: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let search = ByteSearch(first)
    var offset = 0
    while let found = search.next(in: bytes, from: offset) {
      offset = found + 1
      if offset < bytes.count, bytes[offset] == second { return true }
    }
    return false
  }
}
