import Imports
import Loaders
import Modules
import TestSupport
import Testing

/// Which files belong to a target, for each shape of `sources:`.
struct TargetSourcesTests {
  private static let tree = """
    App/A.swift
    App/B.h
    App/B.m
    App/.hidden/C.swift
    App/.D.swift
    App/Pods/E.swift
    App/Sub/F.swift
    App/Sub/Deep/G.swift
    App/Sub/GTests.swift
    App/Assets.xcassets/H.swift
    App/Docs.docc/I.swift
    App/en.lproj/J.storyboard
    App/readme.md
    App/link -> Other
    App/loop -> App/loop
    App/up -> App
    Other/K.swift
    With.Point/L.swift
    """

  /// The files of a target by their modules' names, and all notices.
  private func files(_ sources: String, options: String = "") throws -> [String] {
    let tree = DrawnTree(TargetSourcesTests.tree)
    let spec = """
      name: App
      options: {\(options)}
      targets:
        App:
          type: application
          platform: iOS
          sources: \(sources)
      """
    let files = ProjectFiles.drawn(tree, spec: spec)
    let graph = ProjectLoader(files: files, environment: [:]).read(["project.yml"]).graph()
    let result = SourceReader(files).read(graph.targets)
    let app = try #require(graph.targetIDs.first)
    // The loop may hide a folder of sources.
    #expect(result.problems.compactMap(\.place?.file).filter { $0 != "App/loop" } == [])
    return result.sources.files(of: app).flatMap { $0.imports.map(\.module) }.sorted()
  }

  private static let all = [
    "A.swift", "B.h", "B.m", "C.swift", "D.swift", "E.swift", "F.swift", "G.swift",
    "GTests.swift", "J.storyboard", "K.swift",
  ].map(module)

  private static func module(_ file: String) -> String {
    String(file.split(separator: ".")[0]) + (file.hasSuffix(".h") ? "Header" : "")
  }

  @Test("a folder is walked fully, but not into wrappers")
  func folder() throws {
    for sources in ["App", "[App]", "[{path: App}]", "[{path: App/}]", "[App, App/Sub]"] {
      #expect(try files(sources) == TargetSourcesTests.all.sorted(), "\(sources)")
    }
  }

  @Test(arguments: [
    ("App/A.swift", ["A"]), ("[App/Sub, Other]", ["F", "G", "GTests", "K"]),
    ("[{path: App/Sub, excludes: [\"*Tests.swift\"]}]", ["F", "G"]),
    ("[{path: App/Sub, excludes: [Deep]}]", ["F", "GTests"]),
    ("[{path: App/Sub, excludes: [\"**/*.swift\"]}]", []),
    ("[{path: App/Sub, excludes: [\"{F,Deep/G}.swift\"]}]", ["GTests"]),
    ("[{path: App/Sub, excludes: [\"[A-F].swift\", \"*/\"]}]", []),
    ("[{path: App/Sub, includes: [\"*.swift\"]}]", ["F", "GTests"]),
    ("[{path: App/Sub, includes: [\"Deep/**\"]}]", ["G"]),
    ("[{path: App/Sub, includes: [\"**/*.swift\"], excludes: [\"Deep/*\"]}]", ["F", "GTests"]),
    // `**` skips a Pods folder directly below, `*` and the name don't.
    ("[{path: App, includes: [\"**/E.swift\"]}]", []),
    ("[{path: App, includes: [\"*/E.swift\"]}]", ["E"]),
    ("[{path: App, includes: [\"Pods/**\"]}]", ["E"]),
    // A point at the start is not matched by a star.
    ("[{path: App, includes: [\"*.swift\"]}]", ["A"]),
    ("[{path: App, includes: [\".*.swift\"]}]", ["D"]),
    ("[{path: App, type: folder}]", []),
    ("[{path: App/Sub, type: syncedFolder}]", ["F", "G", "GTests"]),
    ("[{path: App, buildPhase: none}]", []), ("[{path: App, buildPhase: resources}]", ["J"]),
    ("[{path: App, buildPhase: headers}]", ["B", "BHeader"]),
    ("[{path: Other, buildPhase: sources}]", ["K"]),
    ("[{path: Other, buildPhase: {copyFiles: {destination: resources}}}]", []),
    // A name with an extension is a file, unless declared otherwise.
    ("With.Point", []), ("[{path: With.Point, type: group}]", ["L"]),
    ("[{path: Missing, optional: true}, App/A.swift]", ["A"]),
  ])
  func shape(_ sources: String, _ expected: [String]) throws {
    #expect(try files(sources) == expected)
  }

  @Test("an ending that is not compiled is not read")
  func fileTypes() throws {
    #expect(try files("App/Sub", options: "fileTypes: {swift: {buildPhase: none}}") == [])
    #expect(
      try files("Other", options: "fileTypes: {swift: {buildPhase: sources}}") == ["K"])
  }
}

extension ProjectFiles {
  /// A tree next to a spec; each source imports a module of its name.
  fileprivate static func drawn(_ tree: DrawnTree, spec: String) -> ProjectFiles {
    @Sendable func kind(_ path: String) -> Kind? {
      if (try? tree.list(path)) != nil { return .folder }
      let parts = path.split(separator: "/").map(String.init)
      let folder = parts.dropLast().joined(separator: "/")
      return (try? tree.list(folder))?.entries.contains { $0.name == parts.last } == true
        ? .file : nil
    }
    return ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        if path == "project.yml" { return Array(spec.utf8) }
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let module = String(file.split(separator: ".")[0])
        let text =
          file.hasSuffix(".storyboard")
          ? "<a customModule=\"\(module)\"/>"
          : file.hasSuffix(".h")
            ? "@import \(module)Header;"
            : file.hasSuffix(".m") ? "@import \(module);" : "import \(module)"
        return Array(text.utf8)
      },
      kind: kind, list: { path throws(ProjectFiles.Failure) in try tree.list(path) })
  }
}
