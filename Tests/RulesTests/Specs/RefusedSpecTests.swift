import Documents
import Modules
import Rules
import Testing

@Suite("refused-spec, lost-value")
struct RefusedSpecTests {
  /// A spec whose configuration file is named for two configurations, and does not exist.
  private func spec(hasPreGenCommand: Bool = false) -> NoticedSpec {
    var drawn = NoticedSpec(hasPreGenCommand: hasPreGenCommand)
    for line in [4, 5] {
      drawn.add(
        Notice(
          .missingConfigFile, "../a.xcconfig", at: NoticedSpec.place(line, 12), spec: drawn.spec,
          path: "core/a.xcconfig", isSevere: !hasPreGenCommand))
    }
    return drawn
  }

  @Test("a file that does not exist is told once, at its first place")
  func missingFile() throws {
    #expect(
      try spec().trial("refused-spec").text == """
        core/Network/project.yml:4:12: error: the configuration file ../a.xcconfig does not exist \
        [refused-spec]
          help: fix the path (from the root it is core/a.xcconfig)
        """)
  }

  @Test("what git ignores, or a submodule holds, is not missing")
  func explained() throws {
    for conditions in [
      Conditions { $0.ignored = ["core/a.xcconfig"] }, Conditions { $0.absentModules = ["core"] },
    ] {
      #expect(try spec().trial("refused-spec", under: conditions).text == "")
    }
    #expect(
      try !spec().trial("refused-spec", under: Conditions { $0.absentModules = ["cor"] }).text
        .isEmpty)
  }

  @Test("a command that runs before generation may make it")
  func command() throws {
    let findings = try spec(hasPreGenCommand: true).trial("refused-spec").verdict.findings
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "only tests may depend on tests, unless what depends on them is no production code",
    arguments: [
      ("app/App: App(app), AppTests(unit-tests)\nApp .> AppTests", 1),
      ("core/Kit: Kit(static), KitUI(ui-tests)\nKit -> KitUI", 1),
      ("core/Kit: KitTests(unit-tests), MoreTests(unit-tests)\nKitTests -> MoreTests", 0),
      ("core/Kit: KitTests(unit-tests), KitTestHost(app)\nKitTestHost .> KitTests", 0),
    ])
  func tests(drawing: String, count: Int) throws {
    let found = try Trial(drawing, only: "refused-spec").verdict.findings
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        $0.message == "only tests may depend on the test target `\($0.to?.name ?? "")`"
      })
  }

  @Test(
    "every name that is refused has its words",
    arguments: [
      (Notice.Kind.undeclaredPackage, "unknown package `X`"),
      (.unknownConfiguration, "unknown configuration `X`"),
      (.unknownSchemeTarget, "unknown target `X` in a scheme"),
      (.unknownSettingGroup, "unknown setting group `X`"),
      (.settingGroupCycle, "setting groups include each other: X"),
    ])
  func names(kind: Notice.Kind, words: String) throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(kind, "X", at: NoticedSpec.place(6, 9), spec: drawn.spec, suggestion: "Y"))
    #expect(
      try drawn.trial("refused-spec").text == """
        core/Network/project.yml:6:9: error: \(words) [refused-spec]
          help: did you mean `Y`?
        """)
  }

  @Test("what is dropped is an error where links are lost, else a warning")
  func lostValue() throws {
    for isSevere in [true, false] {
      var drawn = NoticedSpec()
      drawn.add(
        Notice(
          .ignoredValue, "templates", at: NoticedSpec.place(6, 9), spec: drawn.spec,
          target: drawn.target, isSevere: isSevere))
      #expect(
        try drawn.trial("lost-value").text == """
          core/Network/project.yml:6:9: \(isSevere ? "error" : "warning"): XcodeGen ignores \
          `templates` [lost-value]
          """)
    }
  }

  @Test("settings beside `base` are one finding, with a note for each further one")
  func lostSettings() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .lostSettings, "settings.A", at: NoticedSpec.place(6, 9), spec: drawn.spec,
        target: drawn.target, isSevere: false,
        notes: [Note("`B` too", at: NoticedSpec.place(7, 9))]))
    #expect(
      try drawn.trial("lost-value").text == """
        core/Network/project.yml:6:9: warning: XcodeGen ignores `settings.A` because `settings` has `base`, `configs` or `groups` [lost-value]
          help: move it under `base` or `configs`
          core/Network/project.yml:7:9: note: `B` too
        """)
  }
}
