import Rules
import Testing

@Suite("dynamic-framework-limit")
struct DynamicFrameworkLimitTests {
  @Test("more than the limit, third parties included, with what they cost at launch")
  func fires() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      Cosmonaut => D1, D2, [Sentry carthage]
      """, only: "dynamic-framework-limit",
      rules: "dynamic-framework-limit: {severity: warning, limit: 2}")
    #expect(
      trial.text == """
        app/Cosmonaut/project.yml:1:7: warning: Cosmonaut (app) embeds 3 dynamic frameworks (limit 2): 0.1 to 0.6 s at launch (estimate) \
        [dynamic-framework-limit]
          help: make some static, or link static ones into one dynamic framework: D1, \
        D2, Sentry
        """)
    #expect(trial.links == ["dynamic-framework-limit: Cosmonaut -> limit"])
  }

  @Test("six are fine unless another limit is set, and static code, resources and SDKs are free")
  func silent() throws {
    let six =
      "A(app) => D1, D2, D3, D4, D5, D6, S(static), R(bundle), [UIKit sdk], [C carthage static]"
    #expect(try Trial(six, only: "dynamic-framework-limit").text == "")
    #expect(try Trial(six + ", D7", only: "dynamic-framework-limit").links.count == 1)
    #expect(try Trial(six + ", D7").text.contains("dynamic-framework-limit") == false)
  }

  @Test("of the twins of a framework one counts, and resources alone are no code")
  func twins() throws {
    let drawing = "x: App(app), Kit_iOS(twin:Kit), Kit_tvOS(tvOS twin:Kit), R(from:R/A.xcassets)\n"
    let rules = "dynamic-framework-limit: {limit: 1}"
    let two = drawing + "App => Kit_iOS, Kit_tvOS, R"
    #expect(try Trial(two, only: "dynamic-framework-limit", rules: rules).text == "")
    #expect(try Trial(two + ", D", only: "dynamic-framework-limit", rules: rules).links.count == 1)
  }

  @Test("three hundred cost what was measured")
  func measured() throws {
    let many = (1...300).map { "D\($0)" }.joined(separator: ", ")
    let trial = try Trial("A(app) => \(many)", only: "dynamic-framework-limit")
    #expect(trial.text.contains("1.5 to 14.4 s at launch (estimate)"))
  }

  @Test("a limit that is no number is a mistake")
  func option() throws {
    let trial = try Trial("A(app)", rules: "dynamic-framework-limit: {limit: six}")
    #expect(trial.problems.count == 1)
  }
}
