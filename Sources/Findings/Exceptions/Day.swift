/// A calendar day, such as an exception's last one.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Whether a string looks like `2027-03-31`, even if the date doesn't exist.
  package static func isWritten(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [4, 2, 2]
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Reads `2027-03-31`; nil if there is no such day.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-")
    guard Day.isWritten(text), parts.count == 3, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), (1...Day.length(of: month, in: year)).contains(day)
    else { return nil }
    number = Day.daysBefore(year: year, month: month) + day - 1
  }

  package func advanced(by days: Int) -> Day { Day(number: number + days) }
  package static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  package var description: String {
    var year = 1970 + number / 366
    while Day.daysBefore(year: year + 1, month: 1) <= number { year += 1 }
    while Day.daysBefore(year: year, month: 1) > number { year -= 1 }
    var month = 12
    while Day.daysBefore(year: year, month: month) > number { month -= 1 }
    let day = number - Day.daysBefore(year: year, month: month) + 1
    return "\(Day.padded(year, 4))-\(Day.padded(month, 2))-\(Day.padded(day, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The days from 1970-01-01 to the first of a month; negative before 1970.
  private static func daysBefore(year: Int, month: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400 - 477
    return (year - 1970) * 365 + leapDays + (1..<month).reduce(0) { $0 + length(of: $1, in: year) }
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
