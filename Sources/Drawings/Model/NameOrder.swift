/// The order of names in pictures, in which numbers in them count as numbers: `M2` before `M10`.
enum NameOrder {
  static func areInOrder(_ first: String, _ second: String) -> Bool {
    var (left, right) = (Substring(first).utf8, Substring(second).utf8)
    while let one = left.first, let other = right.first {
      if one.isDigit, other.isDigit {
        let (number, rival) = (digits(from: &left), digits(from: &right))
        if number != rival { return (number.count, number) < (rival.count, rival) }
      } else {
        if one != other { return one < other }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return (left.count, first) < (right.count, second)
  }

  /// The leading number of a string, without leading zeros.
  private static func digits(from text: inout Substring.UTF8View) -> String {
    let number = text.prefix(while: \.isDigit)
    text = text[number.endIndex...]
    return String(number.drop { $0 == UInt8(ascii: "0") }) ?? ""
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
