extension Node {
  /// The text of a scalar, without quotes, escapes and folding; empty for a collection.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The meaning of a scalar; a collection counts as a string that no one asks for.
  package var scalar: Scalar {
    let record = record
    guard record.form == .scalar, record.style == .plain, !record.isCooked else { return .string }
    return withBytes { bytes in
      document.format == .yaml ? Scalar(plain: bytes) : Scalar(json: bytes)
    }
  }

  package func withBytes<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    document.table.withText(of: record, body)
  }

  package func hasText(_ other: StaticString) -> Bool {
    withBytes { bytes in
      bytes.count == other.utf8CodeUnitCount && other.withUTF8Buffer { bytes.elementsEqual($0) }
    }
  }

  package func hasText(_ other: String) -> Bool {
    withBytes { $0.count == other.utf8.count && $0.elementsEqual(other.utf8) }
  }

  package func hasPair(_ first: UInt8, _ second: UInt8) -> Bool {
    withBytes { ByteSearch.hasPair(first, second, in: UnsafeBufferPointer(rebasing: $0)) }
  }
}
