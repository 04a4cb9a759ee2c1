import Loaders
import Modules
import TestSupport
import Testing

/// Saved output of `swift package dump-package` as a graph.
struct PackageTests {
  /// One line a link, `from -> to`, with `(order)` where nothing is linked.
  private static func lines(_ graph: ModuleGraph) -> [String] {
    graph.links.map { link in
      let to =
        switch link.to {
        case .target(let id): graph.targets[id.index].name
        case .external(let id):
          "[\(graph.externals[id.index].name) of \(graph.externals[id.index].package ?? "?")]"
        }
      let suffix = link.links ? "" : " (order)"
      return "\(graph.targets[link.from.index].name) -> \(to)\(suffix)"
    }
  }

  private static func graph(_ drawing: String) -> (ModuleGraph, LoadedParts) {
    let files = DrawnFiles(drawing)
    let disk = ProjectFiles.inMemory(files)
    let loaded = ProjectLoader(files: disk, environment: [:])
      .read(files.files.keys.filter { $0.lowercased().hasSuffix(".json") })
    let graph = loaded.graph(by: JoiningOptions(exists: { disk.kind($0) != nil }))
    return (graph, loaded)
  }

  @Test("a package alone is no spec alone, of which others are only unknown")
  func alone() {
    let (_, set) = PackageTests.graph(
      """
      == kit/package.json
      {"name": "Kit", "packageKind": {"root": ["/kit"]}, "dependencies": [], "products": [],
       "targets": [{"name": "Kit", "type": "regular", "dependencies": []}]}
      """)
    #expect(set.parts.count == 1)
    #expect(!set.isLoneSpec)
    #expect(set.includes.isEmpty)
  }

  @Test(
    "a manifest names the place of a package that is not there, and of one with its name",
    arguments: [true, false])
  func missingPackage(hasProject: Bool) {
    func package(_ name: String, _ dependencies: String) -> String {
      """
      == \(name)/Package.swift
      // swift-tools-version: 5.9
      let package = Package(
        name: "\(name.lastPathName)", dependencies: [\(dependencies)], targets: [])
      """
    }
    let named = ["../Core/Kit", "../Kit", "../Gone", "~/Kit"].enumerated().map { number, path in
      ".\(["①", "②", "③", "④"][number])package(path: \"\(path)\")"
    }
    let files = DrawnFiles(
      """
      \(package("Core/Kit", ""))
      \(package("App", named.joined(separator: ", ")))
      \(hasProject ? "== Project.swift" : "== Project.txt")
      import ProjectDescription
      let project = Project(name: "P", packages: [.package(path: ⑤"Nowhere")], targets: [])
      """)
    let disk = ProjectFiles.inMemory(files)
    let graph = ProjectLoader(files: disk, environment: [:]).read(Array(files.files.keys))
      .graph(by: JoiningOptions(exists: { disk.kind($0) != nil }))
    #expect(
      graph.notices.filter { $0.kind != .repeatedPackage }.map { notice in
        "\(files.name(of: notice.place)) \(notice.kind) \(notice.path ?? "")"
          + notice.notes.map { ": \($0.text) \(files.name(of: $0.place))" }.joined()
      }
        == [
          // Xcode takes what its project has.
          hasProject
            ? nil
            : "② missingPackage Kit: a package of this name is here Core/Kit/Package.swift:2:15",
          "③ missingPackage Gone",
          hasProject ? "⑤ missingPackage Nowhere" : nil,
        ].compactMap { $0 })
  }

  @Test("modules are called as `swift package describe` calls them")
  func moduleNames() {
    let (graph, _) = PackageTests.graph(
      """
      == kit/package.json
      {"name": "Kit", "packageKind": {"root": ["/kit"]}, "dependencies": [], "products": [],
       "targets": [{"name": "1T", "type": "regular", "dependencies": []},
        {"name": "12-a", "type": "regular", "dependencies": []}]}
      """)
    #expect(Set(graph.targets.flatMap(\.moduleNames)) == ["_T", "_2_a"])
  }

  @Test("a manifest of Tuist's dependencies has only the targets whose folders exist")
  func dependenciesOfTuist() {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
      import ProjectDescription
      let packageSettings = PackageSettings(productTypes: ["Zip": .framework])
      #endif
      let package = Package(name: "Outer", targets: [.target(name: "Outer"), .target(name: "Own")])
      """
    func names(_ text: String) -> [String] {
      let disk = ProjectFiles.inMemory(
        DrawnFiles("== Package.swift\n\(text)\n== Sources/Own/Own.swift\nlet own = 1"))
      let loaded = ProjectLoader(files: disk, environment: [:]).read(["Package.swift"])
      return loaded.graph(by: JoiningOptions(exists: { disk.kind($0) != nil })).targets.map(\.name)
    }
    #expect(names(manifest) == ["Own"])
    #expect(names(manifest.replacing("TUIST", with: "OTHER")) == ["Outer", "Own"])
  }

  @Test func targetsProductsAndPlugins() {
    let (graph, set) = PackageTests.graph(
      """
      == kit/package.json
      {"name": "Kit", "packageKind": {"root": ["/elsewhere"]}, "toolsVersion": {"_version": "6.0.0"},
       "dependencies": [
        {"sourceControl": [{"identity": "swift-log", "nameForTargetDependencyResolutionOnly": "Logs"}]}],
       "products": [{"name": "KitLib", "targets": ["Kit-Core"], "type": {"library": ["automatic"]}}],
       "targets": [
        {"name": "Kit-Core", "type": "regular", "dependencies": [], "path": "Code/./Core"},
        {"name": "tool", "type": "executable", "dependencies": [
          {"byName": ["Kit-Core", null]}, {"byName": ["Logs", null]},
          {"product": ["Logging", "logs", null, {"platformNames": ["linux"]}]},
          {"target": ["KitCore", null]}],
         "pluginUsages": [{"plugin": ["Gen", null]}]},
        {"name": "Gen", "type": "plugin", "dependencies": []},
        {"name": "KitTests", "type": "test", "dependencies": [{"target": ["Kit-Core", null]}]},
        {"name": "odd", "type": "wonder", "dependencies": [{"wish": ["x"]}]}]}
      == app/package.json
      {"name": "App", "packageKind": {"root": ["/app"]}, "products": [],
       "dependencies": [{"fileSystem": [{"identity": "kit", "path": "/kit"}]}],
       "targets": [{"name": "App", "type": "regular", "dependencies": [
         {"product": ["KitLib", "kit", null, null]}]}]}
      == kit/Tests/KitTests/T.swift
      == kit/Code/Core/C.swift
      """)
    #expect(set.parts.allSatisfy { !$0.isProject })
    #expect(
      PackageTests.lines(graph) == [
        "App -> Kit-Core", "KitTests -> Kit-Core", "tool -> Kit-Core", "tool -> [Logs of ?]",
        "tool -> [Logging of swift-log]", "tool -> Gen (order)",
      ])
    let entries = graph.links.map(graph.entry)
    #expect(entries.first { $0.reference == "Logging" }?.platformFilters == ["linux"])
    #expect(
      graph.targets.map { "\($0.name) \($0.type.rawValue) \($0.productName)" } == [
        "App library.static App", "Gen  Gen", "Kit-Core library.static Kit_Core",
        "KitTests bundle.unit-test KitTests", "tool tool tool",
      ])
    #expect(graph.targets.allSatisfy { $0.linkage == .none })
    #expect(graph.targets.map { $0.sources.map(\.path) }[2] == ["kit/Code/Core"])
    #expect(graph.targets.map { $0.sources.map(\.path) }[3] == ["kit/Tests/KitTests"])
    #expect(graph.notices.map(\.subject) == ["KitCore"])
    #expect(graph.notices.map(\.suggestion) == ["Kit-Core"])
    #expect(graph.notices.map { $0.place.file } == ["kit/package.json"])
    #expect(
      graph.links.first { $0.from.index == 4 }.map { graph.place(of: $0).file }
        == "kit/package.json")
    #expect(set.problems.map(\.severity) == [.warning])
  }

  @Test func aSpecInJSONIsNoPackage() {
    let (_, set) = PackageTests.graph(
      """
      == project.json
      {"name": "App", "targets": {"A": {"type": "framework", "platform": "iOS"}}}
      """)
    #expect(set.parts.count == 1)
    #expect(set.parts.allSatisfy { $0.isProject })
  }

  @Test("Without a name or targets it is a problem where they should stand")
  func incomplete() {
    let drawing = """
      == kit.JSON
      ①{"packageKind": {"root": ["/kit"]}, "targets": ②{}}
      """
    let (_, set) = PackageTests.graph(drawing)
    let files = DrawnFiles(drawing)
    #expect(
      set.problems.map { "\($0.place.map(files.name) ?? "-") \($0.severity) \($0.message)" } == [
        "① error a package needs a `name`", "② error a package needs a list of `targets`",
      ])
    #expect(set.parts.allSatisfy { !$0.isProject })
  }

  @Test("What is no JSON is a problem at the place where it breaks")
  func broken() {
    let drawing = """
      == package.json
      {"name": "Kit", "packageKind": ①wrong}
      """
    let (_, set) = PackageTests.graph(drawing)
    let files = DrawnFiles(drawing)
    #expect(set.parts.allSatisfy { $0.isProject })
    #expect(set.problems.map { $0.place.map(files.name) } == ["①"])
    #expect(set.problems.map(\.severity) == [.error])
  }
}
