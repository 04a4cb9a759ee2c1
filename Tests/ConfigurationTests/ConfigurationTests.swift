import Modules
import Testing

@testable import Configuration

@Suite("What a configuration says")
struct ConfigurationTests {
  @Test("an empty one says nothing: the default preset counts")
  func empty() throws {
    for text in ["", "# nothing yet\n", "{}\n"] {
      let drawn = try DrawnConfiguration(text)
      #expect(drawn.problems == [])
      #expect(drawn.configuration.preset == .applicationFramework)
      #expect(drawn.configuration.include.map(\.text) == ["**/project.yml"])
      #expect(!drawn.configuration.namesSpecs)
      #expect(!drawn.configuration.blueprint.hasConfiguredLayers)
      #expect(drawn.configuration.acceptsExceptionsInSpecs)
    }
  }

  @Test("layers replace those of the preset, with all that is said of each")
  func layers() throws {
    let layers = try DrawnConfiguration(
      """
      preset: modular-flow
      layers:
        - app: app/**
        - domain: [domain/**, "Legacy*Feature"]
        - service:
            modules: [service/**]
            same-layer: never
            closed: true
        - core: {same-layer: allowed}
      """
    ).configuration.blueprint
    #expect(layers.hasConfiguredLayers)
    #expect(layers.layers.map(\.name) == ["app", "domain", "service", "core"])
    #expect(
      layers.layers.map { $0.patterns.map(\.text) } == [
        ["app/**"], ["domain/**", "Legacy*Feature"], ["service/**"], [],
      ])
    #expect(layers.layers.map(\.sameLayer) == [.interfaces, .interfaces, .never, .allowed])
    #expect(layers.layers.map(\.isClosed) == [false, false, true, false])
    #expect(layers.layers[1].patterns[1].place?.description == ".archlint.yml:4:25")
  }

  @Test("modules are lists of patterns, and a list of layers without any is told")
  func modules() throws {
    let drawn = try DrawnConfiguration("modules: [[ISSFoo, ISSFooKit], core/Foo]")
    #expect(
      drawn.configuration.blueprint.modules.map { $0.map(\.text) } == [
        ["ISSFoo", "ISSFooKit"], ["core/Foo"],
      ])
    let empty = try DrawnConfiguration("layers: []")
    #expect(
      empty.problems == [
        ".archlint.yml:1:9: `layers` is empty, so layers are not checked "
          + "(list them from top to bottom, or remove the key)"
      ])
  }

  @Test("patterns of a role come before those of the preset, unless they replace them")
  func roles() throws {
    let roles = try DrawnConfiguration(
      """
      roles:
        interface: ["*API", {name: CosmonautServiceCore, of: [US, RU]}]
        composition-root: ISSScaffold
        test-support: {replace: ["*Helpers", "!AppHelpers"]}
      """
    ).configuration.blueprint.roles
    let preset = Preset.standard.blueprint.roles
    #expect(
      roles[.interface]?.map(\.pattern.text) == ["*API", "CosmonautServiceCore"]
        + (preset[.interface] ?? []).map(\.pattern.text))
    #expect(
      roles[.interface]?.prefix(2).map { $0.counterparts.map(\.text) } == [[], ["US", "RU"]])
    #expect(roles[.testSupport]?.map(\.pattern.text) == ["*Helpers"])
    #expect(roles[.testSupport]?[0].pattern.matches(name: "AppHelpers") == false)
    #expect(roles[.compositionRoot]?.map(\.pattern.text) == ["ISSScaffold"])
    #expect(roles[.mock]?.map(\.pattern.text) == ["*Mock", "*Mocks"])
  }

  @Test("everything else")
  func others() throws {
    let drawn = try DrawnConfiguration(
      """
      specs:
        include: ["**/project.yml", Tools/*.yml]
        exclude: "**/Templates/**"
      externals: [TrustKit, "Firebase*"]
      external-projects: [Vendor/Legacy.xcodeproj]
      rules:
        prefer-interface: error
        dynamic-framework-limit: {severity: warning, limit: 6}
        cycle: off
      exceptions:
        - rule: same-layer-link
          from: ISSCosmonaut
          to: [ISSSpacesuit, "role:mock"]
          because: shared onboarding screen
          owner: "@cosmonaut-team"
          expires: 2027-03-31
          max: 1
        - {rule: cycle, modules: [A, B], because: no}
      exceptions-in-specs: false
      baseline:
        never: [cycle, mock-in-production]
      """)
    let configuration = drawn.configuration
    #expect(drawn.problems == [])
    #expect(configuration.include.map(\.text) == ["**/project.yml", "Tools/*.yml"])
    #expect(configuration.namesSpecs)
    #expect(configuration.exclude.map(\.text) == ["**/Templates/**"])
    #expect(configuration.externals.map(\.text) == ["TrustKit", "Firebase*"])
    #expect(configuration.externalProjects.map(\.text) == ["Vendor/Legacy.xcodeproj"])
    #expect(
      configuration.rules.map(\.name) == ["prefer-interface", "dynamic-framework-limit", "cycle"])
    #expect(!configuration.acceptsExceptionsInSpecs)
    #expect(configuration.neverAccepted == ["cycle", "mock-in-production"])
    #expect(configuration.exceptions.map(\.rule) == ["same-layer-link", "cycle"])
    #expect(configuration.exceptions.map(\.reason) == ["shared onboarding screen", "no"])
    #expect(configuration.exceptions[0].owner == "@cosmonaut-team")
    #expect(configuration.exceptions[0].expires?.description == "2027-03-31")
    #expect(configuration.exceptions[0].limit == 1)
    guard case .ends(let from?, let to?) = configuration.exceptions[0].scope,
      case .members(let members) = configuration.exceptions[1].scope
    else {
      Issue.record("the scopes are \(configuration.exceptions.map(\.scope))")
      return
    }
    #expect(
      [from.text, to.text, members.text] == ["ISSCosmonaut", "ISSSpacesuit, role:mock", "A, B"])
  }
}
