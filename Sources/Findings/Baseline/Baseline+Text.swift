extension Baseline {
  /// The file: one entry per line, sorted, so that branches merge and edits of specs move nothing.
  ///
  /// More lines than git's diff context separate the checksum, which always changes, from the first
  /// entry; otherwise a union merge would duplicate the lines between.
  package var text: String {
    let lines = Set(entries.map(\.line)).sorted().map { "  - {\($0)}\n" }
    return """
      checksum:
        - \(entries.checksum)

      # Existing findings that `archlint check` accepts. `archlint baseline --prune` removes fixed
      # ones; only `archlint baseline --accept` adds new ones.
      version: \(Baseline.version)\((recorded?.lines ?? []).map { "\n" + $0 }.joined())
      findings:\(lines.isEmpty ? " []" : "")

      """ + lines.joined()
  }
}

extension [BaselineEntry] {
  /// A checksum of the list in any order; a merge of two lists keeps both checksums.
  package var checksum: String {
    let lines = Set(map(\.line)).sorted()
    return "c" + Identity(rule: "", from: "", members: lines).fingerprint
  }
}

extension BaselineEntry {
  var line: String {
    "rule: \(key.rule), from: \(key.from.inYAML)"
      + (key.to.map { ", to: \($0.inYAML)" } ?? "")
      + (key.part.map { ", part: \($0.inYAML)" } ?? "")
      + (count == 1 ? "" : ", count: \(count)")
      + (grade.map { ", severity: \($0.rawValue)" } ?? "")
  }
}

extension String {
  /// The text as a YAML scalar: plain if it can't be read as anything else.
  var inYAML: String {
    // With a slash in it, it can't be a number, a date or a boolean.
    let isPlain =
      utf8.contains(UInt8(ascii: "/")) && utf8.allSatisfy(\.isPlainInYAML)
      && utf8.first?.isLetter ?? false
    let quoted = replacing(["\"": "\\\"", "\\": "\\\\"]).showingUnseen(\.escapedInYAML)
    return isPlain ? self : "\"\(quoted)\""
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  fileprivate var isPlainInYAML: Bool {
    isLetter || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}

extension Unicode.Scalar {
  fileprivate var escapedInYAML: String {
    value > 0xFFFF ? "\\U" + value.hexadecimal(8) : "\\u" + value.hexadecimal(4)
  }
}
