import Loaders
import Modules
import Synchronization
import TestSupport
import Testing

/// A loaded spec keeps only comments, or its text, without a visible effect.
@Suite("What is let go of")
struct LetGoTests {
  private static func load(
    _ drawing: String, keeping rest: ParsedFiles.Retention = .text
  ) -> LoadedParts {
    let drawn = DrawnFiles(drawing)
    let files = ProjectFiles.inMemory(drawn)
    let loading = ProjectLoader(
      files: files, environment: ["NAME": "Kit"],
      parsed: ParsedFiles(files, keeping: rest))
    return loading.read(drawn.files.keys.sorted(), named: ["d.yml"])
  }

  @Test("a spec that others include, read between them, is still what they include")
  func includedSpec() {
    let loaded = LetGoTests.load(
      """
      == a.yml
      name: A
      include: {path: d.yml, relativePaths: true}
      == d.yml
      name: D
      targets: {T: {type: framework, platform: iOS, dependencies: [{sdk: a.framework}]}}
      == z.yml
      name: Z
      include: {path: d.yml, relativePaths: true}
      """)
    let graph = loaded.graph()
    #expect(graph.targets.map { $0.provenance.map(\.step) } == [[.include], [], [.include]])
    #expect(
      graph.links.map { graph.entry(of: $0).provenance.map(\.step) } == [
        [.include], [], [.include],
      ])
  }

  @Test("an include below other folders is found again by each spec")
  func includeBelowFolders() {
    let specs = ["a", "b", "c"].map { name in
      """
      == \(name)/project.yml
      name: \(name)
      include: ../base/base.yml
      """
    }
    let loaded = LetGoTests.load(
      specs.joined(separator: "\n") + """

        == base/base.yml
        targets: {T: {type: framework, platform: iOS, sources: S}}
        """)
    let graph = loaded.graph()
    #expect(graph.targets.map { $0.sources.map(\.path) } == [["base/S"], ["base/S"], ["base/S"]])
    #expect(graph.targets.map { $0.provenance.count } == [1, 1, 1])
  }

  @Test(
    "comments and texts are the same as if all were held",
    arguments: [ParsedFiles.Retention.document, .text, .comments])
  func texts(rest: ParsedFiles.Retention) {
    let loaded = LetGoTests.load(
      """
      == a.yml
      name: A
      targets:
        T:
          type: framework
          platform: iOS
          dependencies:
            # archlint:allow cycle because of a
            - sdk: a.framework
              link: false
      == d.yml
      name: ${NAME}
      targets: {} # archlint:ignore cycle
      """, keeping: rest)
    #expect(loaded.parsed.exceptions.map(\.rule) == ["cycle"])
    #expect(loaded.parsed.exceptions.map(\.lines) == [8...9])
    #expect(loaded.parsed.failedExceptions.map { $0.place?.file } == ["d.yml"])
    #expect(loaded.parsed.source(of: "a.yml")?.lineCount == 10)
    #expect(loaded.parsed.sources.count == (rest == .document ? 2 : 0))
    #expect(loaded.parts.compactMap { $0.container?.name } == ["A", "Kit"])
  }

  @Test("a text that is another one by then is not shown")
  func changedText() {
    let texts = Mutex(["name: A\ntargets: {}\n", "name: A\n"])
    let files = ProjectFiles(
      read: { _ throws(ProjectFiles.Failure) in
        texts.withLock { Array($0.removeFirst().utf8) }
      }, kind: { _ in .file })
    let loaded = ProjectLoader(
      files: files, environment: [:], parsed: ParsedFiles(files, keeping: .comments)
    ).read(["a.yml"])
    #expect(loaded.parsed.hasRead("a.yml"))
    #expect(loaded.parsed.source(of: "a.yml") == nil)
  }
}
