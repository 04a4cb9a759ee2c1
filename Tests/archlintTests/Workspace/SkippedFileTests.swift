import TestSupport
import Testing

@Suite("Files that are passed over")
struct SkippedFileTests {
  @Test(
    "a name that is still to be filled in marks a template",
    arguments: [
      "<module_name>", "\"{{x}}\"", "{{x}}", "'**X**'", "__NAME__", "${x}", "{x}", "My<App>Tests",
      "'%NAME%'", "\"[[name]]\"",
    ])
  func placeholder(name: String) throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == Templates/Module/project.yml
      name: \(name)
      targets: {X: {type: nonsense, platform: iOS, dependencies: [target: Gone]}}
      """)
    #expect(checked.findings == [])
    #expect(checked.problems.contains("Templates/Module/project.yml:1:"))
    #expect(checked.problems.contains("warning: skipped: `"))
    #expect(checked.exitCode == 0)
  }

  @Test(
    "a name that only looks a little like one is a name",
    arguments: ["My__App__Kit", "_App_", "A-B_C", "100% App", "\"App (Beta)\"", "App*", "a@b"])
  func plainNames(name: String) throws {
    let checked = try CheckedFiles(
      "name: \(name)\ntargets: {A: {type: framework, platform: iOS, dependencies: [target: B]}}")
    #expect(checked.findings.count == 1)
    #expect(checked.problems == "")
  }

  @Test("a variable with a value makes a name")
  func variable() throws {
    let checked = try CheckedFiles(
      "name: ${APP_NAME}\ntargets: {A: {type: framework, platform: iOS}}",
      git: "git init -q; export APP_NAME=Space")
    #expect(checked.problems == "")
    #expect(checked.exitCode == 0)
  }

  @Test("patterns leave hidden files alone, and what shows no key of a spec is skipped")
  func patterns() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == .archlint.yml
      specs: {include: ["**/*.yml"]}
      == .swiftlint.yml
      name: no spec
      targets: nonsense
      == .github/workflows/ci.yml
      name: CI
      targets: nonsense
      == compose.yml
      name: services
      services: {db: {image: postgres}}
      == words/list.yml
      - one
      """)
    #expect(checked.findings == [])
    #expect(
      checked.problems == """
        compose.yml:1:1: warning: skipped: this file is not a spec
            1 | name: services
              | ^~~~~~~~~~~~~~
        words/list.yml:1:1: warning: skipped: this file is not a spec
            1 | - one
              | ^

        """)
    #expect(checked.exitCode == 0)
  }

  @Test("many for one reason are one warning, and no spec besides them is said so")
  func many() throws {
    let names = (1...5).map { "P\($0)/Package.swift" }
    let checked = try CheckedFiles(
      names.map { "== \($0)\nlet package = 1\n" }.joined().replacing(
        "== P1", with: "\n== P1", maxReplacements: 1),
      git: "rm project.yml; git init -q")
    #expect(
      checked.problems == """
        P1/Package.swift:1:1: warning: skipped: this file has no `// swift-tools-version:`; the same for 4 more files
            1 | let package = 1
              | ^
        P2/Package.swift:1:1: note: the same here
            1 | let package = 1
              | ^
        P3/Package.swift:1:1: note: the same here
            1 | let package = 1
              | ^
        archlint: error: no spec found below `.`; 5 files skipped
           help: archlint looks for `**/project.yml`, manifests of packages and of Tuist, and Xcode projects; add other specs to `specs:` in .archlint.yml

        """)
  }

  @Test("a file that is named like a workspace is a warning, unless a configuration asks for it")
  func bundleFile() throws {
    let drawing = """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == All.xcworkspace
      {}

      """
    let checked = try CheckedFiles(drawing)
    #expect(checked.problems.hasPrefix("All.xcworkspace:1:1: warning: this folder cannot be read"))
    #expect(checked.exitCode == 0)
    let asked = "== .archlint.yml\nspecs: {include: [project.yml, All.xcworkspace]}\n"
    #expect(try CheckedFiles(drawing + asked).exitCode == 2)
  }

  @Test("a hidden folder that a pattern names is looked into")
  func namedHidden() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == .archlint.yml
      specs: {include: [project.yml, ".modules/**/*.yml"]}
      == .modules/a.yml
      name: A
      targets: {A: {type: framework, platform: iOS, dependencies: [target: B]}}
      """)
    #expect(checked.findings.map { $0.split(separator: " ")[1] } == ["unknown-link"])
  }

  @Test("modules that another tool joins are told so, and never that nothing was found")
  func joiners() throws {
    let modules = ["A", "B", "C"].map {
      "== \($0)/project.yml\nname: \($0)\ntargets: {\($0): {type: framework, platform: iOS}}\n"
    }.joined()
    let app = "name: App\ntargets: {App: {type: application, platform: iOS}}\n"
    let info = "info unread-links A/project.yml:1: "
    #expect(try CheckedFiles(app + modules).findings == [])
    #expect(
      try CheckedFiles("\(app)\(modules)== Podfile\n== A/Package.swift\n").findings == [
        info
          + "archlint does not read what CocoaPods connects: 4 of 4 modules have no links"
      ])
    let links = ["A", "B"].map { "{framework: \($0).framework, implicit: true}" }
    let linked = """
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [\(links.joined(separator: ", "))]}

      """
    #expect(try CheckedFiles("\(linked)\(modules)== Podfile\n").findings == [])
    // A few pairs among many modules are not the whole of it.
    let pairs = (1...5).map { number in
      let entry = number < 3 ? ", dependencies: [target: B\(number)]" : ""
      return "== \(number)/project.yml\nname: P\(number)\ntargets:\n"
        + "  A\(number): {type: framework, platform: iOS\(entry)}\n"
        + (number < 3 ? "  B\(number): {type: framework, platform: iOS}\n" : "")
    }.joined()
    #expect(
      try CheckedFiles("\(app)\(pairs)== Podfile\n").findings.map {
        $0.hasSuffix(": 4 of 8 modules have no links")
      } == [
        true
      ])
  }

  @Test("packages that are read leave nothing to tell")
  func readPackages() throws {
    let packages = ["A", "B"].map {
      """
      == \($0)/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\($0)", targets: [.target(name: "\($0)")])

      """
    }.joined()
    let app =
      "name: App\npackages: {A: {path: A}, B: {path: B}}\n"
      + "targets: {App: {type: application, platform: iOS}}\n"
    #expect(try CheckedFiles(app + packages, "--only unread-links").findings == [])
  }
}
