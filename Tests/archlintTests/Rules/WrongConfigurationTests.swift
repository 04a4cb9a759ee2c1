import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

/// The mistakes that people make in a configuration, several forms of each kind: every one is
/// reported at its place, with a help line.
@Suite("Two hundred wrong configurations")
struct WrongConfigurationTests {
  /// A configuration with a mark before its one mistake, and what the answer says.
  private struct Wrong {
    let text: String
    let answer: String

    /// Takes a line: the configuration, with `¦` for its line breaks, and behind `=>` the answer.
    init?(_ line: Substring) {
      let parts = line.split(separator: " => ")
      guard parts.count == 2 else { return nil }
      text = parts[0].replacing("¦", with: "\n").trimmingCharacters(in: [" "]) + "\n"
      answer = String(parts[1])
    }
  }

  private static let all = cases.split(separator: "\n").filter { !$0.hasPrefix("#") }

  @Test("are answered at their place, with the way out")
  func answered() throws {
    #expect(Self.all.count >= 200)
    let folder = try project()
    for line in Self.all {
      let wrong = try #require(Wrong(line), "\(line)")
      let lines = wrong.text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains("①") }, "\(line)")
      let column = try #require(lines[row].unicodeScalars.firstIndex(of: "①"))
      let place = lines[row].unicodeScalars.distance(from: lines[row].startIndex, to: column) + 1
      try folder.write(wrong.text.replacing("①", with: ""), to: ".archlint.yml")
      let said = Main.run(["check", "--no-imports", folder.path]).problems
      #expect(
        said.contains(".archlint.yml:\(row + 1):\(place): ") && said.contains(wrong.answer),
        "\(wrong.text) is answered with: \(said)")
      // A mistake is not told twice, nor does it make others.
      #expect(said.contains("help: "), "\(wrong.text) has no help: \(said)")
      let told = said.matches(of: #/: (error|warning): /#).count
      #expect(told == 1, "\(said)")
    }
  }

  /// An app over a feature and a network with an interface.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, name, type, links) in [
      ("app/Main", "Main", "application", "Chat, Net, NetInterface"),
      ("domain/Chat", "Chat", "framework", "NetInterface"),
      ("core/Net", "Net", "framework", "NetInterface"),
      ("core/NetInterface", "NetInterface", "framework", ""),
    ] {
      let list = links.split(separator: ", ").map { "{framework: \($0).framework, implicit: true}" }
      try folder.write(
        """
        name: \(name)
        targets:
          \(name): {type: \(type), platform: iOS, dependencies: [\(list.joined(separator: ", "))]}

        """, to: "\(path)/project.yml")
    }
    return folder
  }
}
