import Loaders
import Modules
import TestSupport
import Testing

/// What a `Podfile` and its lock file say of the targets of other projects, without `Pods`.
@Suite("Pods of targets")
struct PodLoaderTests {
  /// An app, a framework and a test bundle, which list nothing.
  static let targets = """
    name: App
    targets:
      App: {type: application, platform: iOS}
      AppTests: {type: bundle.unit-test, platform: iOS}
      Kit: {type: framework, platform: iOS}

    """

  func links(_ drawing: String) -> [String] {
    let workspace = DrawnWorkspace(Self.targets + drawing)
    #expect(workspace.problems == [])
    return workspace.links
  }

  @Test("are those of its block, which an app and its tests embed")
  func blocks() {
    #expect(
      links(
        """
        == Podfile
        platform :ios, '15.0' # not 'Old'
        target 'App' do
          use_frameworks!
          pod 'Moya/Core', '~> 14',
            :configurations => ['Debug']
        end
        target 'Kit' do
          pod "Lottie"
        end
        """) == ["App -> Moya cocoapods LE", "Kit -> Lottie cocoapods L"])
  }

  @Test("are those of the blocks around it, unless it inherits search paths only")
  func inherits() {
    #expect(
      links(
        """
        == Podfile
        pod 'Outer'
        abstract_target 'All' do
          pod 'Shared'
          target 'Kit' do
          end
          target 'App' do
            pod 'Own'
            target 'AppTests' do
              inherit! :search_paths
              pod 'Quick'
            end
          end
          pod 'Late'
        end
        """) == [
          "App -> Own cocoapods LE", "App -> Shared cocoapods LE", "App -> Late cocoapods LE",
          "App -> Outer cocoapods LE", "AppTests -> Quick cocoapods LE",
          "Kit -> Shared cocoapods L", "Kit -> Late cocoapods L", "Kit -> Outer cocoapods L",
        ])
  }

  @Test("are those of plain functions that it calls")
  func functions() {
    #expect(
      links(
        """
        == Podfile
        def shared_pods
          use_frameworks! :linkage => :static
          pod 'Moya'
        end
        target 'Kit' do
          shared_pods
        end
        post_install do |installer|
          installer.pods_project.targets.each do |target|
            target.name = "pod 'Never'" if target
          end
        end
        """) == ["Kit -> Moya cocoapods L"])
  }

  @Test("require what the lock file lists: it is linked, too, but listed by none")
  func requirements() {
    #expect(
      links(
        """
        == Podfile
        target 'App' do
          pod 'Moya'
        end
        == Podfile.lock
        PODS:
          - Alamofire (5.2.2)
          - Moya (14.0.0):
            - Moya/Core (= 14.0.0)
          - "Moya/Core (14.0.0)":
            - Alamofire (~> 5.0)
        """) == ["App -> Moya cocoapods LE", "App -> Alamofire cocoapods LE inherited"])
  }

  private static let local = """
    == Podfile
    use_frameworks!
    target 'App' do
      pod 'Net', :path => 'Modules/Net'
      pod 'log-ui', path: 'Modules/Log/log-ui.podspec'
    end
    == Modules/Net/Net.podspec
    Pod::Spec.new do |s|
      s.name = ①'Net'
      s.source_files = 'Sources/**/*.{swift,h}', 'Net.swift'
      s.dependency ②'log-ui', '1.0'
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/**'
      end
    end
    == Modules/Log/log-ui.podspec
    Pod::Spec.new do |spec|
      spec.name = 'log-ui'
      spec.module_name = 'LogUI'
      spec.static_framework = true
    end

    """

  @Test("are modules if they are local, with sources and dependencies of their podspecs")
  func localPods() throws {
    let workspace = DrawnWorkspace(Self.targets + Self.local)
    let graph = workspace.graph
    #expect(workspace.links == ["App -> Net LE", "App -> log-ui LE", "Net -> log-ui L"])
    let net = try #require(graph.targets.first { $0.name == "Net" })
    #expect(net.type == .framework && workspace.files.name(of: net.place) == "①")
    #expect(net.sources.map(\.path) == ["Modules/Net/Sources", "Modules/Net/Net.swift"])
    #expect(net.sources.map(\.includes) == [["**/*.{swift,h}"], []])
    let log = try #require(graph.targets.first { $0.name == "log-ui" })
    #expect(log.type == .staticFramework && log.moduleNames == ["LogUI"])
    let link = try #require(graph.links.first { graph[$0.from].name == "Net" })
    #expect(workspace.files.name(of: graph.place(of: link)) == "②")
  }

  @Test("depend on what the lock file lists, where there is one")
  func lockedLocalPods() throws {
    let workspace = DrawnWorkspace(
      """
      \(Self.targets)\(Self.local)== Podfile.lock
      PODS:
        - log-ui (1.0)
        - Net (1.0):
          - ③Moya (~> 1.0)
      EXTERNAL SOURCES:
        Net:
          :path: Modules/Net
      """)
    #expect(
      workspace.links == [
        "App -> Net LE", "App -> log-ui LE", "App -> Moya cocoapods LE inherited",
        "Net -> Moya cocoapods L",
      ])
    let graph = workspace.graph
    let link = try #require(graph.links.last)
    #expect(workspace.files.name(of: graph.place(of: link)) == "③")
  }

  @Test("are local by the lock file, even if the Podfile computes something")
  func locked() {
    let workspace = DrawnWorkspace(
      """
      \(Self.targets)== Podfile
      load_pods
      == Podfile.lock
      PODS:
        - Net (1.0):
          - Keys
          - Log
        - Log (1.0)
      EXTERNAL SOURCES:
        Keys:
          :path: Pods/CocoaPodsKeys
        Log:
          :path: "Modules/Log"
        Net:
          :path: Modules/Net
        Moya:
          :git: https://example.com/Moya.git
      == Modules/Log/Log.podspec
      Pod::Spec.new { |s| s.name = 'Log' }
      == Modules/Net/Net.podspec
      Pod::Spec.new { |s| s.name = 'Net' }
      """)
    // The pod that an install creates has no folder yet.
    #expect(workspace.links == ["Net -> Keys cocoapods L", "Net -> Log L"])
    #expect(workspace.graph.targets.map(\.name) == ["App", "AppTests", "Kit", "Log", "Net"])
  }

  @Test("that another project builds, or another Podfile further up names, are there once")
  func once() {
    let workspace = DrawnWorkspace(
      """
      \(Self.targets)== Podfile
      target 'App' do
        pod 'Kit', :path => 'Kit'
        pod 'Net', :path => 'Net'
      end
      == Net/Net.podspec
      Pod::Spec.new { |s| s.name = 'Net' }
      == Net/Example/Podfile
      target 'Example' do
        pod 'Net', :path => '../'
      end
      == Net/Example/project.yml
      name: Example
      targets: {Example: {type: application, platform: iOS}}
      """)
    #expect(workspace.graph.targets.map(\.name) == ["App", "AppTests", "Example", "Kit", "Net"])
    #expect(workspace.links == ["App -> Kit LE", "App -> Net LE", "Example -> Net LE"])
  }

  @Test("belong to targets in the folder of the Podfile, else below it")
  func folders() {
    let app = "name: App\ntargets: {App: {type: application, platform: iOS}}\n"
    let podfile = "target 'App' do\n  pod 'Moya'\nend\n"
    let near = DrawnWorkspace(
      "\(app)== a/project.yml\n\(app)== b/project.yml\n\(app)== a/Podfile\n\(podfile)")
    #expect(near.links == ["a/App/App -> Moya cocoapods LE"])
    let below = DrawnWorkspace(
      "name: Tool\ntargets: {}\n== a/b/project.yml\n\(app)== a/Podfile\n\(podfile)")
    #expect(below.links == ["App -> Moya cocoapods LE"])
  }

  @Test("are left to the project that CocoaPods made of them, where that is there")
  func installed() {
    let workspace = DrawnWorkspace(
      Self.targets + Self.local + "== Pods/Pods.xcodeproj/project.pbxproj\n{}\n")
    #expect(workspace.links == [])
    #expect(workspace.graph.targets.map(\.name) == ["App", "AppTests", "Kit"])
  }

  @Test("of a hostile Podfile are bounded")
  func bounds() {
    let count = Tries.few(1_000, many: 3_000)
    let pods = (0..<count).map { "  pod 'P\($0)'" }.joined(separator: "\n")
    let blocks = (0..<count).map { "  target 'T\($0)' do\n  end" }.joined(separator: "\n")
    let targets = (0..<count).map { "  T\($0): {type: framework, platform: iOS}" }
    let shared = DrawnWorkspace(
      """
      name: App
      targets:
      \(targets.joined(separator: "\n"))
      == Podfile
      abstract_target 'All' do
      \(pods)
      \(blocks)
      end
      """)
    #expect(shared.graph.links.count < 1 << 17)
    let calls = Array(repeating: "  more", count: 3_000).joined(separator: "\n")
    let called = DrawnWorkspace(
      Self.targets + "== Podfile\ndef more\n\(pods)\nend\ntarget 'App' do\n\(calls)\nend\n")
    #expect(called.problems.count == 1 && called.links == [])
  }
}
