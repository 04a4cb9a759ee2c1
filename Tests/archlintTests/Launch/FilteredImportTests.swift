import TestSupport
import Testing

/// Imports at destinations for which the dependency is filtered out.
@Suite("An import of a dependency for other destinations")
struct FilteredImportTests {
  @Test(
    "is a use, unless a condition or a filter of the sources leaves it out",
    arguments: [
      ("import L", "[App]", true),
      ("import Foundation", "[App]", false),
      ("#if os(macOS)\nimport L\n#endif", "[App]", false),
      ("import L", "[{path: App, destinationFilters: [macOS]}]", false),
      ("import L", "[{path: App, inferDestinationFiltersByPath: true}]", false),
    ])
  func library(source: String, sources: String, isReported: Bool) throws {
    let all = "supportedDestinations: [iOS, macOS]"
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          \(all)
          sources: \(sources)
          dependencies: [{target: L, destinationFilters: [macOS]}]
        L: {type: library.static, \(all), sources: [L]}
      == App/App.swift
      \(source)
      == L/L.swift
      import Foundation
      """, "--only unlinked-static")
    #expect(checked.findings.isEmpty != isReported, "\(checked.findings)")
  }
}
