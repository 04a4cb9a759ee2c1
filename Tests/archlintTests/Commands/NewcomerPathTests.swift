import Foundation
import TestSupport
import Testing

/// From nothing to a gate that passes, with the file for CI, in the commands of the README.
@Suite("A newcomer's path")
struct NewcomerPathTests {
  private static let path = [
    "$archlint check || true", "$archlint init --baseline", "$archlint init --ci github",
    "$archlint check", "git add . && git commit -qm 'Check the architecture'",
  ]

  @Test("takes at most six commands, and then only a new finding fails")
  func path() throws {
    #expect(Self.path.count <= 6)
    let example = try Example("legacy")
    let author = "export GIT_{AUTHOR,COMMITTER}_NAME=a GIT_{AUTHOR,COMMITTER}_EMAIL=a@b; "
    _ = try example.run(
      author
        + "rm .archlint.yml .archlint-baseline.yml; git init -q . && git add . && git commit -qm A")
    for command in Self.path {
      let run = try example.run(author + command)
      #expect(run.exitCode == 0, "\(command): \(run.output)\(run.problems)")
    }
    let files = try example.run("git show --name-only --format= HEAD").output
    #expect(
      files.split(separator: "\n") == [
        ".archlint-baseline.yml", ".archlint.yml", ".github/workflows/archlint.yml",
      ])
    let broken = try example.run(
      #"perl -pi -e 's|(\[Core/Tokens\])|$1\n    dependencies: [target: Catalogue]|' core.yml; "#
        + "$archlint check")
    #expect(broken.exitCode == 1)
    #expect(broken.output.contains("[upward-link]"))
  }

  @Test("leaves out of the first baseline what fails nothing")
  func infos() throws {
    let project = try DrawnProject(
      """
      App/Main -> Chat
      Features/Chat -> Net
      Features/Map -> Net, Chat
      Basis/Net -> Log
      Basis/Log
      """)
    // An import of what is linked only through Net is an info.
    try project.write(
      """
      name: Map
      targets:
        Map:
          type: framework
          platform: iOS
          sources: [Map.swift]
          dependencies:
            - {framework: Net.framework, implicit: true}
            - {framework: Chat.framework, implicit: true}
      """, to: "Features/Map")
    try project.folder.write("import Chat\nimport Log\nimport Net\n", to: "Features/Map/Map.swift")
    let result = try project.run("$archlint init --baseline")
    #expect(
      result.output.contains("wrote .archlint-baseline.yml: 1 finding accepted\n"), "\(result)")
    let baseline = try project.run("cat .archlint-baseline.yml").output
    #expect(baseline.contains("same-layer-link") && !baseline.contains("transitive-import"))
    let check = try project.run("$archlint check --full")
    #expect(check.exitCode == 0 && check.output.contains("[transitive-import]"), "\(check)")
  }
}
