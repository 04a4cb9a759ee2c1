import Documents
import Modules
import Testing

@Suite("unknown-link, ambiguous-link, duplicate-link")
struct LinkNoticeTests {
  @Test("a name that nobody builds is an error, with the nearest name")
  func unknown() throws {
    var drawn = NoticedSpec()
    drawn.addProduct("ISSLgo.framework", at: NoticedSpec.place(6, 20))
    drawn.add(
      Notice(
        .unknownName, "ISSLgo.framework", at: NoticedSpec.place(6, 20), spec: drawn.spec,
        target: drawn.target, suggestion: "ISSLog.framework",
        provenance: [Provenance(.template, "Feature", at: NoticedSpec.place(4, 18))]))
    #expect(
      try drawn.trial("unknown-link").text == """
        core/Network/project.yml:6:20: error: ISSNetwork (core) depends on ISSLgo.framework, \
        which no target builds [unknown-link]
          help: did you mean `ISSLog.framework`?
          core/Network/project.yml:4:18: note: ISSNetwork gets it through the template Feature
        """)
  }

  @Test(
    "each kind of name has its own words, and its own way out",
    arguments: [
      (
        "Sentry.framework", "Sentry.framework, which no target builds",
        "fix the name, or add it under `externals:` in .archlint.yml"
      ),
      (
        "ISSLog", "ISSLog, which is not a target of its spec",
        "use a target of the spec, or `Project/Target` with the project under "
          + "`projectReferences:`"
      ),
      (
        "Log/ISSLog", "Log/ISSLog, which is not a target of that project",
        "use a target of the spec, or `Project/Target` with the project under "
          + "`projectReferences:`"
      ),
    ])
  func words(name: String, words: String, help: String) throws {
    var drawn = NoticedSpec()
    if name.hasSuffix(".framework") {
      drawn.addProduct(name, at: NoticedSpec.place(6, 20))
    }
    drawn.add(
      Notice(
        .unknownName, name, at: NoticedSpec.place(6, 20), spec: drawn.spec, target: drawn.target,
        isSevere: false))
    let finding = try #require(try drawn.trial("unknown-link").verdict.findings.first)
    #expect(finding.message == "ISSNetwork (core) depends on \(words)")
    #expect(finding.help == help)
    #expect(finding.severity == .warning)
    #expect(finding.to?.name == name)
  }

  @Test("a name that only other workspaces have is not one that no target builds")
  func elsewhere() throws {
    var drawn = NoticedSpec()
    drawn.addProduct("Log.framework", at: NoticedSpec.place(6, 20))
    var notice = Notice(
      .unknownName, "Log.framework", at: NoticedSpec.place(6, 20), spec: drawn.spec,
      target: drawn.target)
    notice.isBuiltElsewhere = true
    drawn.add(notice)
    #expect(
      try drawn.trial("unknown-link").text == """
        core/Network/project.yml:6:20: error: ISSNetwork (core) depends on Log.framework, which \
        only targets outside its workspaces build [unknown-link]
          help: add the project that builds it to a workspace of this one
        """)
  }

  @Test("what the workspace builds does not come from the SDK")
  func shadowed() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .sdkNameOfTarget, "ISSLog.framework", at: NoticedSpec.place(6, 20), spec: drawn.spec,
        target: drawn.target, suggestion: "framework: ISSLog.framework", isSevere: false))
    let finding = try #require(try drawn.trial("unknown-link").verdict.findings.first)
    #expect(
      finding.message
        == "ISSNetwork (core) takes ISSLog.framework from the SDK, but a target builds it")
    #expect(finding.help == "did you mean `framework: ISSLog.framework`?")
    #expect(finding.severity == .warning)
  }

  @Test("names that two specs provide are one finding for the pair, all candidates listed")
  func ambiguous() throws {
    var drawn = NoticedSpec()
    let rivals = ["a/project.yml", "b/project.yml"].map { NoticedSpec.place(3, 3, file: $0) }
    for (line, name) in [(6, "Log"), (7, "Mail"), (8, "Log")] {
      drawn.add(
        Notice(
          .ambiguousName, "\(name).framework", at: NoticedSpec.place(line, 20), spec: drawn.spec,
          target: drawn.target, suggestion: "A/\(name)", isSevere: false,
          notes: [Note("A/\(name)", at: rivals[0]), Note("B/\(name)", at: rivals[1])]))
    }
    #expect(
      try drawn.trial("ambiguous-link").text == """
        core/Network/project.yml:6:20: warning: ISSNetwork (core) depends on Log.framework, which \
        a/project.yml and b/project.yml both provide [ambiguous-link]
          help: rename one of them, or exclude a spec under `specs:` in .archlint.yml
          a/project.yml:3:3: note: A/Log, which archlint uses
          b/project.yml:3:3: note: B/Log
          core/Network/project.yml:6:20: note: they also share Mail.framework
        """)
  }

  @Test("a dependency that is listed twice is an error at the second place")
  func duplicate() throws {
    var drawn = NoticedSpec()
    drawn.add(
      Notice(
        .duplicateDependency, "ISSLog", at: NoticedSpec.place(7, 17), spec: drawn.spec,
        target: drawn.target,
        notes: [Note("first listed here", at: NoticedSpec.place(6, 17))]))
    #expect(
      try drawn.trial("duplicate-link").text == """
        core/Network/project.yml:7:17: error: duplicate dependency ISSLog in ISSNetwork (core) \
        [duplicate-link]
          help: remove one entry; XcodeGen rejects duplicates
          core/Network/project.yml:6:17: note: first listed here
        """)
  }
}
