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
}
