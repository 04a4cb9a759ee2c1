import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("git")
struct GitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Generated/\n*.gen.swift\n", to: "repository/.gitignore")
    try folder.write("", to: "repository/core/project.yml")
  }

  private func path(_ name: String) -> FilePath { FilePath("\(folder.path)/\(name)") }

  @Test("tells which missing paths it ignores, folders among them, however odd their names")
  func ignored() throws {
    try makeRepository()
    let paths = [
      "Generated", "core/Generated", "core/Gone", "ü.gen.swift", ":x.gen.swift", "Generate",
      "../elsewhere.gen.swift",
    ]
    #expect(
      Git.ignored(paths, in: path("repository")) == [
        "Generated", "core/Generated", "ü.gen.swift", ":x.gen.swift",
      ])
    #expect(Git.ignored(["Generated", "../Generated"], in: path("repository/core")).count == 2)
  }

  @Test("many paths are asked for in several rounds")
  func many() throws {
    try makeRepository()
    let paths = (0..<450).map { "\($0).gen.swift" }
    #expect(Git.ignored(paths + ["Gone"], in: path("repository")) == Set(paths))
  }

  @Test("outside of a repository nothing is ignored")
  func noRepository() throws {
    #expect(Git.ignored(["Generated"], in: path("repository")).isEmpty)
  }

  @Test("a missing source that git ignores is no finding")
  func check() throws {
    try makeRepository()
    try folder.write(
      """
      name: A
      targets:
        A: {type: framework, platform: iOS, sources: [Here, Generated, Gone]}
      """, to: "repository/core/project.yml")
    try folder.write("", to: "repository/core/Here/A.swift")
    let project = try CheckedProject(URL(fileURLWithPath: "\(folder.path)/repository"))
    #expect(project.links(of: "missing-source") == ["A -> Gone"])
  }

  private func makeRepository() throws {
    let made = try BuiltProgram.run(shell: "git init --quiet repository", in: folder.path)
    #expect(made.exitCode == 0)
  }
}
