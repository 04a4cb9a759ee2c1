import Foundation
import Modules
import TestSupport
import Testing

@testable import SystemIO
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
      "Generated", "core/Generated", "generated", "core/Gone", "ü.gen.swift", ":x.gen.swift",
      "Generate",
      "../elsewhere.gen.swift",
    ]
    #expect(
      Git.ignored(paths, in: path("repository")) == [
        "Generated", "core/Generated", "generated", "ü.gen.swift", ":x.gen.swift",
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

  @Test("a path behind a symbolic link does not keep git from telling of the others")
  func links() throws {
    try makeRepository()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/repository/link", withDestinationPath: "core")
    #expect(Git.ignored(["link/Gone", "Generated"], in: path("repository")) == ["Generated"])
  }

  @Test("neither hooks nor the folder where archlint runs have a say in which git answers, and how")
  func safety() throws {
    try makeRepository()
    try folder.write("#!/bin/sh\ntouch $TRACE\n", to: "repository/git")
    try folder.write(
      "name: A\ntargets: {A: {type: framework, platform: iOS, sources: [Generated, .]}}\n",
      to: "repository/core/project.yml")
    let result = try BuiltProgram.run(
      shell: """
        chmod +x git; git config core.fsmonitor "$PWD/git"; git config core.hooksPath "$PWD"
        export TRACE=$PWD/trace GIT_DIR=elsewhere GIT_INDEX_FILE=index
        PATH=.::none:$PATH $archlint check --only missing-source
        test -e trace && echo called
        """, in: "\(folder.path)/repository")
    #expect(
      result.output == """
        Checked 1 target in 1 spec (0 links, 1 rule).
        No findings.

        """)
    #expect(result.problems == "")
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
