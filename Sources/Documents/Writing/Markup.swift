/// XML and HTML written as string literals in which no value can become a tag.
///
/// Literals and interpolated markup stay; strings are escaped, lengths rounded to 0.1 pixels.
package struct Markup: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Lines that mean themselves between tags, their line breaks kept.
  package init(lines text: String) {
    self.text = text.split(separator: "\n").map { Markup.escaped(String($0)) + "\n" }.joined()
  }

  package static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

  /// Whether the text needs escaping, which few do.
  private static func hasSigns(_ text: String) -> Bool {
    var last: UInt8 = 0
    return text.has { byte in
      defer { last = byte }
      switch Unicode.Scalar(byte) {
      case "&", "<", ">", "\"", "'": return true
      case "#", ":": return byte == last
      default: return false
      }
    }
  }

  /// Text that means itself between tags and in quoted attributes.
  ///
  /// Characters that XML does not allow at all are shown by their numbers. The second of two number
  /// signs or colons is a reference, so that no line gives orders to a build server.
  fileprivate static func escaped(_ text: String) -> String {
    let text = text.escapingInvisibles
    guard hasSigns(text) else { return text }
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": result += "&#35;"
      case ":" where last == ":": result += "&#58;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The interpolation that escapes values in literals.
  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ text: String) { self.text += Markup.escaped(text) }

    package mutating func appendInterpolation(_ length: Double) {
      var bytes: [UInt8] = []
      bytes.append(length: length)
      text += String(decoding: bytes, as: UTF8.self)
    }

    package mutating func appendInterpolation(_ path: PathData) {
      text += String(decoding: path.bytes, as: UTF8.self)
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

/// The data of an SVG path, written number by number: `M10 4.5L10 20`.
package struct PathData: Sendable {
  fileprivate var bytes: [UInt8] = []

  /// - Parameter points: about how many there will be.
  package init(points: Int) { bytes.reserveCapacity(16 * points) }

  /// Goes on by a command, such as `L` for a straight line.
  package mutating func append(_ command: Unicode.Scalar, _ lengths: Double...) {
    bytes.append(UInt8(ascii: command))
    for (index, length) in lengths.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(length: length)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(length: Double) {
    guard length.isFinite, abs(length) < 1e12 else { return append(UInt8(ascii: "0")) }
    let tenths = Int((length * 10).rounded())
    let most = 16
    // From behind, as division brings the digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { text in
      var (rest, start) = (tenths.magnitude, most)
      func prepend(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      func prependDigit() {
        prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      if rest % 10 == 0 {
        rest /= 10
      } else {
        prependDigit()
        prepend(UInt8(ascii: "."))
      }
      repeat { prependDigit() } while rest > 0
      if tenths < 0 { prepend(UInt8(ascii: "-")) }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<most]))
    }
  }
}

extension [Markup] {
  package func joined(separator: Markup = "") -> Markup {
    guard count > 1 else { return first ?? "" }
    // With room for all of it from the start, nothing is moved while it grows.
    var room = separator.text.utf8.count * (count - 1)
    for markup in self { room += markup.text.utf8.count }
    var text = ""
    text.reserveCapacity(room)
    for (index, markup) in enumerated() {
      if index > 0 { text += separator.text }
      text += markup.text
    }
    return Markup(stringLiteral: text)
  }
}
