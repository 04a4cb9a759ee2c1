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
        "error missing-embed App/App.swift:1: App loads Router at launch but does not embed it",
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

  @Test("what it does not name is checked; a product may be one that pods bring along")
  func unnamed() throws {
    let podfile = "== Podfile\npod 'Other'\n"
    let unlocked = try CheckedFiles(Self.workspace + podfile)
    #expect(
      unlocked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "error missing-embed", "error undeclared-import", "warning unknown-module",
        "info unknown-link",
      ])
    #expect(
      unlocked.findings.last
        == "info unknown-link project.yml:8: a product that specs name is not built by any target; CocoaPods may provide it: Alamofire.framework"
    )
    let locked = try CheckedFiles(Self.workspace + podfile + "== Podfile.lock\nPODS:\n")
    #expect(locked.findings.contains { $0.hasPrefix("error unknown-link project.yml:8: App ") })
  }

  @Test("a typo in the name of a product is told all the same")
  func typo() throws {
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

  private static let local = """
    name: App
    targets:
      App: {type: application, platform: iOS, sources: [App], dependencies: [target: Kit]}
      Kit: {type: framework, platform: iOS}
      Log: {type: framework, platform: iOS}
    == App/App.swift
    import Net
    import Moya
    == Net/Net.podspec
    Pod::Spec.new do |s|
      s.source_files = 'Sources/**'
    end
    == Net/Sources/Net.swift
    import Kit

    """

  @Test("local pods are modules: what they import is checked, and the script embeds them")
  func localPods() throws {
    let podfile = """
      == Podfile
      use_frameworks!
      target 'App' do
        pod 'Net', :path => 'Net'
        pod 'Moya'
      end
      """
    #expect(
      try CheckedFiles(Self.local + podfile).findings == [
        "error undeclared-import Net/Sources/Net.swift:1: Net imports Kit but does not depend on it, directly or transitively"
      ])
    // CocoaPods embeds the pods of a framework in the apps that have it.
    let below = try CheckedFiles(
      Self.local.replacing("import Kit", with: "") + """
        == Podfile
        use_frameworks!
        target 'App' do
        end
        target 'Kit' do
          pod 'Net', :path => 'Net'
        end
        """)
    #expect(below.findings == [])
  }

  @Test("a Podfile that computes something is a warning at the line, and may join modules")
  func computed() throws {
    let podfile = "== Podfile\ntarget 'App' do\n  load_pods\nend\n"
    let checked = try CheckedFiles(Self.local + podfile)
    #expect(checked.problems.contains("Podfile:2:3: warning: archlint does not know what"))
    #expect(checked.exitCode == 0)
    #expect(
      checked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "info unread-links"
      ])
  }

  @Test("a lock file with a conflict is an error, and may list any module")
  func conflict() throws {
    let checked = try CheckedFiles(
      Self.workspace + "== Podfile\n== Podfile.lock\nPODS:\n<<<<<<< HEAD\n  - Moya (1.0)\n")
    #expect(checked.problems.contains("Podfile.lock:2:1: error: "))
    #expect(checked.exitCode == 2)
    #expect(!checked.findings.contains { $0.contains("undeclared-import") })
  }

  @Test("what the bundle of a project pins is compared with lock files beside it")
  func pinnedPackages() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == .archlint.yml
      rules: {external-version-drift: warning}
      == Podfile.lock
      PODS:
        - Kit (1.0.0)
      == App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved
      {"pins": [{"location": "https://example.com/kit.git", "state": {"version": "2.0.0"}}]}
      """)
    #expect(
      checked.findings == [
        "warning external-version-drift App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved:1: kit is pinned in 2 versions: 2.0.0, 1.0.0"
      ])
  }

  @Test("a static pod that an app and its framework both link may be there twice")
  func staticPods() throws {
    let files = """
      name: App
      targets:
        App: {type: application, platform: iOS, sources: [App], dependencies: [target: Kit]}
        Kit: {type: framework, platform: iOS, sources: [Kit]}
      == App/App.swift
      import Moya
      == Kit/Kit.swift
      import Moya

      """
    func checked(_ words: String) throws -> CheckedFiles {
      let blocks = ["App", "Kit"].map { "target '\($0)' do\n  pod 'Moya'\nend\n" }
      return try CheckedFiles(
        files + "== Podfile\n\(words)\n\(blocks.joined())", CheckedFiles.launchRules)
    }
    let twice = try checked("")
    #expect(
      twice.findings == [
        "warning duplicate-static Podfile:3: static code of Moya (external) may be duplicated in App: "
          + "linked into App and Kit, unless this pod is a dynamic binary"
      ])
    #expect(
      twice.help == [
        "let the Podfile list Moya for only one of these targets, or set `use_frameworks!`"
      ])
    #expect(try checked("use_frameworks!").findings == [])
  }

  @Test("a pod in two images is told what to change in its Podfile")
  func help() throws {
    let pod = "  pod 'Net', :path => 'Net'\nend\n"
    let checked = try CheckedFiles(
      """
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [target: D]}
        D: {type: framework, platform: iOS}
      == Podfile
      use_frameworks! :linkage => :static
      target 'App' do
      \(pod)target 'D' do
      \(pod)== Net/Net.podspec
      Pod::Spec.new do |s|
        s.name = 'Net'
      end
      """, CheckedFiles.launchRules)
    #expect(checked.findings.map { $0.prefix(22) } == ["error duplicate-static"])
    #expect(
      checked.help.first?.contains("use `use_frameworks!` without `:linkage => :static` for Net")
        == true, "\(checked.help)")
  }

  @Test("a target of the Podfile is not the pod of its name")
  func namesake() throws {
    let checked = try CheckedFiles(
      """
      name: App
      targets: {App: {type: application, platform: iOS}}
      == Play/Podfile
      target 'Net' do
        pod 'Net', :path => '../Net'
      end
      == Net/Net.podspec
      Pod::Spec.new do |s|
        s.name = 'Net'
      end
      """, "--only cycle")
    #expect(checked.findings == [])
  }
}
