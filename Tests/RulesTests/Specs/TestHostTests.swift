import Modules
import Rules
import Testing

@Suite("test-host")
struct TestHostTests {
  @Test("a TEST_HOST that nobody builds, with the nearest name")
  func testHost() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core/Network: ISSNetwork, NetworkTests(unit-tests host:b/Cosmonut.app/Cosmonut)
      """, only: "test-host")
    #expect(
      trial.text == """
        core/Network/project.yml:2:27: warning: TEST_HOST of NetworkTests (core) is Cosmonut.app, which no target builds [test-host]
          help: did you mean `Cosmonaut`?
        """)
  }

  @Test("a TEST_HOST that outlived a rename, beside the app that the bundle depends on")
  func renamedHost() throws {
    let trial = try Trial(
      """
      app/Cosmonaut: CosmonautApp(app), AppTests(unit-tests host:b/Cosmonaut.app/Cosmonaut)
      AppTests .> CosmonautApp
      """, only: "test-host")
    #expect(
      trial.text == """
        app/Cosmonaut/project.yml:1:35: warning: TEST_HOST of AppTests (app) is Cosmonaut.app, which no target builds [test-host]
          help: remove this line; XcodeGen sets it to CosmonautApp.app of CosmonautApp
        """)
  }

  @Test("a TEST_TARGET_NAME that nobody has")
  func testTarget() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core/Network: ISSNetwork, NetworkUITests(ui-tests drives:Cosmo)
      """, only: "test-host")
    #expect(
      trial.text == """
        core/Network/project.yml:2:27: warning: TEST_TARGET_NAME of NetworkUITests (core) is Cosmo, which no target builds [test-host]
          help: name an app that a target builds, or remove `TEST_TARGET_NAME`
        """)
  }

  @Test("UI tests that depend on no application")
  func appless() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, NetworkUITests(ui-tests)
      NetworkUITests -> ISSNetwork
      """, only: "test-host")
    #expect(
      trial.text == """
        core/Network/project.yml:1:27: warning: NetworkUITests (core) is a UI test bundle but does not depend on an app [test-host]
          help: add the app under test to its dependencies
        """)
  }

  @Test("UI tests beside an application are told which one")
  func applessBesideApp() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, NetworkHostApp(app), NetworkUITests(ui-tests)
      NetworkHostApp => ISSNetwork
      """, only: "test-host")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "add `- target: NetworkHostApp` to the dependencies of NetworkUITests"
      ])
  }

  @Test("a host app that links neither its module nor the interface")
  func idleHost() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, ISSNetworkCore, NetworkHostApp(app), NetworkUITests(ui-tests)
      NetworkUITests .> NetworkHostApp => ISSLog
      """, only: "test-host")
    #expect(
      trial.text == """
        core/Network/project.yml:1:43: warning: NetworkHostApp (core) is a host app of ISSNetwork but links neither ISSNetwork nor its interface [test-host]
          help: add `- target: ISSNetwork` to the dependencies of NetworkHostApp
        """)
  }

  @Test("a host app of a module without an interface")
  func idleHostWithoutInterface() throws {
    let trial = try Trial("core/Network: ISSNetwork, NetworkHostApp(app)", only: "test-host")
    #expect(
      trial.text == """
        core/Network/project.yml:1:27: warning: NetworkHostApp (core) is a host app of ISSNetwork but links none of its targets [test-host]
          help: add `- target: ISSNetwork` to the dependencies of NetworkHostApp
        """)
  }

  @Test(
    "whoever has what it needs is left in peace",
    arguments: [
      // The product's name counts, not the target's.
      "x: A(app product:Main), U(unit-tests host:b/Main.app/Main)",
      "x: A(app product:Main), B(ui-tests drives:A)",
      "x: F, U(unit-tests host:b/xctest)",
      "x: A(app), B(ui-tests)\nB .> A",
      "x: B(ui-tests)\ny: A(app)\nB .> A",
      "core/N: ISSN, ISSNCore, NHostApp(app)\nNHostApp => ISSNCore",
      "core/N: ISSN, NHostApp(app)\nNHostApp => ISSScaffold -> ISSN",
      "core/N: NHostApp(app)",
      // It compiles the module itself.
      "core/N: ISSN(from:core/N/S), NPreview(app from:core/N/S)",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "test-host").text == "")
  }

  @Test("a single spec knows no names of others")
  func loneSpec() throws {
    let trial = try Trial(
      "x: F, U(unit-tests host:b/Gone.app/Gone)", only: "test-host",
      under: Conditions { $0.isLoneSpec = true })
    #expect(trial.text == "")
  }
}
