import Foundation
import TestSupport
import Testing

/// Files outside of the project.
///
/// The name of each test ends with its guard.
@Suite("Outside of the project")
struct OutsideTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("password: [secret\n", to: "private.yml")
    try folder.write("targets: {A: {type: nonsense, platform: iOS}}\n", to: "shared.yml")
  }

  private func check(_ spec: String) throws -> BuiltProgram.Result {
    try folder.write(spec, to: "root/project.yml")
    return try BuiltProgram.run(shell: "cd root; $archlint check; true", in: folder.path)
  }

  @Test(
    "nothing is quoted, and an include is a warning (ProjectFiles.isForeign)",
    arguments: ["../private.yml", "link.yml"])
  func quotes(path: String) throws {
    _ = try BuiltProgram.run(
      shell: "mkdir root root/.git; ln -s ../private.yml root/link.yml", in: folder.path)
    let result = try check("name: A\ninclude: \(path)\n")
    #expect(result.problems.contains("\(path):1:"))
    #expect(!result.problems.contains("secret") && !result.output.contains("secret"))
    let readable = try check("name: A\ninclude: ../shared.yml\n")
    #expect(
      readable.problems.contains(
        "project.yml:2:10: warning: the included file ../shared.yml is outside of the project"))
    #expect(!readable.problems.contains("nonsense, platform"))
  }

  @Test("variables of the environment are left alone if asked (Invocation.environment)")
  func environment() throws {
    try folder.write(
      "name: A\ntargets: {\"${SECRET}\": {type: framework, platform: iOS}}\n",
      to: "root/project.yml")
    let script =
      "cd root; export SECRET=hush; $archlint dump project.yml; $archlint dump --no-environment project.yml"
    let result = try BuiltProgram.run(shell: script, in: folder.path)
    let names = result.output.split(separator: "\n").filter { $0.contains("\"name\": ") }
    #expect(names.count { $0.contains("hush") } == 1)
    #expect(names.count { $0.contains("${SECRET}") } == 1)
  }
}
