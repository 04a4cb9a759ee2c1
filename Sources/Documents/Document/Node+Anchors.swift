extension Node {
  /// Whether an `&` stands in the value of a key, or between the two: then an alias may use it.
  package func mayHoldAnchor(below key: Node) -> Bool {
    guard key.document === document, key.span.end <= span.end else { return true }
    let end = min(Int(span.end), document.source.bytes.count)
    return document.source.bytes[Int(key.span.end)..<end].contains(UInt8(ascii: "&"))
  }
}
