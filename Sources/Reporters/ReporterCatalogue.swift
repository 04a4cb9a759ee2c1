/// Every format of reports there is.
package enum ReporterCatalogue {
  /// In the order in which they are listed.
  package static let reporters: [any Reporter.Type] = [
    TextReporter.self,
    XcodeReporter.self,
    GitHubReporter.self,
    SARIFReporter.self,
    GitLabReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    TeamCityReporter.self,
    AzureReporter.self,
    MarkdownReporter.self,
    JSONReporter.self,
  ]

  package static let formats = reporters.map { $0.format }
}
