extension Option {
  static let full = Option(
    name: "full", summary: "show every finding with its line and help")
  static let statistics = Option(
    name: "statistics", summary: "show only a table of counts")
  static let groupBy = Option(
    name: "group-by",
    value: .init("WHAT", .choices(DisplayOptions.Grouping.allCases.map(\.rawValue))),
    summary: "how to group findings")
  static let limit = Option(
    name: "limit", value: .init("N"), summary: "list at most N findings, most severe first")
  static let known = Option(
    name: "known", summary: "also list findings that existed before")

  /// What a command writes, of which the first is usual.
  static func format<Format: CaseIterable & RawRepresentable<String>>(
    _: Format.Type, _ summary: String = "output format"
  ) -> Option {
    let names = Format.allCases.map(\.rawValue)
    return Option(name: "format", value: .init("FORMAT", .choices(names)), summary: summary)
  }

  /// How a report for people is read.
  static let ofReports: [Option] = [.full, .statistics, .groupBy, .limit, .known]
}

extension Invocation {
  func reading() throws(UsageError) -> DisplayOptions {
    var reading = DisplayOptions()
    reading.grouping = value(of: .groupBy).flatMap(DisplayOptions.Grouping.init)
    reading.isFull = has(.full)
    reading.isStatistics = has(.statistics)
    reading.listsKnown = has(.known)
    reading.limit = try number(
      of: .limit, from: 0, "not a number of findings", help: "use a number, such as `--limit 20`")
    return reading
  }

  /// The number that an option has, if it is given: none below the least, and none above the most.
  func number(
    of option: Option, from least: Int = 1, upTo most: Int = .max, _ mistake: String, help: String
  ) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), (least...most).contains(number) else {
      throw UsageError("`\(text)` is \(mistake)", help: help)
    }
    return number
  }
}
