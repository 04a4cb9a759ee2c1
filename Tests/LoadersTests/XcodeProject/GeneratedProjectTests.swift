import Documents
import Foundation
import Loaders
import Modules
import TestSupport
import Testing

/// Xcode projects generated from public specs, rewritten from another reader's results: they have
/// the graph of their specs.
@Suite("A generated project")
struct GeneratedProjectTests {
  @Test("is read as the record of it says")
  func roundTrip() throws {
    for judged in try ProjectTexts.judged("generated") + ProjectTexts.judged() {
      guard judged.expected["error"] == nil, let record = judged.expected as? [String: Any] else {
        continue
      }
      let text = PlainProject.text(of: record)
      let source = Source(name: judged.file, bytes: Array(text.utf8))
      let (project, problems) = XcodeProject.read(source)
      let found = try JSONSerialization.jsonObject(with: Data(try #require(project).json))
      #expect(problems.isEmpty, "\(judged): \(problems)")
      #expect(judged.expected.isEqual(found), "\(judged)")
    }
  }

  @Test(
    "has the targets and links of its spec",
    .enabled(if: ProjectTexts.areThere, Comment(rawValue: ProjectTexts.absence)))
  func graphs() throws {
    let records = Dictionary(grouping: try ProjectTexts.judged("generated"), by: \.repository)
    var compared = 0
    for (repository, projects) in records.sorted(by: { $0.key < $1.key }) {
      guard let folder = ProjectTexts.folder?.appending(path: repository),
        FileManager.default.fileExists(atPath: folder.path)
      else { continue }
      let specs = SharedFiles.files(in: folder).filter { $0.hasSuffix(".yml") }
      let disk = ProjectFiles.onDisk(below: folder)
      let parts = ProjectLoader(files: disk, environment: [:]).read(specs)
      let names = Set(projects.map { String($0.file.dropLast("/project.pbxproj".count)) })
      let own = parts.parts.filter { names.contains($0.container?.projectFile ?? "") }
      let texts = Dictionary(
        projects.map { judged in
          (judged.file, Array(PlainProject.text(of: judged.expected as? [String: Any] ?? [:]).utf8))
        }, uniquingKeysWith: { $1 })
      let memory = ProjectFiles(
        read: { path throws(ProjectFiles.Failure) in
          if let bytes = texts[path] { return bytes }
          return try disk.read(path)
        }, kind: { texts[$0] == nil ? disk.kind($0) : .file })
      let made = ProjectLoader(files: memory, environment: [:]).read(Array(texts.keys)).graph()
      let meant = ProjectLoader(files: disk, environment: [:]).read(own.map(\.path)).graph()
      compared += own.count
      let (mine, theirs) = (lines(made), lines(meant))
      let known = Set(meant.targets.map(\.name))
      let difference = mine.symmetricDifference(theirs).filter { line in
        known.contains(String(line.prefix { $0 != " " }))
      }
      #expect(difference.isEmpty, "\(repository)")
      for line in difference.sorted() {
        print("\(repository): \(mine.contains(line) ? "project" : "spec   ") \(line)")
      }
    }
    print("\(compared) specs compared")
  }

  @Test("is compared with its spec on request, link by link")
  func outdated() {
    let spec = """
      name: A
      targets:
        A: {type: framework, platform: iOS, dependencies: [target: B]}
        B: {type: framework, platform: iOS}
      """
    func differences(_ project: String) -> [[String]] {
      let files = ["A.xcodeproj/project.pbxproj": project, "project.yml": spec]
      return ProjectTests.loaded(files).graph(by: JoiningOptions(comparesProjects: true))
        .outdatedProjects.map { $0.differences.map(\.text) }
    }
    let (b, c) = (ProjectTests.framework("B"), ProjectTests.framework("C"))
    func a(links: String...) -> [String: Any] {
      ProjectTests.framework("A", links: links.map(ProjectTests.built))
    }
    #expect(differences(ProjectTests.project(a(links: "B"), b)) == [])
    #expect(differences(ProjectTests.project(a(), b)) == [["only in the spec: A links B"]])
    #expect(
      differences(ProjectTests.project(a(links: "B", "C"), c)) == [
        [
          "only in the project: A links C", "only in the project: target C (framework)",
          "only in the spec: A links B", "only in the spec: target B (framework)",
        ]
      ])
    let type = "com.apple.product-type.framework.static"
    let library = ProjectTests.framework("B", more: ["type": type])
    #expect(
      differences(ProjectTests.project(a(links: "B"), library)) == [
        [
          "only in the project: target B (framework.static)",
          "only in the spec: target B (framework)",
        ]
      ])
    #expect(differences("// damaged") == [])
  }

  @Test("is compared with its manifest of Tuist, too")
  func outdatedOfTuist() {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "A", targets: [
        .target(
          name: "A", destinations: .iOS, product: .framework, bundleId: "a",
          dependencies: [.target(name: "B"), .external(name: "Log")]),
        .target(name: "B", destinations: .iOS, product: .framework, bundleId: "b"),
      ])
      """
    func differences(_ links: String...) -> [[String]] {
      let project = ProjectTests.project(
        ProjectTests.framework("A", links: links.map(ProjectTests.built)),
        ProjectTests.framework("B"))
      let files = ["A.xcodeproj/project.pbxproj": project, "Project.swift": manifest]
      return ProjectTests.loaded(files).graph(by: JoiningOptions(comparesProjects: true))
        .outdatedProjects.map { $0.differences.map(\.text) }
    }
    #expect(differences("B", "Log") == [])
    #expect(differences("Log") == [["only in the manifest: A links B"]])
  }

  /// Targets and links, as far as both ways of writing them say the same.
  private func lines(_ graph: ModuleGraph) -> Set<String> {
    let targets = graph.targets.map { target in
      "\(target.name) \(target.type.rawValue) \(target.linkage) \(target.builtFile)"
    }
    let links = graph.links.filter { $0.links || $0.embeds }.map { link in
      "\(graph[link.from].name) \(link.links ? "links" : "") \(link.embeds ? "embeds" : "") "
        + graph.productName(of: link.to)
    }
    return Set(targets + links)
  }
}
