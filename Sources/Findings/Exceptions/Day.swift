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
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard Day.isWritten(text), parts.count == 3, parts[0] > 0, (1...12).contains(parts[1])
    else { return nil }
    // Counted with years that begin in March.
    let isEarly = parts[1] < 3
    let (year, month) = (isEarly ? parts[0] - 1 : parts[0], parts[1] + (isEarly ? 9 : -3))
    number =
      365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + parts[2]
      - 719_469
    if !text.elementsEqual(description) { return nil }
  }

  package func advanced(by days: Int) -> Day { Day(number: number + days) }
  package static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  package var description: String {
    // Days since March 1 of year 0, and of a cycle of 400 years.
    let (days, cycle) = (number + 719_468, 146_097)
    let inCycle = (days % cycle + cycle) % cycle
    let yearInCycle = (inCycle - inCycle / 1460 + inCycle / 36_524 - inCycle / 146_096) / 365
    let inYear = inCycle - (365 * yearInCycle + yearInCycle / 4 - yearInCycle / 100)
    let month = (5 * inYear + 2) / 153
    let year = (days - inCycle) / cycle * 400 + yearInCycle + (month > 9 ? 1 : 0)
    return [
      (year, 4), (month > 9 ? month - 9 : month + 3, 2), (inYear - (153 * month + 2) / 5 + 1, 2),
    ]
    .map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }.joined(separator: "-")
  }
}
