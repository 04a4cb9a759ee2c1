package enum ReporterCatalog {
  /// In the order of listing, and of detection by environment.
  package static let reporters: [any Reporter] = [
    standard,
    overview,
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

  /// The default format, for people.
  package static let standard: any Reporter = TextReporter(format: "text")

  /// The same where there is too much to read on a terminal.
  package static let overview: any Reporter = TextReporter(format: "short", isShort: true)

  package static func reporter(named format: String) -> (any Reporter)? {
    reporters.first { $0.format == format }
  }

  /// The format for `--format auto`: the one that the program around reads, else text.
  package static func reporter(in environment: [String: String]) -> any Reporter {
    let read = reporters.first { reporter in
      let value = reporter.reader.flatMap { environment[$0] }
      return value.map { !$0.isEmpty && $0.lowercased() != "false" } ?? false
    }
    return read ?? standard
  }
}
