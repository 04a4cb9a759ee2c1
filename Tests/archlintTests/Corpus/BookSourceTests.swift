import Foundation
import TestSupport
import Testing

/// The sample of the book with its sources, which no folder of specs alone has: the folder
/// `iss_modular_architecture` of its repository, where `ARCHLINT_BOOK` says.
private let book = ProcessInfo.processInfo.environment["ARCHLINT_BOOK"].map { URL(filePath: $0) }

@Suite(
  "The sources of the book's framework",
  .enabled(if: book != nil, "needs the book's sample where ARCHLINT_BOOK says"))
struct BookSourceTests {
  private let temporary: TemporaryFolder
  private let project: CheckedProject

  init() throws {
    temporary = try TemporaryFolder()
    let folder = URL(filePath: temporary.path).appending(path: "book")
    try FileManager.default.copyItem(at: #require(book), to: folder)
    try temporary.write("rules: {unused-link: warning}\n", to: "book/.archlint.yml")
    project = try CheckedProject(folder)
  }

  @Test("one import has no link of its own, and it is reached through a service")
  func imports() {
    #expect(project.links(of: "undeclared-import") == [])
    #expect(project.links(of: "transitive-import") == ["ISSSpacesuit -> ISSNetwork"])
    let finding = project.findings.first { $0.rule == "transitive-import" }
    #expect(finding?.file == "domain/Spacesuit/Spacesuit/SpacesuitViewModel.swift")
    #expect(finding?.line == 12)
  }

  @Test("tests of an app import it by a name that nothing builds")
  func unknown() {
    #expect(project.links(of: "unknown-module") == ["CosmonautAppTests -> Cosmonaut"])
  }

  @Test("twelve links of modules with code are imported by no source")
  func unused() {
    let links = project.links(of: "unused-link")
    #expect(links.count == 12)
    #expect(links.contains("ISSSpacesuit -> ISSRadio"))
  }
}
