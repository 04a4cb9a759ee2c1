import Documents
import Modules
import Rules
import Testing

@Suite("One cause, one finding, among what loading noticed")
struct MistakeTests {
  /// The same mistake in several targets, each on its own line.
  private func typos(_ count: Int, mistake: String = "dependencies.embd") throws -> Trial {
    var drawn = NoticedSpec()
    for number in 0..<count {
      var notice = Notice(
        .misspelledKey, "targets.T\(number).dependencies.embd", at: NoticedSpec.place(number, 9),
        spec: drawn.spec, target: drawn.target, suggestion: "embed")
      notice.mistake = mistake
      drawn.add(notice)
    }
    return try drawn.trial("misspelled-key")
  }

  @Test("the same typo in three places is three findings")
  func three() throws {
    #expect(
      try typos(3).links
        == (0..<3).map {
          "misspelled-key: ISSNetwork -> targets.T\($0).dependencies.embd"
        })
  }

  @Test("in more than three it is one, with the other places as notes")
  func four() throws {
    #expect(
      try typos(4).text == """
        core/Network/project.yml:0:9: error: unknown key `targets.T0.dependencies.embd` (ignored by XcodeGen) [misspelled-key]
          help: did you mean `embed`?
          core/Network/project.yml:1:9: note: the same here
          core/Network/project.yml:2:9: note: the same here
          core/Network/project.yml:3:9: note: the same here
        """)
    #expect(try typos(4).links == ["misspelled-key: . -> dependencies.embd"])
    // Its fingerprint does not hang on how many places there are.
    #expect(
      try typos(5).verdict.findings.map(\.identity.fingerprint)
        == typos(4).verdict.findings.map(\.identity.fingerprint))
  }

  @Test("a typo in a template is about the spec, not about the targets that got it")
  func template() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .misspelledKey, "targetTemplates.T.setings", at: NoticedSpec.place(4, 5), spec: drawn.spec,
        suggestion: "settings"))
    #expect(
      try drawn.trial("misspelled-key").links == [
        "misspelled-key: core/Network/project.yml -> targetTemplates.T.setings"
      ])
  }

  @Test("a source path of a template is missing once, for all its targets")
  func missingSource() throws {
    let place = NoticedSpec.place(5, 16)
    var drawn = NoticedSpec(
      sources: [SourcePath("core/Network/Here", at: NoticedSpec.place(4, 16))])
    let other = drawn.addTarget("ISSOther")
    for target in [drawn.target, other] {
      drawn.add(
        Notice(
          .missingSource, "Gone", at: place, spec: drawn.spec, target: target,
          path: "core/Network/Gone"))
    }
    #expect(
      try drawn.trial("missing-source").text == """
        core/Network/project.yml:5:16: error: source path Gone of ISSNetwork (core) does not exist [missing-source]
          help: fix the path (from the root it is core/Network/Gone), or add `optional: true`
          core/Network/project.yml:5:16: note: the same for ISSOther
        """)
  }

  @Test(
    "two equal values are an info, and lose nothing",
    arguments: [(Notice.Kind.repeatedKey, "info"), (.duplicateKey, "error")])
  func repeatedKey(kind: Notice.Kind, severity: String) throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        kind, "targets.ISSNetwork.dependencies.target", at: NoticedSpec.place(6, 9),
        spec: drawn.spec))
    #expect(
      try drawn.trial("duplicate-key").verdict.findings.map(\.severity.rawValue) == [severity])
  }
}
