import TestSupport
import Testing

/// Changes outside of specs: in lock files, submodules, packages elsewhere, and projects of Xcode.
@Suite("archlint affected: other inputs")
struct AffectedInputsTests {
  private let project: DrawnProject

  init() throws { project = try DrawnProject("") }

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try project.folder.write(text + "\n", to: path) }
    try project.commit("main")
  }

  private func affected(by change: String, in folder: String = ".") throws -> String {
    let result = try project.run(
      "\(change)\ncd \(folder); $archlint affected --what all --format names")
    _ = try project.run("git checkout -q .; git clean -qfd")
    return result.output.split(separator: "\n").joined(separator: " ")
  }

  @Test("of pods, only those that a pod reaches over the lock file use it")
  func pods() throws {
    let targets = ["App", "Shop", "ShopTests"].map { name in
      "\n  \(name): {type: \(name == "ShopTests" ? "bundle.unit-test" : "framework"), platform: iOS}"
    }
    try write([
      "project.yml": "name: App\ntargets:\(targets.joined())",
      "Podfile": """
      use_frameworks!
      target 'App' do
        pod 'Moya', '~> 15.0' # network
      end
      target 'Shop' do
        pod 'Snap'
        pod 'Near', :path => 'Near'
        target 'ShopTests' do
          inherit! :search_paths
        end
      end
      """,
      "Podfile.lock": """
      PODS:
        - Moya/Core (15.0.0):
          - Wire (~> 5.0)
        - Near (1.0.0)
        - Snap (5.6.0)
        - Wire (5.9.0)

      SPEC CHECKSUMS:
        Moya: a1
        Snap: b2
        Wire: c3

      COCOAPODS: 1.16.2
      """,
      "Near/Near.podspec": "Pod::Spec.new do |s|\n  s.name = 'Near'\nend",
    ])
    #expect(try affected(by: "sed -i s/1.16.2/1.17.0/ Podfile.lock") == "")
    let (shop, all) = ("Shop ShopTests", "App Near Shop ShopTests")
    #expect(try affected(by: "sed -i s/c3/c4/ Podfile.lock") == "App")
    #expect(try affected(by: "sed -i s/5.6.0/5.7.0/ Podfile.lock") == shop)
    #expect(try affected(by: "sed -i s/15.0\\'/15.1\\'/ Podfile") == "App")
    #expect(try affected(by: "echo >> Podfile") == "")
    #expect(try affected(by: "echo 's.version' >> Near/Near.podspec") == "Near \(shop)")
    // What is about all pods, and a line whose end is unknown.
    #expect(try affected(by: "echo \"platform :ios, '17.0'\" >> Podfile") == all)
    #expect(try affected(by: "echo 'NEW: 1' >> Podfile.lock") == all)
    #expect(try affected(by: "rm Podfile.lock") == all)
  }

  @Test("a pin of Carthage concerns who searches for frameworks, and without users everything")
  func carthage() throws {
    let settings = "settings: {FRAMEWORK_SEARCH_PATHS: [$(SRCROOT)/Carthage/Build]}"
    try write([
      "project.yml": """
      name: All
      targets:
        Finds: {type: framework, platform: iOS, \(settings)}
        Links: {type: framework, platform: iOS, dependencies: [carthage: Rx]}
        Other: {type: framework, platform: iOS}
      """,
      "Cartfile.resolved": "github \"rx/Rx\" \"6.5\"",
    ])
    let bump = "sed -i s/6.5/6.6/ Cartfile.resolved"
    #expect(try affected(by: bump) == "Finds Links")
    _ = try project.run("sed -i '/Finds/d; /Links/d' project.yml; git commit -qam less")
    #expect(try affected(by: bump) == "Other")
  }

  @Test("a submodule of sources is changed by its files, its commit, and its pin")
  func submodule() throws {
    let folder = try TemporaryFolder()
    try folder.write("let s = 1\n", to: "Src/a.swift")
    let user = "-c user.name=crew -c user.email=crew@example.com -c protocol.file.allow=always"
    _ = try project.run(
      "cd \(folder.path); git init -q; git add -A; git \(user) commit -qm all")
    try write([
      "project.yml": """
      name: All
      targets:
        Kit: {type: framework, platform: iOS, sources: [Sub/Src]}
        Other: {type: framework, platform: iOS, sources: [Other]}
      """,
      "Other/a.swift": "let o = 1",
    ])
    _ = try project.run("git \(user) submodule --quiet add \(folder.path) Sub")
    try project.commit()
    let edit = "echo >> Sub/Src/a.swift"
    #expect(try affected(by: "true") == "")
    #expect(try affected(by: edit) == "Kit")
    #expect(try affected(by: "echo > Sub/Src/new.swift") == "Kit")
    #expect(try affected(by: "git -C Sub \(user) commit -qam b") == "Kit")
    #expect(try affected(by: "git add Sub") == "Kit")
  }

  @Test("packages outside of the root may lead to further ones")
  func packages() throws {
    func manifest(_ name: String, _ dependency: String?) -> String {
      let packages = dependency.map { ".package(path: \"../\($0)\")" } ?? ""
      let products = dependency.map { ".product(name: \"\($0)\", package: \"\($0)\")" } ?? ""
      return """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [\(packages)],
          targets: [.target(name: "\(name)", dependencies: [\(products)])])
        """
    }
    try write([
      "App/Package.swift": manifest("App", "Near"), "App/Sources/App/a.swift": "",
      "Near/Package.swift": manifest("Near", "Deep"), "Near/Sources/Near/a.swift": "",
      "Deep/Package.swift": manifest("Deep", nil), "Deep/Sources/Deep/a.swift": "",
    ])
    #expect(try affected(by: "echo >> Deep/Sources/Deep/a.swift", in: "App") == "App Deep Near")
    #expect(try affected(by: "echo >> App/Sources/App/a.swift", in: "App") == "App")
  }

  @Test("a manifest that asks for a variable of the environment concerns all of its targets")
  func environment() throws {
    try write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      let isFull = ProcessInfo.processInfo.environment["FULL"] != nil
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", swiftSettings: isFull ? [.define("A")] : [.define("B")]),
          .target(name: "Other"),
        ])
      """,
      "Sources/Kit/a.swift": "", "Sources/Other/a.swift": "",
    ])
    #expect(try affected(by: "sed -i 's/\"A\"/\"C\"/' Package.swift") == "Kit Other")
    #expect(try affected(by: "sed -i 's/FULL/ALL/' Package.swift") == "Kit Other")
    #expect(try affected(by: "echo '// A comment.' >> Package.swift") == "")
  }

  @Test("files of a folder in a project belong to its target, exceptions to those that they name")
  func xcode() throws {
    func target(_ id: String, _ name: String, _ fields: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = C0; \
      productType = "com.apple.product-type.framework"; \(fields)};
      """
    }
    try write([
      "P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objectVersion = 77; rootObject = R0; objects = {
      R0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T1, T2, T3); };
      C0 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      G0 = {isa = PBXGroup; children = (F0, S0); sourceTree = "<group>"; };
      F0 = {isa = PBXFileReference; lastKnownFileType = folder; path = assets; sourceTree = "<group>"; };
      S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = Up; sourceTree = "<group>"; exceptions = (E0); };
      E0 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
        membershipExceptions = (Deep.swift, Extra.swift); };
      B0 = {isa = PBXBuildFile; fileRef = F0; };
      P1 = {isa = PBXCopyFilesBuildPhase; files = (); };
      P0 = {isa = PBXResourcesBuildPhase; files = (B0); };
      \(target("T1", "Up", "buildPhases = (P0); fileSystemSynchronizedGroups = (S0); "))
      \(target("T2", "Extra", "buildPhases = (P1); "))
      \(target("T3", "Other", ""))
      }; }
      """,
      "assets/a.png": "1", "Up/Deep.swift": "", "Up/Extra.swift": "", "Up/a.swift": "",
    ])
    #expect(try affected(by: "echo >> assets/a.png") == "Up")
    #expect(try affected(by: "echo > assets/new.bin") == "Up")
    let project = "P.xcodeproj/project.pbxproj"
    for edit in [
      "s/Deep.swift/Other.swift/", "/^S0/s/exceptions = (E0); //", "/^S0/s/= Up;/= Up2;/",
      "/^S0/s/exc/explicitFolders = (sub); exc/", "s/target = T2/buildPhase = P1/",
    ] {
      #expect(try affected(by: "sed -i '\(edit)' \(project)") == "Extra Up", "\(edit)")
    }
    #expect(try affected(by: "sed -i 's/= Up; sourceTree/= Up;  sourceTree/' \(project)") == "")
  }

  @Test("a pin concerns who runs a plugin, and who imports what others link")
  func pins() throws {
    let source = "packages: {Rem: {url: 'https://example.com/rem', from: 1.0.0}}"
    try write([
      "project.yml": """
      name: All
      \(source)
      targets:
        Links: {type: framework, platform: iOS, dependencies: [package: Rem]}
        Runs: {type: framework, platform: iOS, buildToolPlugins: [{plugin: P, package: Rem}]}
        Imports: {type: framework, platform: iOS, sources: [Imports]}
        Other: {type: framework, platform: iOS, sources: [Other]}
      """,
      "Imports/a.swift": "import Rem", "Other/a.swift": "import UIKit",
      "Package.resolved": #"{"pins": [{"identity": "rem", "state": {"version": "1.0.0"}}]}"#,
    ])
    #expect(
      try affected(by: "sed -i s/1.0.0/1.0.1/ Package.resolved") == "Imports Links Runs")
    #expect(try affected(by: "sed -i s/1.0.0/1.0.1/ project.yml") == "Imports Links Runs")
    // A package changes where it is named, and everywhere else.
    _ = try project.run(
      "mkdir Far; sed '/Links/d; /Runs/d; /Other/d; s/Imports/Distant/g' project.yml > Far/project.yml"
        + "; mkdir Far/Distant; cp Imports/a.swift Far/Distant; git add -A; git commit -qm far")
    #expect(
      try affected(by: "sed -i s/1.0.0/1.0.1/ project.yml") == "Distant Imports Links Runs")
  }

  @Test("a tool affects the target with a script that runs it")
  func tool() throws {
    let script = #"[{name: run, script: '"${BUILT_PRODUCTS_DIR}/Gen" out'}]"#
    try write([
      "project.yml": """
      name: All
      targets:
        Gen: {type: tool, platform: macOS, sources: [Gen], dependencies: [target: Lib]}
        Kit: {type: framework, platform: iOS, preBuildScripts: \(script)}
        Lib: {type: library.static, platform: macOS, sources: [Lib]}
        Other: {type: framework, platform: iOS}
      """,
      "Gen/a.swift": "", "Lib/a.swift": "",
    ])
    #expect(try affected(by: "echo >> Gen/a.swift") == "Gen Kit")
    #expect(try affected(by: "echo >> Lib/a.swift") == "Gen Kit Lib")
  }

  @Test("a pattern for what affects nothing does not match source code of targets")
  func nothing() throws {
    try write([
      ".archlint.yml": "affected: {nothing: ['Kit/**', 'Data/**']}", "Kit/a.swift": "",
      "Kit/b.dat": "1", "Data/a.swift": "",
      "project.yml": "name: P\ntargets: {Kit: {type: framework, platform: iOS, sources: [Kit]}}",
    ])
    #expect(try affected(by: "echo >> Kit/a.swift") == "Kit")
    #expect(try affected(by: "rm Kit/a.swift") == "Kit")
    #expect(try affected(by: "echo >> Kit/b.dat; echo >> Data/a.swift") == "")
    let unowned = try project.run("touch x.dat y.dat; $archlint affected")
    #expect(unowned.problems.contains(#"add `affected: {nothing: ["x.dat", "y.dat"]}` to"#))
  }

  @Test("a target of the configuration that is no more makes its files affect everything")
  func unknownTarget() throws {
    try write([
      ".archlint.yml": "affected: {Gone: 'a/**'}", "a/b": "1",
      "project.yml": "name: P\ntargets: {Kit: {type: framework, platform: iOS}}",
    ])
    #expect(try affected(by: "echo >> a/b") == "Kit")
  }

  @Test("projects and lists in the folders of tests and packages are their resources, too")
  func fixtures() throws {
    try write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", resources: [.copy("Old")]), .target(name: "Other"),
          .testTarget(name: "KitTests", dependencies: ["Other"]),
        ])
      """,
      "Sources/Kit/Pods/a.swift": "", "Sources/Kit/Old/Package.resolved": "1",
      "Sources/Other/a.swift": "", "Tests/KitTests/a.swift": "",
      "Tests/KitTests/Fix/P.xcodeproj/any": "1", "Tests/KitTests/Fix/a.xctestplan": "{}",
      "Tests/KitTests/Fix/a.podspec": "1",
    ])
    #expect(try affected(by: "echo >> Sources/Kit/Pods/a.swift") == "Kit")
    #expect(try affected(by: "echo 2 > Sources/Kit/Old/Package.resolved") == "Kit")
    for name in ["P.xcodeproj/any", "a.xctestplan", "a.podspec"] {
      #expect(try affected(by: "echo >> Tests/KitTests/Fix/\(name)") == "KitTests", "\(name)")
    }
  }
}
