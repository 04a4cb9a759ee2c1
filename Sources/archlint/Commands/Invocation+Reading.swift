extension Option {
  static let full = Option(name: "full", summary: "show every finding with its line and help")
  static let statistics = Option(name: "statistics", summary: "show only a table of counts")
  static let groupBy = choice(
    "group-by", "WHAT", of: DisplayOptions.Grouping.self, "how to group findings")
  static let limit = Option(
    name: "limit", value: .init("N"), summary: "list at most N findings, most severe first")
  static let known = Option(name: "known", summary: "also list findings that existed before")

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: String, of _: Choice.Type, _ summary: String
  ) -> Option {
    let words = Choice.allCases.map(\.rawValue)
    return Option(name: name, value: .init(word, .choices(words)), summary: summary)
  }

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
