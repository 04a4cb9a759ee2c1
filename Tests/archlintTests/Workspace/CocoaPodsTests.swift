import TestSupport
import Testing

@Suite("Modules that CocoaPods may join")
struct CocoaPodsTests {
  /// An app that imports a framework of the workspace without an entry, and links a product that
  /// no target builds.
  private static let workspace = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        dependencies:
          - {framework: Alamofire.framework, implicit: true}
      AppTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests]
        dependencies: [{target: App}]
    == App/App.swift
    import Router
    == Tests/Tests.swift
    @testable import Kit
    == Router/project.yml
    name: Router
    targets: {Router: {type: framework, platform: iOS}}

    """

  @Test("without a Podfile the import and the product are errors")
  func without() throws {
    let checked = try CheckedFiles(Self.workspace)
    #expect(
      checked.findings == [
        "error unknown-link project.yml:8: App depends on Alamofire.framework, which no target builds",
        "error undeclared-import App/App.swift:1: App imports Router but does not depend on it, directly or transitively",
        "warning unknown-module Tests/Tests.swift:1: AppTests imports Kit, with `@testable`, but no target builds it",
      ])
  }

  @Test("what a Podfile names is left to it")
  func named() throws {
    let checked = try CheckedFiles(
      Self.workspace + "== Podfile\npod 'Router', :path => 'Router'\npod 'Alamofire'\npod 'Kit'")
    #expect(checked.findings == [])
  }

  @Test("what it does not name is judged; a product may be one that pods bring along")
  func unnamed() throws {
    let podfile = "== Podfile\npod 'Other'\n"
    let unlocked = try CheckedFiles(Self.workspace + podfile)
    #expect(
      unlocked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "error undeclared-import", "warning unknown-module", "info unknown-link",
      ])
    #expect(
      unlocked.findings.last
        == "info unknown-link project.yml:8: a product that specs name is not built by any target; CocoaPods may provide it: Alamofire.framework"
    )
    let locked = try CheckedFiles(Self.workspace + podfile + "== Podfile.lock\nPODS:\n")
    #expect(locked.findings.contains { $0.hasPrefix("error unknown-link project.yml:8: App ") })
  }

  @Test("a slip in the name of a product is told all the same")
  func slip() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{framework: Ruoter.framework, implicit: true}]
      == Router/project.yml
      name: Router
      targets: {Router: {type: framework, platform: iOS}}
      == Podfile
      pod 'Alamofire'
      """)
    #expect(
      checked.findings == [
        "error unknown-link project.yml:6: App depends on Ruoter.framework, which no target builds"
      ])
  }
}
