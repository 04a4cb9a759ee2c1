import Testing

@testable import Configuration

@Suite("Mistakes in a configuration")
struct ConfigurationMistakeTests {
  @Test("are told all at once, each with its place and the nearest name")
  func all() throws {
    let drawn = try DrawnConfiguration(
      """
      preset: ①aplication-framework
      ②layer: []
      specs: {③inclde: a}
      layers:
        - app: {same-layer: ④interface, closed: ⑤1}
        - ⑥{domain: a/**, core: b/**}
        - service
        - ⑦[core]
      exceptions: ⑧none
      """)
    #expect(
      drawn.problems == [
        "①: there is no preset `aplication-framework` (did you mean `application-framework`?)",
        "②: `.archlint.yml` has no key `layer` (did you mean `layers`?)",
        "③: `specs` has no key `inclde` (did you mean `include`?)",
        "④: `same-layer` must be one of never, interfaces, allowed (did you mean `interfaces`?)",
        "⑤: `closed` must be true or false",
        "⑥: an entry of `layers` has one name, not 2",
        "⑦: `layers` must be a text or a mapping",
        "⑧: `exceptions` must be a list",
      ])
  }

  @Test("are names of layers that all findings would tell at length", arguments: [256, 257])
  func longName(length: Int) throws {
    let name = String(repeating: "l", count: length)
    let drawn = try DrawnConfiguration("layers: [①\(name)]\n")
    let error = "①: a name may have 256 bytes, and this one goes on"
    #expect(drawn.problems == (length > 256 ? [error] : []))
  }

  @Test("a name where a path to specs should be")
  func namesOfSpecs() throws {
    let drawn = try DrawnConfiguration(
      """
      specs:
        include: ["**/project.yml", app.json]
        exclude: [Templates/**, ①Fixtures]
      """)
    #expect(
      drawn.problems == [
        "①: specs are found by paths, and `Fixtures` is a name (`Fixtures/**` is all that lies in "
          + "a folder, `**/Fixtures/**` wherever the folder is)"
      ])
  }

  @Test("in roles, rules, exceptions and the baseline")
  func names() throws {
    let drawn = try DrawnConfiguration(
      """
      roles:
        ①interfaces: "*Core"
        mock: ②[Mocks/**, ③{of: [A]}]
      rules: {④cyle: error, cycle: ⑤loud}
      exceptions:
        - {rule: ⑥upwards-link, from: A, because: b}
        - ⑦{from: A}
        - ⑧{rule: cycle, because: b}
      baseline: {never: [⑨unknown]}
      """.replacing("②[Mocks/**", with: "[②Mocks/**"))
    #expect(
      drawn.problems == [
        "①: there is no role `interfaces` (did you mean `interface`?)",
        "②: a role is recognised by names, and `Mocks/**` is a path "
          + "(use the target's name, or `archlint: {role: …}` in the spec)",
        "③: an entry of `mock` needs `name`",
        "④: there is no rule `cyle` (did you mean `cycle`?)",
        "⑤: `cycle` must be one of off, info, warning, error "
          + "(`archlint explain cycle` lists its options)",
        "⑥: there is no rule `upwards-link` (did you mean `upward-link`?)",
        "⑦: an entry of `exceptions` needs `rule`",
        "⑧: an entry of `exceptions` needs `from` or `modules`",
        "⑨: there is no rule `unknown` (there are `same-layer-link`, `upward-link`, `cycle`, "
          + "`prefer-interface`, `dynamic-framework-limit`, `forbidden-link`, `mock-in-production`)",
      ])
  }

  @Test("an exception without an end covers nothing, rather than all findings of its rule")
  func endless() throws {
    let drawn = try DrawnConfiguration(
      """
      exceptions:
        - {rule: cycle, ①form: A, because: b, expires: ②2027-02-30}
        - ③{rule: cycle, because: b}
      """)
    #expect(
      drawn.problems == [
        "①: `exceptions` has no key `form` (did you mean `from`?)",
        "②: there is no day 2027-02-30",
        "③: an entry of `exceptions` needs `from` or `modules`",
      ])
    #expect(drawn.configuration.exceptions.isEmpty)
  }

  @Test("contradictory layers, keys that stand twice, days that do not exist, unknown roles")
  func contradictions() throws {
    let drawn = try DrawnConfiguration(
      """
      layers:
        - app: [app/**, Legacy]
        - ①app: apps/**
        - core: [core/**, ②Legacy]
      exceptions:
        - {rule: cycle, from: ③role:moc, because: b, expires: ④2027-02-30}
        - {rule: cycle, from: A, because: ⑤12, expires: ⑥tomorrow, max: ⑦0}
      ⑧exceptions: []
      """)
    #expect(
      drawn.problems == [
        "①: there are two layers named `app`",
        "②: the pattern `Legacy` is already one of app "
          + "(a module is in one layer: leave the pattern where it belongs)",
        "⑧: the key `exceptions` stands twice",
      ])
    let alone = try DrawnConfiguration(
      """
      exceptions:
        - {rule: cycle, from: ③role:moc, because: b, expires: ④2027-02-30}
        - {rule: cycle, from: A, because: ⑤12, expires: ⑥tomorrow, max: ⑦0}
      """)
    #expect(
      alone.problems == [
        "③: there is no role:moc (did you mean `role:mock`?)",
        "④: there is no day 2027-02-30",
        "⑤: `because` must be a text",
        "⑥: `expires` must be a date such as 2027-03-31",
        "⑦: `max` must be a whole number from 1 on",
      ])
  }

  @Test("a file that is no mapping", arguments: ["- a\n", "words\n"])
  func noMapping(text: String) throws {
    #expect(
      try DrawnConfiguration(text).problems
        == [".archlint.yml:1:1: `.archlint.yml` must be a mapping"])
  }
}
