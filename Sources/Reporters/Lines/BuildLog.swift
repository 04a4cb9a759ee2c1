/// Escapes text that a build server would execute as a logging command.
///
/// GitHub obeys lines that begin with `::`, and `##[` anywhere in a line; Azure and TeamCity obey
/// `##vso[` and `##teamcity[`, in capitals, too. A name in a spec may contain any of these.
package enum BuildLog {
  /// Escapes control characters in text that a command prints without colors.
  package static func shown(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return disarmed(lines.map { String($0).escapingInvisibles }.joined(separator: "\n"))
  }

  /// The text with the first character of every order written out as `\u{…}`.
  package static func disarmed(_ text: String) -> String {
    // Hardly any text has two colons or two number signs in a row.
    guard
      text.hasPair(UInt8(ascii: ":"), UInt8(ascii: ":"))
        || text.hasPair(UInt8(ascii: "#"), UInt8(ascii: "#"))
    else { return text }
    var result = ""
    var isLineStart = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isOrder(scalar, before: rest, isLineStart: isLineStart) {
        result += scalar.writtenOut
      } else {
        result.unicodeScalars.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && scalar.properties.isWhitespace
    }
    return result
  }

  private static func isOrder(
    _ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView, isLineStart: Bool
  ) -> Bool {
    if isLineStart, scalar == ":" { return rest.first == ":" }
    guard scalar == "#", rest.first == "#" else { return false }
    // Any word before the bracket: which letters are one in capitals is for each server to say.
    return rest.dropFirst().first { !$0.properties.isAlphabetic } == "["
  }
}
