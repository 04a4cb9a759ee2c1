/// Every format of reports there is.
package enum ReporterCatalogue {
  /// In the order in which they are listed, and asked whether somebody reads them.
  package static let reporters: [any Reporter] = [
    TextReporter(),
    XcodeReporter(),
    GitHubReporter(),
    SARIFReporter(),
    GitLabReporter(),
    JUnitReporter(),
    CheckstyleReporter(),
    TeamCityReporter(),
    AzureReporter(),
    MarkdownReporter(),
    JSONReporter(),
  ]

  package static let formats = reporters.map(\.format)

  /// The report for people, written where nobody asks for anything else.
  package static let standard: any Reporter = TextReporter()

  package static func reporter(named format: String) -> (any Reporter)? {
    reporters.first { $0.format == format }
  }
}
