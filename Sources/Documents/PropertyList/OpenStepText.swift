/// Strings of OpenStep property lists: which need no quotes, and the escapes of quoted ones.
enum OpenStepText {
  static func isBare(_ byte: UInt8) -> Bool {
    Byte.isName(byte) || (UInt8(ascii: ".")...UInt8(ascii: ":")).contains(byte)
      || byte == UInt8(ascii: "$")
  }

  /// What is between two quotes, with its escapes replaced; an unknown one is its second byte.
  static func unescaped(_ base: UnsafePointer<UInt8>, _ inner: Span) -> [UInt8] {
    var text: [UInt8] = []
    var offset = Int(inner.start)
    let end = Int(inner.end)
    while offset < end {
      guard base[offset] == UInt8(ascii: "\\"), offset + 1 < end else {
        text.append(base[offset])
        offset += 1
        continue
      }
      let (character, next) = escape(base, at: offset + 1, before: end)
      text += character
      offset = next
    }
    return text
  }

  /// What the escape says whose letter is at an offset, and where it ends.
  private static func escape(
    _ base: UnsafePointer<UInt8>, at start: Int, before end: Int
  ) -> ([UInt8], Int) {
    if let letter = zip("abtnvfr".utf8, UInt8(7)...).first(where: { $0.0 == base[start] }) {
      return ([letter.1], start + 1)
    }
    switch base[start] {
    case UInt8(ascii: "U"):
      let (value, next) = number(base, at: start + 1, before: min(end, start + 5), radix: 16)
      guard next > start + 1 else { return ([base[start]], start + 1) }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      return (Array(String(Character(scalar)).utf8), next)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, next) = number(base, at: start, before: min(end, start + 3), radix: 8)
      return (character(of: value), next)
    default: return ([base[start]], start + 1)
    }
  }

  private static func number(
    _ base: UnsafePointer<UInt8>, at start: Int, before end: Int, radix: UInt32
  ) -> (value: UInt32, end: Int) {
    var value: UInt32 = 0
    var offset = start
    while offset < end, let digit = Byte.hexadecimalValue(of: base[offset]), digit < radix {
      value = value * radix + digit
      offset += 1
    }
    return (value, offset)
  }

  /// The character that has a number in the encoding of NeXTSTEP.
  private static func character(of number: UInt32) -> [UInt8] {
    guard number >= 0x80 else { return [UInt8(truncatingIfNeeded: number)] }
    let scalars = upperHalf.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: Int(number & 0x7F))
    return Array(String(Character(scalars[index])).utf8)
  }

  private static let upperHalf =
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ"
    + "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
}
