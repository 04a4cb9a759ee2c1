struct IncludeEntry {
  let path: String
  let hasRelativePaths: Bool
  var isEnabled = true
  /// Where it is written; nil for the spec itself, which nothing includes.
  var place: Place?

  /// The entries of an include value: a string, a map, or a list of these; all else is dropped.
  static func entries(of value: SpecValue?, log: SpecLog) -> [IncludeEntry] {
    guard let value else { return [] }
    let items = value.isList ? value.items : [value]
    return items.compactMap { item in
      let fields = SpecFields<IncludeKey>(item, log: log)
      let entry = IncludeEntry(item, fields)
      if entry == nil {
        let text = item.node.text
        log.notice(.droppedInclude, text.isEmpty ? "include" : text, at: item.place)
      }
      fields.noteUnknown()
      noteOddities(of: fields, log: log)
      return entry
    }
  }

  /// Notes values with a surprising meaning.
  private static func noteOddities(of fields: SpecFields<IncludeKey>, log: SpecLog) {
    for key in [IncludeKey.relativePaths, .enable] {
      guard let value = fields[key] else { continue }
      if value.bool == nil, value.string == nil, !value.isNull {
        log.noteIgnored(value, "include.\(key)")
      } else if key == .enable, let text = value.string, !text.isTrueInBeginning,
        !["no", "n", "false", "f", "off", "0", ""].contains(text.lowercased())
      {
        // It counts as no, but a variable may be set where the project is generated.
        log.notice(.droppedInclude, text, at: value.place, isSevere: !text.has(UInt8(ascii: "$")))
      }
    }
  }
}

extension IncludeEntry {
  fileprivate init?(_ value: SpecValue, _ fields: SpecFields<IncludeKey>) {
    let path = fields[.path]
    guard let text = value.string ?? path?.string else { return nil }
    self.init(
      path: text, hasRelativePaths: fields[.relativePaths]?.flagInBeginning ?? true,
      isEnabled: fields[.enable]?.flagInBeginning ?? true,
      place: value.isMap ? (path ?? value).place : value.place)
  }
}

extension SpecValue {
  /// A boolean, or a string by its first letters; an integer is neither.
  fileprivate var flagInBeginning: Bool? { bool ?? string?.isTrueInBeginning }
}

extension String {
  /// Whether the text begins with Y, T or a digit other than zero, after blanks, sign and zeros.
  fileprivate var isTrueInBeginning: Bool {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    guard let first = rest.first else { return false }
    switch first {
    case UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"), UInt8(ascii: "t"): return true
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return true
    default: return false
    }
  }
}
