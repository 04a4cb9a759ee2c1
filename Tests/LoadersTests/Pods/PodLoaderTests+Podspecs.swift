import Loaders
import Modules
import TestSupport
import Testing

// Local pods and their podspecs.
extension PodLoaderTests {
  @Test("require what their parts do, each once, but not what tests of them do")
  func parts() {
    let pods = """
      \(Self.targets)== Podfile
      target 'App' do
        pod 'Net', :path => 'Net'
      end
      == Podfile.lock
      PODS:
        - Net/Core (1.0):
          - Log
        - Net/UI (1.0):
          - Net/Core
          - Log
        - Net/Tests (1.0):
          - Quick
        - Net/Snapshots (1.0):
          - Nimble

      """
    let workspace = DrawnWorkspace(
      pods + """
        == Net/Net.podspec
        Pod::Spec.new do |s|
          s.name = 'Net'
          s.test_spec 'Snapshots'
        end
        """)
    let expected = [
      "App -> Net LE", "App -> Log cocoapods LE inherited", "Net -> Log cocoapods L",
    ]
    #expect(workspace.links == expected && workspace.notices == [])
    let json = #"{"name": "Net", "testspecs": [{"name": "Snapshots"}]}"#
    #expect(DrawnWorkspace("\(pods)== Net/Net.podspec.json\n\(json)\n").links == expected)
  }

  @Test("do not depend on their own parts, with or without a lock file")
  func ownParts() {
    let workspace = DrawnWorkspace(
      Self.targets + """
        == Podfile
        target 'App' do
          pod 'Net', :path => 'Net'
        end
        == Net/Net.podspec
        Pod::Spec.new do |s|
          s.subspec 'Core' do |c| c.dependency 'Log'; end
          s.subspec('UI') { |ui| ui.dependency 'Net/Core'; ui.dependency 'Log' }
        end
        """)
    #expect(
      workspace.links == [
        "App -> Net LE", "App -> Log cocoapods LE inherited", "Net -> Log cocoapods L",
      ])
  }

  @Test("are whole in what links them statically, ahead of its link phase")
  func staticPods() throws {
    let workspace = DrawnWorkspace(
      """
      name: App
      targets:
        App: {type: application, platform: iOS, dependencies: [target: Kit]}
        Kit: {type: framework, platform: iOS}
      == Podfile
      target 'App' do
        use_frameworks! :linkage => :static
        pod 'Net', :path => 'Net'
      end
      target 'Kit' do
        use_frameworks!
        pod 'Log'
      end
      == Net/Net.podspec
      Pod::Spec.new { |s| s.name = 'Net' }
      """)
    #expect(workspace.links == ["App -> Net LE", "App -> Kit LE", "Kit -> Log cocoapods L"])
    let loads = workspace.graph.targets.map { "\($0.name) \($0.build.loadsObjCMembers)" }
    #expect(loads == ["App true", "Kit false", "Net false"])
  }

  @Test("have podspecs in JSON as well")
  func json() throws {
    let workspace = DrawnWorkspace(
      Self.targets + """
        == Podfile
        use_frameworks!
        target 'App' do
          pod 'Net', :path => 'Net'
        end
        == Net/Net.podspec.json
        {"name": ①"Net", "module_name": "NetKit", "static_framework": true,
         "source_files": ["Sources/**/*.swift"], "dependencies": {"Log/Core": []},
         "ios": {"source_files": "iOS.swift"},
         "subspecs": [{"name": "UI", "dependencies": {"Log": [], "Net/Core": [], "Lottie": []}}]}
        """)
    let net = try #require(workspace.graph.targets.first { $0.name == "Net" })
    #expect(net.type == .staticFramework && net.moduleNames == ["NetKit"])
    #expect(net.sources.map(\.path) == ["Net/Sources", "Net/iOS.swift"])
    #expect(workspace.files.name(of: net.place) == "①")
    #expect(workspace.links.filter { $0.hasPrefix("Net ") }.count == 2)
    let broken = Self.targets + "== Podfile\npod 'A', :path => 'A'\ntarget 'App'\n"
    #expect(DrawnWorkspace(broken + "== A/A.podspec.json\n{①").problems.count == 1)
  }

  @Test(
    "are reported where their podspec may say something else",
    arguments: [
      "s.static_framework = ①ENV['X']", "①s.source_files = FILES",
      "①%w[B].each { |d| s.dependency d }",
      "s.source_files = ①\"#{dir}/*\"", "if ENV['X']\n  ①s.static_framework = true\nend",
      "s.dependency ①'B' if ENV['X']",
    ])
  func computedPodspecs(line: String) {
    let line = line.replacing("①ENV['X']", with: "ENV[①'X']")
      .replacing("①%w[B].each { |d| s.dep", with: "%w[B].each { |d| ①s.dep")
    let podfile = "== Podfile\npod 'A', :path => 'A'\ntarget 'App'\n== A/A.podspec\n"
    #expect(
      DrawnWorkspace("\(Self.targets)\(podfile)Pod::Spec.new do |s|\n\(line)\nend\n").problems == [
        "warning ①: archlint does not evaluate this line, so it may be wrong about the linkage, "
          + "sources and dependencies of this pod"
      ])
    #expect(
      DrawnWorkspace("\(Self.targets)\(podfile)").problems == [
        "error A/A.podspec:1:1: this podspec is empty"
      ])
    #expect(
      DrawnWorkspace("\(Self.targets)\(podfile)①<<<<<<< HEAD\n").problems == [
        "error ①: a merge conflict is left in this file"
      ])
  }

  @Test("have no excluded files, and of their subspecs only the installed ones")
  func installedParts() throws {
    let podfile = """
      == Podfile
      target 'App' do
        pod 'A', :path => 'A'
      end
      == Podfile.lock
      PODS:
        - A (1.0):
          - A/Core (= 1.0)
        - A/Core (1.0):
          - A/Core/Disk (= 1.0)
        - A/Core/Disk (1.0)
      EXTERNAL SOURCES:
        A:
          :path: A

      """
    let ruby = """
      == A/A.podspec
      Pod::Spec.new do |s|
        s.source_files = 'Sources/*.swift'
        s.exclude_files = 'Sources/**/Old*.swift', 'Other/**'
        s.subspec 'Core' do |core|
          core.source_files = 'Sources/Core/**/*.swift'
          core.exclude_files = 'Sources/*/Legacy'
          core.subspec 'Disk' do |disk|
            disk.source_files = 'Disk/Disk.swift'
          end
          core.subspec 'Net' do |net|
            net.source_files = 'Net/**'
          end
        end
        s.subspec 'Extra' do |extra|
          extra.source_files = 'Extra/**'
        end
        s.source_files = 'Last/*.swift'
      end
      """
    let json = """
      == A/A.podspec.json
      {
        "name": "A", "source_files": ["Sources/*.swift", "Last/*.swift"],
        "exclude_files": ["Sources/**/Old*.swift", "Other/**"],
        "subspecs": [
          {"name": "Extra", "source_files": "Extra/**"},
          {
            "name": "Core", "source_files": "Sources/Core/**/*.swift",
            "exclude_files": "Sources/*/Legacy",
            "subspecs": [
              {"name": "Disk", "source_files": "Disk/Disk.swift"},
              {"name": "Net", "source_files": "Net/**"}
            ]
          }
        ]
      }
      """
    for podspec in [ruby, json] {
      let workspace = DrawnWorkspace(Self.targets + podfile + podspec)
      #expect(workspace.problems == [])
      let pod = try #require(workspace.graph.targets.first { $0.name == "A" })
      let sources = pod.sources.sorted { $0.path < $1.path }
      #expect(
        sources.map(\.path) == [
          "A/Disk/Disk.swift", "A/Last", "A/Sources", "A/Sources/Core",
        ])
      #expect(
        sources.map(\.excludes) == [
          [], [], ["**/Old*.swift"], ["**/Old*.swift", "Legacy"],
        ])
    }
  }

  @Test("are static libraries, or dynamic frameworks, as their target has them")
  func externalLinkage() {
    func linkages(_ words: String) -> [Linkage?] {
      let podfile = "== Podfile\n\(words)\ntarget 'App' do\n  pod 'Moya'\nend\n"
      return DrawnWorkspace(Self.targets + podfile).graph.externals.map(\.linkage)
    }
    #expect(linkages("") == [.static])
    #expect(linkages("use_frameworks! :linkage => :static") == [.static])
    #expect(linkages("use_frameworks!") == [nil])
  }

  @Test("win over the target of a project that nothing names")
  func rivals() {
    let pod = "== Net/Net.podspec\nPod::Spec.new do |s|\n  s.name = 'Net'\nend\n"
    let podfile = "== Podfile\ntarget 'App' do\n  pod 'Net', :path => 'Net'\nend\n"
    let project = PlainProject.text(of: [
      "targets": [["name": "Net", "type": "com.apple.product-type.framework"]]
    ])
    func owners(_ more: String) -> [String] {
      let graph = DrawnWorkspace(
        Self.targets + podfile + pod + "== Old/Net.xcodeproj/project.pbxproj\n\(project)\n" + more
      ).graph
      return graph.targets.filter { $0.name == "Net" }.map { graph[$0.spec].path }.sorted()
    }
    #expect(owners("") == ["Old/Net.xcodeproj", "Podfile"])
    let workspace =
      "== All.xcworkspace/contents.xcworkspacedata\n<Workspace version = \"1.0\">"
      + "<FileRef location = \"group:Old/Net.xcodeproj\"/></Workspace>\n"
    #expect(owners(workspace) == ["Old/Net.xcodeproj"])
  }
}
