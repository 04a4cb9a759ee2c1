import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

/// Runs the commands on the pages; `GuideTests` runs those of the guide, which is one story.
@Suite("The commands in the pages")
struct PageCommandTests {
  @Test("are all in a scene, and a scene has no others", arguments: PageCommand.pages)
  func known(page: String) throws {
    let commands = page == "docs/guide.md" ? [] : try PageCommand.all(in: page)
    let scenes = PageScene.all.filter { $0.page == page }
    #expect(commands.map(\.name) == scenes.flatMap { $0.commands.map(\.name) })
  }

  @Test("do what the pages say", arguments: PageScene.all.map(\.page))
  func run(page: String) throws {
    let scene = try #require(PageScene.all.first { $0.page == page })
    let folder = try TemporaryFolder()
    let package = SharedFiles.package.path
    let prelude = "package='\(package)'\n\(PageScene.prelude)"
    let made = try BuiltProgram.run(shell: "set -e\n\(prelude)\(scene.setup)", in: folder.path)
    try #require(made.exitCode == 0, "\(made.problems)")
    // What the script of a scene exports is for its commands.
    let exports = scene.setup.split(separator: "\n").filter { $0.hasPrefix("export ") }
    for (command, (_, end)) in zip(try PageCommand.all(in: page), scene.commands) {
      guard case .exit(let code) = end else { continue }
      let text = scene.instead.reduce(command.text) { $0.replacing($1.0, with: $1.1) }
      // A script is tried in the shell that its first line asks for.
      let shell = command.isScript ? "sh << 'SCRIPT'\n\(text)\nSCRIPT" : text
      let result = try BuiltProgram.run(
        shell: "\(prelude)\(exports.joined(separator: "\n"))\n{ \(shell)\n} 2>&1", in: folder.path)
      #expect(result.exitCode == code, "$ \(command.name)\n\(result.output)")
      #expect(command.isTold(by: result.output), "$ \(command.name)\n\(result.output)")
    }
  }

  @Test("are understood where sentences name them", arguments: PageCommand.pages)
  func named(page: String) throws {
    for span in try PageCommand.spans(in: page) {
      #expect(words(of: span).flatMap(mistake) == nil, "\(span)")
    }
  }

  /// The words behind the program's name, which may be left out before a command with an option.
  private func words(of span: String) -> [String]? {
    var words = span.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1 else { return nil }
    if words[0] == "archlint" {
      words.removeFirst()
    } else if !words[1].hasPrefix("-") || Program.archlint.command(named: words[0]) == nil {
      return nil
    }
    return Array(words.prefix { !["|", "\\|", ">"].contains($0) && !$0.hasPrefix("<") })
  }

  /// The part that the program rejects; values in capitals are placeholders, and a last option may
  /// be without its value.
  private func mistake(in words: [String]) -> String? {
    let given = words.map { ["FORMAT": "text"][$0] ?? $0 } + ["--help"]
    do throws(UsageError) {
      _ = try Program.archlint.parse(given, pathExists: { _ in false })
      return nil
    } catch {
      let isMadeUp = words == ["check", "--format", "table"]
      return isMadeUp || error.message.hasPrefix("missing value") ? nil : error.message
    }
  }
}
