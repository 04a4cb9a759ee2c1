import Documents
import Loaders
import Modules
import Testing

// Projects that are not whole.
extension ProjectTests {
  @Test("that a merge or a full disk has spoiled is an error, and its rest is read")
  func spoiled() throws {
    let text = Self.project(Self.framework("A", links: [Self.built("B")]), Self.framework("B"))
    let merged = text.replacing("\tobjects = {", with: "<<<<<<< HEAD\n\tobjects = {")
    let (graph, problems) = Self.graph(["A.xcodeproj/project.pbxproj": merged])
    #expect(graph.targets.map(\.name) == ["A", "B"])
    #expect(problems.map(\.message) == ["a merge conflict is left in this file"])
    let half = String(text.prefix(text.count / 2))
    let cut = Self.graph(["A.xcodeproj/project.pbxproj": half])
    #expect(cut.1.contains { $0.severity == .error && $0.place != nil })
    let empty = Self.graph(["A.xcodeproj/project.pbxproj": ""])
    #expect(empty.1.map(\.message) == ["property list: the file is empty"])
  }

  @Test("names ids that lead nowhere, once each")
  func dangling() throws {
    let text = Self.project(Self.framework("A"))
      .replacing("\"targets\" = (", with: "\"targets\" = (GONE, GONE, ")
    let problems = Self.graph(["A.xcodeproj/project.pbxproj": text]).1
    #expect(
      problems.map(\.message)
        == Array(
          repeating: "the id `GONE` is not an object of this project", count: 2))
    #expect(problems.allSatisfy { $0.severity == .warning && ($0.place?.line ?? 0) > 3 })
  }
}
