import Documents
import Modules
import Rules
import TestSupport
import Testing

@Suite("registration")
struct RegistrationRuleTests {
  /// The findings of a drawing in which `Menu` names a class, if one is given.
  private func found(
    _ drawing: String, _ name: String? = nil, isDeclared: Bool? = true,
    options: String = "layers: domain"
  ) throws -> [String] {
    let drawn = try GraphDrawing(drawing)
    var conditions = Conditions()
    if let name {
      let registration = Registration(
        "NSPrincipalClass", name, at: Place(file: "Info.plist", line: 3, column: 1),
        isDeclared: isDeclared)
      conditions.registrations = [try drawn["Menu"]: [registration]]
    }
    return try Trial(
      classify(drawn.graph, as: Preset.standard.drawn), only: ["registration"],
      rules: "registration: {\(options)}", under: conditions
    ).verdict.findings.map { "\($0.place): \($0.message)" }
  }

  private static let app = "app | App(app)\ndomain | Menu\n"

  @Test("a class that is named, declared and loaded is fine")
  func fine() throws {
    #expect(try found(Self.app + "App => Menu", "Menu.Registrar") == [])
    #expect(try found(Self.app + "App => Menu", "Registrar") == [])
    #expect(try found(Self.app + "App => Menu", "Menu.Registrar", isDeclared: nil) == [])
    #expect(try found(Self.app + "App => Menu", "$(SOMETHING).Registrar", isDeclared: false) == [])
  }

  @Test("without a class a framework of these layers is not found; others need none")
  func missing() throws {
    #expect(
      try found(Self.app + "App => Menu") == [
        "domain/Menu/project.yml:2:10: Menu (domain) does not name a class that registers it (no NSPrincipalClass)"
      ])
    #expect(try found("app | App(app)\ncore | Menu\nApp => Menu") == [])
    #expect(
      try found("domain | MenuMock\ndomain | Menu(static)\ndomain | MenuTests(unit-tests)") == [])
  }

  @Test("the prefix is the module, and a source declares the class")
  func names() throws {
    #expect(
      try found(Self.app + "App => Menu", "Dishes.Registrar") == [
        "Info.plist:3:1: Menu (domain) registers Dishes.Registrar, but its module is Menu"
      ])
    #expect(
      try found(Self.app + "App => Menu", "Menu.Registrar", isDeclared: false) == [
        "Info.plist:3:1: Menu (domain) registers Menu.Registrar, which none of its sources "
          + "declares"
      ])
  }

  @Test("an app has to load it")
  func loaded() throws {
    #expect(
      try found(Self.app + "App => Other", "Menu.Registrar") == [
        "domain/Menu/project.yml:2:10: no app loads Menu (domain) at launch, so Menu.Registrar is never found"
      ])
    #expect(
      try found(Self.app + "App @> Menu", "Menu.Registrar") == [
        "domain/Menu/project.yml:2:10: no app loads Menu (domain) at launch, so Menu.Registrar is never found: App embeds it, but nothing links it"
      ])
    // Without an app it is unknown.
    #expect(try found("domain | Menu", "Menu.Registrar") == [])
  }

  @Test("a static target is never found, in whichever layer")
  func isStatic() throws {
    #expect(
      try found("app | App(app)\ncore | Menu(static)\nApp -> Menu", "Menu.Registrar") == [
        "Info.plist:3:1: Menu (core) is static, so at run time its bundle does not exist and Menu.Registrar is never found"
      ])
  }

  @Test("what is registered is not unused")
  func used() throws {
    let drawn = try GraphDrawing(
      "domain | A\ncore | B, Menu\nA -> B, Menu", sources: ["A": "import B"])
    let registration = Registration("NSPrincipalClass", "Menu.R", at: Place(file: "Info.plist"))
    let architecture = classify(drawn.graph, as: Preset.standard.drawn)
    func links(_ conditions: Conditions) throws -> [String] {
      try Trial(
        architecture, only: ["unused-link"], rules: "unused-link: warning", under: conditions
      ).links
    }
    #expect(try links(Conditions()) == ["unused-link: A -> Menu"])
    let menu = try drawn["Menu"]
    #expect(try links(Conditions { $0.registrations = [menu: [registration]] }) == [])
  }
}
