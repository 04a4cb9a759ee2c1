import Documents
import Modules
import Testing

@Suite("duplicate-key, misspelled-key")
struct KeyNoticeTests {
  @Test("a key whose first value has an anchor is renamed, since aliases need it")
  func anchor() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .duplicateKey, "define", at: NoticedSpec.place(9, 1), spec: drawn.spec, isSevere: false,
        notes: [
          Note("first defined here", at: NoticedSpec.place(5, 1)),
          Note("aliases need this anchor", at: NoticedSpec.place(5, 9)),
        ]))
    #expect(
      try drawn.trial("duplicate-key").verdict.findings.map(\.help) == [
        "merge both, or rename the first"
      ])
  }

  @Test(
    "a key that stands twice is an error where it loses links, else a warning",
    arguments: [("targets.ISSNetwork.dependencies", true), ("targets.ISSNetwork.settings", false)])
  func duplicate(path: String, isSevere: Bool) throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .duplicateKey, path, at: NoticedSpec.place(9, 5), spec: drawn.spec, isSevere: isSevere,
        notes: [Note("first defined here", at: NoticedSpec.place(5, 5))]))
    let trial = try drawn.trial("duplicate-key")
    #expect(
      trial.text == """
        core/Network/project.yml:9:5: \(isSevere ? "error" : "warning"): duplicate key `\(path)`; the first value is ignored [duplicate-key]
          help: merge both, or remove the first
          core/Network/project.yml:5:5: note: first defined here
        """)
    #expect(trial.links == ["duplicate-key: core/Network/project.yml -> \(path)"])
  }

  @Test("two targets with one name in the end are an error")
  func repeatedTarget() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .repeatedTarget, "ISSNetwork", at: NoticedSpec.place(9, 3), spec: drawn.spec,
        target: drawn.target))
    #expect(
      try drawn.trial("duplicate-key").text == """
        core/Network/project.yml:9:3: error: duplicate target name ISSNetwork; only one of the two is built [duplicate-key]
          help: rename one of them
        """)
  }

  @Test(
    "a key that XcodeGen ignores is an error where it loses links, else a warning",
    arguments: [("dependancies", "dependencies", true), ("setings", "settings", false)])
  func misspelled(key: String, meant: String, isSevere: Bool) throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .misspelledKey, "targets.ISSNetwork.\(key)", at: NoticedSpec.place(5, 5),
        spec: drawn.spec, target: drawn.target, suggestion: meant, isSevere: isSevere))
    let trial = try drawn.trial("misspelled-key")
    #expect(
      trial.text == """
        core/Network/project.yml:5:5: \(isSevere ? "error" : "warning"): unknown key `targets.ISSNetwork.\(key)` (ignored by XcodeGen) [misspelled-key]
          help: did you mean `\(meant)`?
        """)
    #expect(trial.links == ["misspelled-key: ISSNetwork -> targets.ISSNetwork.\(key)"])
  }
  @Test(
    "a key that people believe in is told what is read instead",
    arguments: [
      ("dependencies.project", "use `target: Project/Target` for targets of other specs"),
      ("resources", "move them to `sources:`, which takes files of every kind"),
    ])
  func former(key: String, help: String) throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .misspelledKey, "targets.ISSNetwork.\(key)", at: NoticedSpec.place(5, 5),
        spec: drawn.spec, target: drawn.target, suggestion: "product", isSevere: false))
    #expect(try drawn.trial("misspelled-key").verdict.findings.map(\.help) == [help])
  }
}
