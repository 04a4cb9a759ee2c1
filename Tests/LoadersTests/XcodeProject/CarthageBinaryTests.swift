import Loaders
import Modules
import TestSupport
import Testing

/// A project knows the file of a binary, and Xcode copies nothing that its phases do not list.
@Suite("A binary of Carthage in a project of Xcode")
struct CarthageBinaryTests {
  @Test(
    "has the linkage of its file if that is built, and is embedded only by a target that lists it",
    arguments: [Linkage.static, .dynamic, nil])
  func binary(linkage: Linkage?) {
    let binary = ["file": "Carthage/Build/X.xcframework", "tree": "<group>"]
    let app = ProjectTests.framework(
      "App", links: [["file": "A.framework", "target": "A"]],
      more: ["type": "com.apple.product-type.application", "product": "App.app"])
    let text = ProjectTests.project(app, ProjectTests.framework("A", links: [binary]))
    let path = "x/App.xcodeproj/project.pbxproj"
    let files = ProjectFiles(
      read: { name throws(ProjectFiles.Failure) in
        guard name == path else { throw .missing }
        return Array(text.utf8)
      }, kind: { $0 == path ? .file : nil })
    let parts = ProjectLoader(files: files, environment: [:]).read([path])
    let binaryFile = "x/Carthage/Build/X.xcframework"
    let graph = parts.graph(
      by: JoiningOptions(binary: { PrebuiltBinary(linkage: $0 == binaryFile ? linkage : nil) }))
    let ends = graph.links.map { "\(graph[$0.from].name) \(graph.productName(of: $0.to))" }
    #expect(ends == ["A X", "App A"])
    #expect(graph.links.compactMap(\.external).map { graph[$0].linkage } == [linkage])
    // Before it is built, it may become anything.
    let unbuilt = parts.graph(
      by: JoiningOptions(
        exists: { $0 != binaryFile }, binary: { _ in PrebuiltBinary(linkage: .dynamic) }))
    #expect(unbuilt.externals.map(\.linkage) == [nil])
  }
}
