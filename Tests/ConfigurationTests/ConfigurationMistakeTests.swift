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
        "①: unknown preset `aplication-framework` (did you mean `application-framework`?)",
        "②: unknown key `layer` (did you mean `layers`?)",
        "③: unknown key `inclde` in `specs` (did you mean `include`?)",
        "④: invalid value `interface` for `same-layer` (did you mean `interfaces`?)",
        "⑤: expected `true` or `false` for `closed`, found `1` (write `closed: true`)",
        "⑥: expected one name for an entry of `layers`, found 2 keys "
          + "(start each name with a dash: `- NAME: NAME`)",
        "⑦: expected a string or a mapping for `layers`, found a list (write `- core`)",
        "⑧: expected a list for `exceptions`, found `none` (write `exceptions: [{…}]`)",
      ])
  }

  @Test(
    "in the forms of other tools have what to write instead",
    arguments: [
      (
        "layers: [①{name: app, modules: App/**}]",
        "①: expected one name for an entry of `layers`, found 2 keys (write `- app: App/**`)"
      ),
      (
        "exceptions: ①{upward-link: [{from: A}]}",
        "①: expected a list for `exceptions`, found a mapping "
          + "(write `- {rule: upward-link, from: A}` for each)"
      ),
      (
        "exceptions: [①Tokens -> Catalogue]",
        "①: expected a mapping for `exceptions` "
          + "(write `{rule: RULE, from: Tokens, to: Catalogue, because: …}`)"
      ),
      (
        "①included: [Sources]",
        "①: unknown key `included` "
          + "(use `specs: {include: […]}` to choose files, or `extends: FILE` to share rules)"
      ),
      (
        "①ruleset: {}",
        "①: unknown key `ruleset` "
          + "(use `forbidden-link`, `allowed-links` or `protected` under `rules:`)"
      ),
    ])
  func foreign(text: String, problem: String) throws {
    #expect(try DrawnConfiguration(text).problems == [problem])
  }

  @Test("are names of layers that all findings would tell at length", arguments: [256, 257])
  func longName(length: Int) throws {
    let name = String(repeating: "l", count: length)
    let drawn = try DrawnConfiguration("layers: [①\(name)]\n")
    let error = "①: this name is longer than 256 bytes"
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
        "①: expected a path, but `Fixtures` is a name (write `Fixtures/**` for a folder, or "
          + "`**/Fixtures/**` at any depth)"
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
        "①: unknown role `interfaces` (did you mean `interface`?)",
        "②: expected a name for a role, but `Mocks/**` is a path "
          + "(use names of targets, or set `archlint: {role: …}` in the spec)",
        "③: missing key `name` in an entry of `mock` (add `name: NAME`)",
        "④: unknown rule `cyle` (did you mean `cycle`?)",
        "⑤: invalid severity `loud` for `cycle` (expected one of: off, info, warning, error; "
          + "`archlint explain cycle` lists its options)",
        "⑥: unknown rule `upwards-link` (did you mean `upward-link`?)",
        "⑦: missing key `rule` in an entry of `exceptions` "
          + "(add `rule: NAME`, which is in brackets at the end of the finding)",
        "⑧: missing key `from` or `modules` in an entry of `exceptions` "
          + "(add `from: NAME` or `modules: NAME`)",
        "⑨: unknown rule `unknown` (expected one of: same-layer-link, upward-link, cycle, "
          + "prefer-interface, dynamic-framework-limit, forbidden-link, mock-in-production)",
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
        "①: unknown key `form` in `exceptions` (did you mean `from`?)",
        "②: invalid date 2027-02-30 (use a day that exists, as in 2027-03-31)",
        "③: missing key `from` or `modules` in an entry of `exceptions` "
          + "(add `from: NAME` or `modules: NAME`)",
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
        "①: duplicate layer `app` (merge both, or rename one)",
        "②: duplicate pattern `Legacy`: layer app has it too "
          + "(remove it from one of them; a module is in one layer)",
        "⑧: duplicate key `exceptions` (merge both, or remove one)",
      ])
    let alone = try DrawnConfiguration(
      """
      exceptions:
        - {rule: cycle, from: ③role:moc, because: b, expires: ④2027-02-30}
        - {rule: cycle, from: A, because: ⑤12, expires: ⑥tomorrow, max: ⑦0}
      """)
    #expect(
      alone.problems == [
        "③: unknown role `role:moc` (did you mean `role:mock`?)",
        "④: invalid date 2027-02-30 (use a day that exists, as in 2027-03-31)",
        "⑤: expected a string for `because`, found `12` (write `because: \"12\"`)",
        "⑥: expected a date such as 2027-03-31 for `expires`, found `tomorrow` "
          + "(use the last day, such as `expires: 2027-03-31`, or remove the key)",
        "⑦: expected a positive integer for `max`, found `0` (write `max: 1`)",
      ])
  }

  @Test("a file that is no mapping", arguments: ["- a\n", "words\n"])
  func noMapping(text: String) throws {
    #expect(
      try DrawnConfiguration(text).problems
        == [
          ".archlint.yml:1:1: expected a mapping for `.archlint.yml` "
            + "(write a mapping such as `{extends: …}`)"
        ])
  }
}
