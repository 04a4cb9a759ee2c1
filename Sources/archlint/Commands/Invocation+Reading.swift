internal import Pages

extension Option {
  static let full = Option("full")
  static let statistics = Option("statistics")
  static let groupBy = choice("group-by", "WHAT", of: DisplayOptions.Grouping.self)
  static let limit = Option("limit", .init("N"))
  static let known = Option("known")

  /// An option with the summary of its page.
  init(
    _ name: String, letter: Character? = nil, _ value: Slot? = nil, takesTwo: Bool = false,
    isRepeatable: Bool = false
  ) {
    self.init(
      name: name, letter: letter, value: value, takesTwo: takesTwo, isRepeatable: isRepeatable,
      summary: CommandPages.options["--\(name)"] ?? "")
  }

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: String, of _: Choice.Type
  ) -> Option {
    Option(name, .init(word, .choices(Choice.allCases.map(\.rawValue))))
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
