import Findings
import Modules
import Rules
import Testing

@Suite("missing-source")
struct MissingSourceTests {
  /// A target with the sources Here and Gone, of which Gone does not exist.
  private func spec(hasPreGenCommand: Bool = false) -> NoticedSpec {
    let gone = NoticedSpec.place(5, 16)
    var drawn = NoticedSpec(
      hasPreGenCommand: hasPreGenCommand,
      sources: [
        SourcePath("core/Network/Here", at: NoticedSpec.place(4, 16)),
        SourcePath("core/Network/Gone", at: gone),
        SourcePath("core/Network/Maybe", isOptional: true, at: NoticedSpec.place(6, 16)),
      ])
    drawn.add(
      Notice(
        .missingSource, "Gone", at: gone, spec: drawn.spec, target: drawn.target,
        path: "core/Network/Gone"))
    return drawn
  }

  @Test("a path that does not exist is an error, at the path")
  func fires() throws {
    let trial = try spec().trial("missing-source")
    #expect(
      trial.text == """
        core/Network/project.yml:5:16: error: source path Gone of ISSNetwork (core) does not exist [missing-source]
          help: fix the path (from the root it is core/Network/Gone), or add `optional: true`
        """)
    #expect(trial.links == ["missing-source: ISSNetwork -> Gone"])
  }

  @Test("a path that is written from the root is not repeated")
  func fromRoot() throws {
    let place = NoticedSpec.place(4, 16)
    var drawn = NoticedSpec(
      sources: [SourcePath("Gone", at: place), SourcePath("Here", at: NoticedSpec.place(5, 16))])
    drawn.add(
      Notice(
        .missingSource, "Gone", at: place, spec: drawn.spec, target: drawn.target, path: "Gone"))
    let findings = try drawn.trial("missing-source").verdict.findings
    #expect(findings.map(\.help) == ["fix the path, or add `optional: true`"])
  }

  @Test("what git ignores is made by something later")
  func ignored() throws {
    let conditions = Conditions { $0.ignored = ["core/Network/Gone"] }
    #expect(try spec().trial("missing-source", under: conditions).text == "")
  }

  @Test("a command that runs before generation may make it")
  func command() throws {
    let findings = try spec(hasPreGenCommand: true).trial("missing-source").verdict.findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.first?.message.hasSuffix("unless the spec's `preGenCommand` generates it") == true)
  }

  @Test("specs without any sources are one info")
  func noSources() throws {
    let places = [NoticedSpec.place(4, 16), NoticedSpec.place(5, 16)]
    var drawn = NoticedSpec(
      sources: [
        SourcePath("core/Network/A", at: places[0]), SourcePath("core/Network/B", at: places[1]),
      ])
    for (name, place) in zip(["A", "B"], places) {
      drawn.add(
        Notice(
          .missingSource, name, at: place, spec: drawn.spec, target: drawn.target,
          path: "core/Network/\(name)"))
    }
    #expect(
      try drawn.trial("missing-source").text == """
        core/Network/project.yml:4:16: info: none of the 2 source paths exists [missing-source]
        """)
  }
  @Test("a folder that holds the spec of another module is no sign of sources")
  func onlySpecs() throws {
    let places = [NoticedSpec.place(4, 16), NoticedSpec.place(5, 16)]
    for (folder, severity) in [("design", Severity.info), ("core/Network", .error)] {
      var drawn = NoticedSpec(
        sources: [SourcePath(folder, at: places[0]), SourcePath("core/Gone", at: places[1])])
      drawn.addSpec("design/System/project.yml")
      drawn.add(
        Notice(
          .missingSource, "Gone", at: places[1], spec: drawn.spec, target: drawn.target,
          path: "core/Gone"))
      #expect(
        try drawn.trial("missing-source").verdict.findings.map(\.severity) == [severity])
    }
  }
}
