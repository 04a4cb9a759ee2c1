extension Baseline {
  /// The file: one debt a line, sorted, so that branches merge and edits of specs move nothing.
  ///
  /// Between the checksum, which always changes, and the first debt lie more lines than git takes
  /// for one place: a merge by union would write those between twice otherwise.
  package var text: String {
    let lines = Set(entries.map(\.line)).sorted().map { "  - {\($0)}\n" }
    return """
      checksum:
        - \(entries.checksum)

      # Existing findings that `archlint check` accepts. `archlint baseline --prune` removes fixed
      # ones; only `archlint baseline --accept` adds new ones.
      version: \(Baseline.version)\((believed?.lines ?? []).map { "\n" + $0 }.joined())
      findings:\(lines.isEmpty ? " []" : "")

      """ + lines.joined()
  }
}

extension [Baseline.Entry] {
  /// What the list is recognised by, in whatever order it stands: a merge that joins two lists, or
  /// brings back what one of them dropped, has the checksums of both.
  package var checksum: String {
    let lines = Set(map(\.line)).sorted()
    return "c" + Identity(rule: "", from: "", members: lines).fingerprint
  }
}

extension Baseline.Entry {
  /// The members of its mapping.
  var line: String {
    let text =
      if case .members(let members) = whole {
        "rule: \(debt.rule), modules: [\(members.sorted().map(\.inYAML).joined(separator: ", "))]"
      } else {
        "rule: \(debt.rule), from: \(debt.from.inYAML)"
          + (debt.to.map { ", to: \($0.inYAML)" } ?? "")
      }
    return text + (debt.part.map { ", part: \($0.inYAML)" } ?? "")
      + (count == 1 ? "" : ", count: \(count)")
      + (grade.map { ", severity: \($0.rawValue)" } ?? "")
  }
}

extension String {
  /// The text as a scalar of YAML: plain where nobody can take it for anything else.
  var inYAML: String {
    // With a slash in it, it is no number, no date and no truth value.
    let isPlain =
      utf8.contains(UInt8(ascii: "/")) && utf8.allSatisfy(\.isPlainInYAML)
      && utf8.first?.isLetter ?? false
    return isPlain ? self : "\"" + quoted.showingUnseen(\.escapedInYAML) + "\""
  }
}

extension String {
  /// The text with a backslash before what ends or begins something between double quotes.
  private var quoted: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isPlainInYAML: Bool {
    isLetter || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}

extension Unicode.Scalar {
  /// An unseen character between double quotes.
  fileprivate var escapedInYAML: String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = value > 0xFFFF ? 8 : 4
    let zeros = String(repeating: "0", count: width - digits.utf8.count)
    return (width == 8 ? "\\U" : "\\u") + zeros + digits
  }
}
