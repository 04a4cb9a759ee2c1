extension Document {
  /// Reads YAML as XcodeGen's parser does, strict JSON, or a property list of either form.
  ///
  /// This is the way in. `Parser` and `JSONReader` are where to read on: both go once through the
  /// bytes of the source and hand what they find to a `Composer`, which makes the document.
  ///
  /// What they throw is a `Diagnostic` that counts in bytes; outside, it is a problem with a place.
  package static func read(_ source: Source, as format: Format) throws(Problem) -> Document {
    // Bytes that are not valid text have no line to show.
    let encodingError = source.encodingError ?? (format == .yaml ? source.yamlError : nil)
    let isBinary = format == .propertyList && source.contents.starts(with: "bplist0".utf8)
    if let error = isBinary ? .binaryPropertyList : encodingError {
      throw Problem(error, in: source)
    }
    do throws(Diagnostic) {
      switch format {
      case .yaml: return try Parser.read(source)
      case .json: return try JSONReader.read(source)
      case .propertyList:
        if source.isJSON { return try JSONReader.read(source) }
        return try OpenStepPropertyList.isMeant(by: source)
          ? OpenStepPropertyList.read(source) : XMLPropertyList.read(source)
      }
    } catch {
      // What people do to YAML explains nothing about property lists.
      throw Problem(format == .propertyList ? error : error.explained(in: source), in: source)
    }
  }
}

extension Source {
  /// Whether it is an object of JSON: a colon is behind the first key.
  fileprivate var isJSON: Bool {
    let text = contents.dropFirst(Int(lineStarts.first ?? 0)).drop { Byte.isBlankOrEnd($0) }
    guard text.first == UInt8(ascii: "{") else { return false }
    let key = text.dropFirst().drop { Byte.isBlankOrEnd($0) }
    guard key.first == UInt8(ascii: "\"") else { return false }
    let rest = key.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    return rest.first { !Byte.isBlankOrEnd($0) } == UInt8(ascii: ":")
  }
}

extension String {
  /// The text as a key or value of YAML: plain where it cannot be taken for anything else.
  package var asYAML: String {
    let list = try? Document.read(Source(name: "", bytes: Array("[\(self)]".utf8)), as: .yaml).root
    guard let items = list?.items, items.count == 1, items[0].kind == .scalar,
      items[0].aliasSpan == nil, items[0].scalar == .string, items[0].text == self
    else { return asJSON }
    return self
  }
}
