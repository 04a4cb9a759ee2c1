import Modules
import Testing

@Suite("layer-linkage")
struct LayerLinkageTests {
  private static let blueprint = Preset.modularFlow.drawn
  private static let rules =
    "layer-linkage: {feature: static, app-core: dynamic, single: [app-core]}"

  @Test("targets that are not as their layer must be")
  func fires() throws {
    let trial = try Trial(
      """
      app-core | ISSAppCore(static)
      feature | ISSMenu
      """, as: Self.blueprint, only: "layer-linkage", rules: Self.rules)
    #expect(
      trial.text == """
        app-core/ISSAppCore/project.yml:1:12: error: ISSAppCore (app-core) is static but its layer must be dynamic [layer-linkage]
          help: set `type: framework`, and remove `MACH_O_TYPE: staticlib` from its settings
        feature/ISSMenu/project.yml:2:11: error: ISSMenu (feature) is dynamic but its layer must be static [layer-linkage]
          help: set `type: framework.static`, or `MACH_O_TYPE: staticlib` in its settings
        """)
  }

  @Test("a framework for several platforms is one")
  func twins() throws {
    let twins = "app-core/C: C_iOS(iOS twin:C), C_macOS(macOS twin:C)"
    let one = try Trial(twins, as: Self.blueprint, only: "layer-linkage", rules: Self.rules)
    #expect(one.text == "")
    let two = try Trial(
      twins + "\napp-core/D: D_iOS(iOS twin:D), D_macOS(macOS twin:D)", as: Self.blueprint,
      only: "layer-linkage", rules: Self.rules)
    #expect(two.links == ["layer-linkage: D_iOS -> app-core"])
  }

  @Test("a second framework where one is allowed")
  func single() throws {
    let trial = try Trial(
      "app-core | ISSAppCore, ISSOther", as: Self.blueprint, only: "layer-linkage",
      rules: Self.rules)
    #expect(
      trial.text == """
        app-core/ISSOther/project.yml:1:24: error: ISSOther (app-core) exceeds the limit of one framework in app-core [layer-linkage]
          help: move it into ISSAppCore or into another layer
          app-core/ISSAppCore/project.yml:1:12: note: ISSAppCore is in the layer already
        """)
  }

  @Test("a dynamic framework that holds static ones needs a flag")
  func flags() throws {
    let trial = try Trial(
      "app-core | ISSAppCore\nISSAppCore -> ISSMenu(static)", as: Self.blueprint,
      only: "layer-linkage", rules: Self.rules)
    #expect(
      trial.text == """
        app-core/ISSAppCore/project.yml:1:12: warning: ISSAppCore (app-core) links static code such as ISSMenu; the linker drops unused parts [layer-linkage]
          help: add `OTHER_LDFLAGS: -all_load` or `-ObjC` to its settings
        """)
  }

  @Test(
    "what is as it must be is left in peace",
    arguments: [
      "app-core | ISSAppCore(-ObjC)\nISSAppCore -> ISSMenu(static)",
      "app-core | ISSAppCore(-all_load)\nISSAppCore -> ISSMenu(static)",
      "feature | ISSMenu(static), MenuTests(unit-tests), MenuHostApp(app), MenuAssets(bundle)",
      "common | ISSLog\nflow | ISSStart",
    ])
  func silent(drawing: String) throws {
    let trial = try Trial(
      drawing, as: Self.blueprint, only: "layer-linkage", rules: Self.rules)
    #expect(trial.text == "")
  }

  @Test("typos in the options are told: a linkage that is none, a layer that is none")
  func options() throws {
    let trial = try Trial(
      "feature | ISSMenu", as: Self.blueprint, only: "layer-linkage",
      rules: "layer-linkage: {feature: elastic, featur: dynamic}")
    #expect(
      trial.problemText == """
        .archlint.yml:1:26: error: invalid linkage `elastic`
          help: expected one of: static, dynamic
        .archlint.yml:1:35: warning: pattern `featur` of layer-linkage matches nothing
          help: did you mean `feature`?
        """)
  }
}
