import Documents
import Modules
import Synchronization
import Testing

@testable import Loaders

/// The name of each test ends with its guard.
@Suite("The bounds of a search for sources")
struct SourceWalkBoundTests {
  /// A target with the sources `S`, where three folders lie: one with a source, one that cannot be
  /// listed, one on another device.
  private let files = ProjectFiles(
    read: { path throws(ProjectFiles.Failure) in
      guard path == "project.yml" else { throw .missing }
      return Array("name: A\ntargets: {A: {type: framework, platform: iOS, sources: [S]}}".utf8)
    }, kind: { $0.hasSuffix(".swift") ? .file : .folder },
    list: { path throws(ProjectFiles.Failure) in
      if path == "S/closed" { throw .unreadable("denied") }
      let names = path == "S" ? ["fine", "closed", "away"] : []
      let device: UInt64 = path == "S/away" ? 2 : 1
      return FolderListing(
        names.map { .init($0, .folder) },
        identity: .init(device: device, number: SourceWalkBoundTests.number(of: path)))
    })

  private static func number(of path: String) -> UInt64 {
    path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
  }

  private var graph: ModuleGraph {
    ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
  }

  @Test("what cannot be listed is an error, another device a warning (SourceWalk.listing)")
  func folders() {
    let lines = SourceReader(files).read(graph.targets).problems.map { problem in
      "\(problem.place?.file ?? "-"): \(problem.severity.rawValue): \(problem.message)"
    }
    #expect(
      lines == [
        "S/away: warning: source path `S/away` is on another device, so their imports are unknown",
        "S/closed: error: this source cannot be read: denied, so its imports are unknown",
      ])
    #expect(SourceReader(files, entersOtherDevices: true).read(graph.targets).problems.count == 1)
  }

  /// So many targets with the same source, which imports so much, and how often it was asked for.
  private func shared(
    by targets: Int, imports: Int, named length: Int = 1
  ) -> (result: SourceReader.Result, asked: Int) {
    let asked = Mutex(0)
    let target = "{type: framework, platform: iOS, sources: [{path: S.swift, excludes: [x]}]}"
    let spec = "name: A\ntargets:\n" + (0..<targets).map { "  t\($0): \(target)\n" }.joined()
    let source = (0..<imports).map {
      "import \(String(repeating: "A", count: length))\($0)\n"
    }.joined()
    let files = ProjectFiles(
      read: { Array(($0 == "S.swift" ? source : spec).utf8) },
      kind: { path in
        if path == "S.swift" { asked.withLock { $0 += 1 } }
        return .file
      })
    let graph = ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
    asked.withLock { $0 = 0 }
    return (SourceReader(files).read(graph.targets), asked.withLock { $0 })
  }

  @Test("what many targets have alike is looked for once (SourceWalk.known)")
  func once() {
    let (result, asked) = shared(by: 50, imports: 1)
    #expect(asked == 1 && result.problems.isEmpty && result.sources.total == 1)
  }

  @Test("what more targets share than anybody's is an error (SourceReader.bound)")
  func sharing() {
    #expect(shared(by: 250, imports: 900).result.problems.isEmpty)
    // Each of them repeats a long name.
    #expect(shared(by: 900, imports: 1, named: 200_000).result.problems.count == 1)
    let problems = shared(by: 300, imports: 900).result.problems
    #expect(
      problems.map { "\($0.place?.file ?? "-"): \($0.severity.rawValue): \($0.message)" } == [
        "S.swift: error: too many targets share sources from this one on, so their imports are unknown"
      ])
  }

  /// The notices for a source with so many alternatives in braces.
  private func said(ofBraces counts: [Int]) -> [String] {
    let braces = counts.map { count in
      "{" + (0..<count).map { "f\($0)" }.joined(separator: ",") + "}"
    }.joined()
    let source = #"{path: S, excludes: ["\#(braces)"]}"#
    let spec = "name: A\ntargets: {A: {type: framework, platform: iOS, sources: [\(source)]}}"
    let files = ProjectFiles(
      read: { _ in Array(spec.utf8) }, kind: { _ in .folder },
      list: { _ in FolderListing([], identity: .init(device: 0, number: 0)) })
    let graph = ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
    return SourceReader(files).read(graph.targets).problems.map {
      "\($0.place?.file ?? "-"): \($0.severity.rawValue): \($0.message)"
    }
  }

  @Test("braces that stand for more texts than anybody's are an error (SourceChoice.isWhole)")
  func braces() {
    let error =
      "S: error: source path `S` has patterns whose braces expand to too many strings, so their "
      + "imports are unknown"
    #expect(said(ofBraces: [16, 16]) == [])
    #expect(said(ofBraces: [16, 17]) == [error])
    #expect(said(ofBraces: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]) == [error])
  }

  @Test("more folders than are looked into are left out (SourceWalk.mostFolders)")
  func bound() {
    var walk = SourceWalk(files, entersOtherDevices: true, mostFolders: 2)
    let graph = graph
    for id in graph.targetIDs { _ = walk.sources(of: graph[id]) }
    #expect(walk.leftOut[.beyondBound]?.isEmpty == false)
  }
}
