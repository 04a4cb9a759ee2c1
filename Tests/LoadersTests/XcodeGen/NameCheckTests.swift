import Loaders
import Testing

@Suite("Names that a spec does not declare: XcodeGen refuses them")
struct NameCheckTests {
  private func notices(_ drawing: String) -> [String] {
    DrawnSpec(drawing).notices.split(separator: "\n").map(String.init)
  }

  @Test("packages of dependencies and plugins, declared or not")
  func packages() {
    #expect(
      notices(
        """
        name: App
        packages: {Alamofire: {path: Alamofire}}
        localPackages: [Packages/Kit/]
        targets:
          A:
            type: framework
            platform: iOS
            dependencies:
              - package: Alamofire
              - {package: ①Alamofir}
              - package: Kit
              - {package: Other, platforms: [tvOS]}
              - package: ${UNSET}
            buildToolPlugins:
              - {plugin: Lint, package: Kit}
              - {plugin: Gen, package: ②Gen}
        """
      ) == ["undeclaredPackage ①: Alamofir (Alamofire)!", "undeclaredPackage ②: Gen!"])
  }

  @Test("a local package above the root has a name that is not known, so none is refused")
  func packageAbove() {
    #expect(
      notices(
        """
        name: App
        localPackages: [..]
        targets:
          A: {type: framework, platform: iOS, dependencies: [package: Any]}
        """) == [])
  }

  @Test("configurations that files are for")
  func configurations() {
    let targets = """
      targets:
        A:
          type: framework
          platform: iOS
          configFiles: {①Debg: a.xcconfig, Release: a.xcconfig}
      """
    #expect(
      notices("name: App\nconfigFiles: {②Beta: b.xcconfig}\n\(targets)") == [
        "unknownConfiguration ①: Debg (Debug)!", "unknownConfiguration ②: Beta!",
      ])
    #expect(
      notices("name: App\nconfigs: {Debg: debug, Release: release}\n\(targets)") == [])
    #expect(
      notices("name: App\noptions: {disabledValidations: [missingConfigs]}\n\(targets)") == [])
  }

  @Test("targets that schemes build and test")
  func schemes() {
    #expect(
      notices(
        """
        name: App
        projectReferences: {Kit: {path: Kit.xcodeproj}}
        schemes:
          All:
            build: {targets: {A: all, ①B: all, Kit/K: all, ②Kid/K: all, Tools: all}}
            test:
              targets: [ATests, ③BTests, {name: ④CTests}, {package: P/PTests}, "${UNSET}"]
              coverageTargets: [⑤D]
        targets:
          A:
            type: framework
            platform: iOS
            scheme: {testTargets: [ATests, {name: ⑥Atests}]}
          ATests: {type: bundle.unit-test, platform: iOS}
        aggregateTargets: {Tools: {targets: [A]}}
        """
      ).sorted() == [
        "unknownSchemeTarget ①: B!", "unknownSchemeTarget ②: Kid/K!",
        "unknownSchemeTarget ③: BTests (ATests)!", "unknownSchemeTarget ④: CTests (ATests)!",
        "unknownSchemeTarget ⑤: D!", "unknownSchemeTarget ⑥: Atests (ATests)!",
      ])
  }

  @Test("configurations that settings, schemes and options are for")
  func configurationsElsewhere() {
    func spec(_ disabled: String) -> String {
      """
      name: App
      options: {defaultConfig: ①Debgu\(disabled)}
      settings: {configs: {②Beta: {A: b}, deb: {A: b}, RELEASE: {A: b}}}
      settingGroups: {G: {configs: {③Gamma: {A: b}}}}
      schemes:
        All:
          build: {targets: {A: all}}
          run: {config: ④Debgu}
          archive: {config: Release}
          test: {config: "${UNSET}"}
      targets:
        A: {type: framework, platform: iOS, settings: {configs: {⑤Delta: {A: b}}}}
      """
    }
    #expect(
      notices(spec("")).sorted() == [
        "unknownConfiguration ①: Debgu (Debug)!", "unknownConfiguration ②: Beta!",
        "unknownConfiguration ③: Gamma!", "unknownConfiguration ④: Debgu (Debug)!",
        "unknownConfiguration ⑤: Delta!",
      ])
    // What is switched off are those of settings and files, and no others.
    #expect(
      notices(spec(", disabledValidations: [missingConfigs]")).map { $0.prefix(23) }.sorted() == [
        "unknownConfiguration ①:", "unknownConfiguration ④:",
      ])
  }

  @Test("settings for configurations that stand where settings do, as many as there are")
  func settingsWithoutConfigs() {
    func said(of settings: String) -> [String] {
      notices(
        "name: App\ntargets: {A: {type: framework, platform: iOS, settings: {\(settings)}}}")
    }
    #expect(
      said(of: "①Debug: {A: b}, Release: {A: b}") == ["settingsWithoutConfigs ①: Debug!"])
    #expect(said(of: "Debug: {A: b}").isEmpty)
    #expect(said(of: "Debug: {A: b}, ENABLE_BITCODE: no").isEmpty)
    #expect(said(of: "configs: {Debug: {A: b}, Release: {A: b}}").isEmpty)
  }

  @Test("an `sdk:` that is no file of an SDK, unless it is a path")
  func sdk() {
    #expect(
      notices(
        """
        name: App
        targets:
          A:
            type: framework
            platform: iOS
            dependencies:
              - sdk: ①UIKit
              - sdk: UIKit.framework
              - sdk: libz.tbd
              - sdk: libc++.dylib
              - sdk: Developer/Library/XCTest
              - sdk: ${UNSET}
        """) == ["refusedSDK ①: UIKit!"])
  }

  @Test(
    "destinations that exclude one another, or the platform",
    arguments: [
      ("framework", "platform: watchOS, supportedDestinations: ①[watchOS]", true),
      ("framework", "platform: iOS, supportedDestinations: ①[macOS]", true),
      ("framework", "platform: auto, supportedDestinations: ①[macOS, macCatalyst]", true),
      ("framework", "platform: tvOS, supportedDestinations: ①[tvOS, macCatalyst]", true),
      ("application", "supportedDestinations: ①[iOS, watchOS]", true),
      ("framework", "supportedDestinations: [iOS, watchOS]", false),
      ("application", "platform: iOS, supportedDestinations: [iOS, macCatalyst]", false),
      ("application", "supportedDestinations: [iOS, tvOS, macOS, visionOS]", false),
      ("framework", "platform: watchOS", false),
    ])
  func destinations(type: String, keys: String, isRefused: Bool) {
    #expect(
      notices("name: App\ntargets: {A: {type: \(type), \(keys)}}")
        == (isRefused ? ["refusedDestinations ①: A!"] : []))
  }

  @Test("scripts, test plans and groups of files that are not there")
  func otherFiles() {
    func drawing(_ options: String) -> String {
      """
      == project.yml
      name: App
      options: {bundleIdPrefix: a\(options)}
      include: conf/more.yml
      fileGroups: [①Docs, README.md]
      targets:
        A:
          type: framework
          platform: iOS
          preBuildScripts: [{path: ②gone.sh}, {script: echo, path: x}, {path: "$(X)/x.sh"}]
          postBuildScripts: [{path: here.sh}]
          scheme: {testPlans: [{path: ③A.xctestplan}]}
      schemes:
        A:
          build: {targets: {A: all}}
          test: {testPlans: [{path: ⑤A.xctestplan}, {path: Here.xctestplan}]}
      aggregateTargets: {Lint: {targets: [A], buildScripts: [{path: ④lint.sh}]}}
      == conf/more.yml
      targets:
        B: {type: framework, platform: iOS, preBuildScripts: [{path: beside.sh}, {path: here.sh}]}
      """
    }
    let there = ["README.md", "here.sh", "Here.xctestplan", "conf/beside.sh"]
    func said(_ options: String) -> [String] {
      DrawnWorkspace(
        drawing(options), options: JoiningOptions(exists: { there.contains($0) })
      ).notices
    }
    #expect(
      said("") == [
        "missingFileGroup ①: Docs!", "missingScript ②: gone.sh!",
        "missingTestPlan ③: A.xctestplan!", "missingTestPlan ⑤: A.xctestplan!",
        "missingScript ④: lint.sh!",
      ])
    #expect(
      said(", disabledValidations: [missingTestPlans]") == [
        "missingFileGroup ①: Docs!", "missingScript ②: gone.sh!", "missingScript ④: lint.sh!",
      ])
  }

  @Test("a project that another spec makes may be a file group before it is made")
  func madeProjects() {
    let workspace = DrawnWorkspace(
      """
      name: App
      fileGroups: [Kit/Kit.xcodeproj, ①Gone/Gone.xcodeproj]
      targets: {A: {type: framework, platform: iOS}}
      == Kit/project.yml
      name: Kit
      targets: {K: {type: framework, platform: iOS}}
      """, options: JoiningOptions(exists: { _ in false }))
    #expect(workspace.notices == ["missingFileGroup ①: Gone/Gone.xcodeproj!"])
  }

  @Test("where an include is missing, each of these names may stand in it")
  func partial() {
    #expect(
      notices(
        """
        name: App
        include: gone.yml
        configFiles: {Beta: b.xcconfig}
        schemes: {All: {build: {targets: {B: all}}}}
        settings: {groups: [common]}
        targets:
          A:
            type: framework
            platform: iOS
            templates: [Base]
            dependencies: [package: P]
            ①setings: {X: y}
        """) == ["misspelledKey ①: targets.A.setings (settings)!"])
  }

  @Test("a local package of an included file is next to it, or where XcodeGen before 2.43 looked")
  func includedPackage() {
    let drawing = """
      == project.yml
      name: App
      include: conf/packages.yml
      targets: {A: {type: framework, platform: iOS, dependencies: [package: Kit]}}
      == conf/packages.yml
      packages: {Kit: {path: ①src/Kit}}
      """
    for (folder, isRead) in [("src/Kit", true), ("conf/src/Kit", true), ("Kit", false)] {
      let manifest = """
        // swift-tools-version: 6.0
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Code"])],
          targets: [.target(name: "Code")])
        """
      let workspace = DrawnWorkspace(
        "\(drawing)\n== \(folder)/Package.swift\n\(manifest)",
        options: JoiningOptions(exists: { $0 == folder }))
      #expect(workspace.notices == (isRead ? [] : ["missingPackage ①: conf/src/Kit!"]))
      #expect(workspace.links == [isRead ? "A -> Code L" : "A -> Kit package L"])
    }
  }
}
