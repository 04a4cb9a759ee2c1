import Foundation
import Pages
import TestSupport
import Testing

@testable import archlint

/// `init --ci` writes the file that the page of a service shows, and nothing else.
@Suite("init --ci")
struct ServiceFileTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try folder.write("", to: ".git/objects/.keep")
    try folder.write("", to: ".git/refs/.keep")
    return folder
  }

  private func initialize(_ words: [String], in folder: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: "$archlint init --ci \(words.joined(separator: " "))", in: folder)
  }

  /// What a page shows between its first fences.
  private func shown(of service: ServiceFile) throws -> String {
    let page = try String(
      contentsOf: SharedFiles.package.appending(path: "docs/ci/\(service.rawValue).md"),
      encoding: .utf8)
    return try #require(page.firstMatch(of: /(?s)\n```\w+\n(.*?\n)```\n/)).1.description
  }

  @Test("writes the file of the page where its service looks", arguments: ServiceFile.allCases)
  func writes(service: ServiceFile) throws {
    let folder = try repository()
    let result = try initialize([service.rawValue], in: folder.path)
    let text = try shown(of: service)
    let build = "swift build -c release --product archlint --package-path ../archlint\n"
    #expect(
      ServiceFile.isReleased
        ? result.output == "wrote \(service.path)\nNext: commit it\n"
        : result.output.contains("Next: there is no release yet") && result.output.contains(build))
    #expect(!result.output.contains("docs/"))
    #expect(result.problems == "" && result.exitCode == 0)
    let file = "\(folder.path)/\(service.path)"
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(FileManager.default.isExecutableFile(atPath: file) == (service == .xcodeCloud))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint.yml"))
    // A second run changes nothing.
    try folder.write("mine\n", to: service.path)
    let again = try initialize([service.rawValue], in: folder.path)
    #expect(again.exitCode == 2 && again.output == "")
    #expect(again.problems.hasPrefix("archlint: error: cannot write `\(service.path)`"))
    #expect(again.problems.contains("`--print` shows what to add to it"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine\n")
    #expect(try initialize([service.rawValue, "--print"], in: folder.path).output == text)
  }

  @Test(
    "runs on pushes to the default branch",
    arguments: [
      ("git init -q -b trunk", "trunk"), ("git init -q -b master", "master"),
      ("git init -q -b work && $commit && git branch master", "master"),
      (
        """
        git init -q -b work && $commit && git update-ref refs/remotes/origin/next HEAD
        git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/next
        """, "next"
      ),
    ])
  func branch(script: String, name: String) throws {
    let folder = try TemporaryFolder()
    let commit = "git -c user.name=a -c user.email=a@b.c commit -q --allow-empty -m a"
    let made = try BuiltProgram.run(
      shell: script.replacing("$commit", with: commit)
        + "\n$archlint init --ci github --print; $archlint init --ci bitbucket --print",
      in: folder.path)
    #expect(made.output.contains("    branches: [\(name)]\n"), "\(made.problems)")
    #expect(made.output.contains("  branches:\n    \(name):\n"), "\(made.problems)")
  }

  @Test("names the folder of a configuration below the top", arguments: ServiceFile.allCases)
  func folder(service: ServiceFile) throws {
    let folder = try repository()
    try folder.write("{}\n", to: "apps/ios/.archlint.yml")
    let result = try initialize([service.rawValue], in: "\(folder.path)/apps/ios")
    #expect(result.output.hasPrefix("wrote ../../\(service.path)\n"))
    let lines = try String(contentsOfFile: "\(folder.path)/\(service.path)", encoding: .utf8)
      .split(separator: "\n")
    let isNamed = { (line: Substring) in
      service == .github
        ? line == "          path: apps/ios" : line.contains("archlint check apps/ios")
    }
    #expect(lines.contains(where: isNamed))
    #expect(!lines.contains { $0.contains("archlint check") && !isNamed($0) })
    // What has to be quoted is not written.
    try folder.write("{}\n", to: "a b/.archlint.yml")
    let odd = try initialize([service.rawValue, "--print"], in: "\(folder.path)/a b")
    #expect(odd.exitCode == 2 && odd.output == "")
    #expect(odd.problems.contains("the path `a b` would have to be quoted"))
  }

  @Test("writes nothing through a link that leads out of the repository")
  func link() throws {
    let folder = try repository()
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/.github", withDestinationPath: other.path)
    let result = try initialize(["github"], in: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.problems.contains("a symbolic link leads out of the project"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
  }
}
