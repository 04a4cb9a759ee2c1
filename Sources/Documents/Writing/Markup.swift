/// Text for XML and HTML.
package enum Markup {
  /// Text that means itself between tags and in quoted attributes.
  ///
  /// Characters that XML does not allow at all are shown by their numbers or replaced.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withUnseenShown.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Lines that mean themselves between tags, their line breaks kept.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined()
  }

  /// A length, to the tenth of a pixel.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let whole = tenths.magnitude / 10
    let rest = tenths.magnitude % 10
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
