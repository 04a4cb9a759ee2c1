package enum ReporterCatalogue {
  /// In the order in which they are listed, and asked whether somebody reads them.
  package static let reporters: [any Reporter] = [
    TextReporter(),
    ShortReporter(),
    XcodeReporter(),
    GitHubReporter(),
    SARIFReporter(),
    GitLabReporter(),
    JUnitReporter(),
    CheckstyleReporter(),
    TeamCityReporter(),
    AzureReporter(),
    MarkdownReporter(),
    CommentReporter(),
    JSONReporter(),
  ]

  package static let formats = reporters.map(\.format)

  /// The report for people, written where nobody asks for anything else.
  package static let standard: any Reporter = TextReporter()

  /// The same where there is too much to read on a terminal.
  package static let overview: any Reporter = ShortReporter()

  package static func reporter(named format: String) -> (any Reporter)? {
    reporters.first { $0.format == format }
  }

  /// What `--format auto` stands for: the format that understands the log of a run with these
  /// variables, of which an empty one says nothing; text, if nobody reads it.
  package static func reporter(in environment: [String: String]) -> any Reporter {
    let read = reporters.first { reporter in
      let value = reporter.reader.flatMap { environment[$0] }
      return value.map { !$0.isEmpty && $0.lowercased() != "false" } ?? false
    }
    return read ?? standard
  }
}
