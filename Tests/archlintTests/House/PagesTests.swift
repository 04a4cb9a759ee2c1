import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

/// What the pages about the package say of it is still so.
@Suite("The pages about the package")
struct PagesTests {
  private static let pages =
    SharedFiles.files(in: SharedFiles.package.appending(path: "docs"))
    .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + ["README.md"]

  private func text(of page: String) throws -> String {
    try String(contentsOf: SharedFiles.package.appending(path: page), encoding: .utf8)
  }

  @Test("lead to pages that are there", arguments: pages)
  func links(page: String) throws {
    let folder = SharedFiles.package.appending(path: page).deletingLastPathComponent()
    // Links in code blocks don't count.
    let prose = try text(of: page).replacing(/(?ms)^```.*?^```/, with: "")
    let targets = prose.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/).map { $0.1 }
    let missing = targets.filter { target in
      !FileManager.default.fileExists(atPath: folder.appending(path: target).path)
    }
    #expect(missing == [])
  }

  @Test(
    "name files and folders that are there",
    arguments: ["docs/architecture.md", "docs/contributing.md", "docs/glossary.md"])
  func paths(page: String) throws {
    let names = try text(of: page).matches(of: /`((Sources|Tests|Examples|docs|\.ci)\/[^`\s]*)/)
    let missing = names.map { String($0.1) }.filter { path in
      !FileManager.default.fileExists(atPath: SharedFiles.package.appending(path: path).path)
    }
    #expect(missing == [])
  }

  @Test("name the repository of releases as `.ci/home` does, and have no gaps", arguments: pages)
  func home(page: String) throws {
    let address = try text(of: ".ci/home").trimmingCharacters(in: .newlines)
    let repository = try #require(address.firstMatch(of: /^https:\/\/[^\/]+\/(.+)$/)?.1)
    let text = try text(of: page)
    let named = text.matches(
      of: /([A-Za-z0-9_.-]+)\/archlint(?=[@:]\d|\/releases|\/blob|\/\.github)/
    )
    .map { "\($0.1)/archlint" }
    // A path within the repository is none.
    #expect(named.allSatisfy { $0 == repository || $0 == "actions/archlint" }, "\(named)")
    #expect(!text.contains("OWNER/") && !text.contains("checksum: \"…\""))
    #expect(!text.contains("download/VERSION"))
    #expect(versions(in: text).allSatisfy { $0 == Program.archlint.version })
  }

  /// The versions with which a text downloads something.
  private func versions(in text: String) -> [String] {
    text.matches(of: /archlint(?:@|:|-|\/blob\/|", from: ")(\d+\.\d+\.\d+)/).map { String($0.1) }
  }

  @Test("can be switched to a release, and until then name nothing that only a release has")
  func published() throws {
    let patch = SharedFiles.package.appending(path: ".ci/released.patch").path
    // The switch removes it.
    guard FileManager.default.fileExists(atPath: patch) else { return }
    for page in ["README.md", "docs/install.md"] {
      let text = try text(of: page)
      #expect(!text.contains("brew install") && !text.contains("/releases"), "\(page)")
    }
    let copy = try TemporaryFolder()
    let shell = """
      cp -R '\(SharedFiles.package.path)'/{README.md,docs,Sources} . && git apply '\(patch)'
      cat README.md docs/install.md docs/changelog.md
      """
    let released = try BuiltProgram.run(shell: shell, in: copy.path)
    #expect(released.exitCode == 0, "\(released.problems)")
    #expect(released.output.contains("brew install") && !released.output.contains("no release"))
    #expect(versions(in: released.output) == [Program.archlint.version])
  }

  @Test("answer ten questions of newcomers")
  func questions() throws {
    let parts = try text(of: "docs/contributing.md").components(separatedBy: "| question |")
    let rows = try #require(parts.last).components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(rows.count { $0.contains("? | `") } == 10)
  }

  @Test("use words that the sources use, and those use no other")
  func glossary() throws {
    let banned = [
      "survey", "gravity", "grave", "gravest", "allowance", "excuse", "excused", "pardon",
      "clause", "judgement",
    ]
    for file in try PackageFolder().files(in: "Sources") {
      let text = file.lines.joined(separator: "\n")
      let found = banned.filter { has($0, in: text) }
      #expect(found == [], "\(file.path)")
    }
  }

  /// Whether a word occurs, alone or in a name such as `isGrave`.
  private func has(_ word: String, in text: String) -> Bool {
    var start = text.startIndex
    while let range = text.range(
      of: word, options: .caseInsensitive, range: start..<text.endIndex)
    {
      let isBegun = text[..<range.lowerBound].last?.isLetter == true
      let goesOn = text[range.upperBound...].first?.isLowercase == true
      if !goesOn, !isBegun || text[range.lowerBound].isUppercase { return true }
      start = range.upperBound
    }
    return false
  }
}
