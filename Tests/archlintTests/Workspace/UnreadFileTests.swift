import TestSupport
import Testing

@Suite("What could not be read")
struct UnreadFileTests {
  /// An app that reaches a framework which it does not embed; both names are open to what an
  /// include says.
  private static let app = """
    name: App
    include: base.yml
    targets:
      App:
        type: application
        platform: iOS
        templates: [Base]
        settings: {groups: [common]}
        dependencies:
          - {framework: A.framework, implicit: true, embed: false}
          - {framework: Gone.framework, implicit: true}
          - target: Other
          - package: Kit
      AppTests:
        type: bundle.ui-testing
        platform: iOS
    == core/A/project.yml
    name: A
    targets: {A: {type: framework, platform: iOS}}

    """

  @Test("an include that is there lets every rule speak")
  func whole() throws {
    let checked = try CheckedFiles("\(Self.app)== base.yml\noptions: {bundleIdPrefix: a}")
    #expect(
      checked.findings == [
        "error refused-spec project.yml:8: unknown setting group `common`",
        "error missing-embed project.yml:10: App loads A at launch but does not embed it",
        "error unknown-link project.yml:11: App depends on Gone.framework, which no target builds",
        "error unknown-link project.yml:12: App depends on Other, which is not a target of its spec",
        "error refused-spec project.yml:13: unknown package `Kit`",
        "error lost-value project.yml:7: unknown template `Base` (ignored by XcodeGen)",
        "warning test-host project.yml:14: AppTests is a UI test bundle but does not depend on an app",
      ])
    #expect(checked.exitCode == 1)
  }

  @Test("one that is missing is the only thing that is said, and ends with 2")
  func missing() throws {
    let checked = try CheckedFiles(Self.app)
    #expect(checked.findings == [])
    #expect(
      checked.problems.hasPrefix(
        "project.yml:2:10: error: the included file base.yml does not exist\n"))
    #expect(checked.exitCode == 2)
  }

  @Test("one that git ignores is a warning, and ends with 0")
  func ignored() throws {
    let checked = try CheckedFiles("\(Self.app)== .gitignore\nbase.yml")
    #expect(checked.findings == [])
    #expect(
      checked.problems.hasPrefix(
        "project.yml:2:10: warning: the included file base.yml does not exist: git ignores it, so "
          + "results for its spec are incomplete\n"))
    #expect(checked.exitCode == 0)
  }

  @Test("a source that differs in case only is named, and a warning: most Macs find it")
  func sourceInOtherCase() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets:
        App: {type: application, platform: iOS, sources: [Sources, README.MD, gone.MD]}
      == Sources/App.swift
      == README.md
      """)
    #expect(
      checked.findings == [
        "error missing-source project.yml:3: source path gone.MD of App does not exist",
        "warning missing-source project.yml:3: source path README.MD of App does not exist on a case-sensitive disk",
      ])
  }

  /// A framework whose linkage may be in a file, and an app that does not embed it.
  private static let config = """
    name: App
    configs: {Debug: debug, Release: release, QA: release}
    configFiles: {Debug: a.xcconfig, Release: a.xcconfig, QA: a.xcconfig}
    targets:
      App:
        type: application
        platform: iOS
        dependencies:
          - {target: A, embed: false}
          - {framework: Gone.framework, implicit: true}
      A: {type: framework, platform: iOS}
    == b/project.yml
    name: B
    targets: {B: {type: framework, platform: iOS}}

    """

  @Test("a configuration file that is missing is told once, and what hangs on it is a warning")
  func configFile() throws {
    let checked = try CheckedFiles(Self.config)
    #expect(
      checked.findings == [
        "error refused-spec project.yml:3: the configuration file a.xcconfig does not exist",
        "warning missing-embed project.yml:9: App loads A at launch but does not embed it",
        "warning unknown-link project.yml:10: App depends on Gone.framework, which no target builds",
      ])
    #expect(checked.problems == "")
  }

  @Test("one that git ignores is told to nobody but those who ask for more")
  func ignoredConfigFile() throws {
    let ignored = "\(Self.config)== .gitignore\n*.xcconfig"
    let checked = try CheckedFiles(ignored)
    #expect(
      checked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "warning missing-embed", "warning unknown-link",
      ])
    #expect(checked.problems == "")
    #expect(checked.exitCode == 0)
    let more = try CheckedFiles(ignored, "-v")
    #expect(
      more.problems.hasPrefix(
        "project.yml:3:22: warning: git ignores the configuration file a.xcconfig, which does not "
          + "exist, so its settings are unknown\n"))
    #expect(more.problems.split(separator: "\n").filter { $0.contains("warning:") }.count == 1)
  }

  @Test("one that cannot be read is told once, at the file, by all specs that name it")
  func unreadableConfigFile() throws {
    let checked = try CheckedFiles("\(Self.config)== a.xcconfig/nested\n")
    #expect(checked.findings.allSatisfy { $0.hasPrefix("warning ") })
    #expect(checked.findings.count == 2)
    #expect(
      checked.problems == "a.xcconfig:1:1: error: this configuration file is a folder, so its "
        + "settings are not known\n")
    #expect(checked.exitCode == 2)
  }

  @Test("one that is there, and says nothing of the kind, leaves errors what they are")
  func readConfigFile() throws {
    let checked = try CheckedFiles("\(Self.config)== a.xcconfig\nSWIFT_VERSION = 6")
    #expect(
      checked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "error missing-embed", "error unknown-link",
      ])
  }

  @Test("a submodule that is not checked out is one info, whatever leads into it")
  func submodule() throws {
    let checked = try CheckedFiles(
      """
      name: App
      include: vendor/kit/shared.yml
      packages: {Kit: {path: vendor/kit}}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App, vendor/kit/Sources, vendor/kit/More, Gone]
      == App/File.swift
      == .gitmodules
      [submodule "kit"]
      \tpath = vendor/kit
      \turl = https://example.com/kit
      """)
    #expect(
      checked.findings == [
        "error missing-source project.yml:8: source path Gone of App does not exist",
        "info missing-source project.yml:3: the submodule vendor/kit is not checked out, and 3 "
          + "paths lead into it",
      ])
    #expect(checked.problems.contains("does not exist: the submodule vendor/kit is not checked"))
    #expect(checked.problems.contains("help: run `git submodule update --init`"))
    #expect(checked.exitCode == 1)
  }

  @Test(
    "what a submodule that is not checked out may build is no error, however git writes its path",
    arguments: ["vendor/kit #1", "vendor/\"kit"])
  func submoduleProduct(path: String) throws {
    let quoted = path.replacing("\"", with: "\\\"")
    let spec = """
      name: App
      targets:
        App:
          type: framework
          platform: iOS
          dependencies: [{framework: Kit.framework, implicit: true}]
      == b/project.yml
      name: B
      targets: {B: {type: framework, platform: iOS}}

      """
    let checked = try CheckedFiles(
      "\(spec)== .gitmodules\n[submodule \"kit\"]\n\tpath = \"\(quoted)\" \n")
    #expect(
      checked.findings == [
        "warning unknown-link project.yml:6: App depends on Kit.framework, which no target builds"
      ])
    #expect(
      checked.help == [
        "check out \(path), which may build it; fix the name, or add it under `externals:` in .archlint.yml"
      ])
    #expect(try CheckedFiles(spec).findings.first?.hasPrefix("error unknown-link") == true)
  }

  @Test("layers are not checked for a spec of which an include is missing, all others are")
  func layers() throws {
    func module(_ name: String, _ more: String) -> String {
      """
      == core/\(name)/project.yml
      name: \(name)
      \(more)
      targets:
        \(name):
          type: framework
          platform: iOS
          dependencies: [{framework: C.framework, implicit: true}]

      """
    }
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == .archlint.yml
      layers: [core: core/**]
      == core/C/project.yml
      name: C
      targets: {C: {type: framework, platform: iOS}}
      == .gitignore
      gone.yml

      """ + module("A", "include: gone.yml") + module("B", ""))
    #expect(
      checked.findings == [
        "error same-layer-link core/B/project.yml:7: B (core) links C in the same layer"
      ])
  }

  @Test("a host app whose name a file may give is said to be uncertain")
  func testHost() throws {
    let spec = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          configFiles: {Debug: a.xcconfig, Release: a.xcconfig}
        Tests:
          type: bundle.unit-test
          platform: iOS
          settings: {TEST_HOST: $(BUILT_PRODUCTS_DIR)/Space.app/Space}
        UITests:
          type: bundle.ui-testing
          platform: iOS
          configFiles: {Debug: a.xcconfig, Release: a.xcconfig}
      == b/project.yml
      name: B
      targets: {B: {type: framework, platform: iOS}}
      == .gitignore
      a.xcconfig

      """
    let words = "which no target builds"
    let unread = try CheckedFiles(spec, "--only test-host")
    #expect(unread.findings.count == 1)
    #expect(unread.findings.first?.contains(words) == true)
    #expect(unread.notes == ["a file that could not be read may name an app like this"])
    let read = try CheckedFiles("\(spec)== a.xcconfig\nSWIFT_VERSION = 6", "--only test-host")
    // Now it is certain that no setting names the app of the UI tests.
    #expect(read.findings.count == 2)
    #expect(read.notes == [])
  }
}
