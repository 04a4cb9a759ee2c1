extension Document {
  /// Reads a text: YAML as XcodeGen's parser reads it, or JSON strictly.
  ///
  /// This is the way in. `Parser` and `JSONReader` are where to read on: both go once through the
  /// bytes of the source and hand what they find to a `Composer`, which makes the document.
  ///
  /// What they throw is a `Diagnostic` that counts in bytes; outside, it is a problem with a place.
  package static func read(_ source: Source, as format: Format) throws(Problem) -> Document {
    // Bytes that are no text at all have no line to explain.
    let encodingError = source.encodingError ?? (format == .yaml ? source.yamlError : nil)
    if let encodingError { throw Problem(encodingError, in: source) }
    do throws(Diagnostic) {
      switch format {
      case .yaml: return try Parser.read(source)
      case .json: return try JSONReader.read(source)
      }
    } catch {
      throw Problem(error.explained(in: source), in: source)
    }
  }
}
