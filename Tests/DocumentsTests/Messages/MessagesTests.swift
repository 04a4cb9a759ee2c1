import Documents
import Foundation
import TestSupport
import Testing

/// Every message of the YAML reader is pinned by an example, and documented by it.
struct MessagesTests {
  static let chapters = [
    indentationMistakes, quoteMistakes, bracketMistakes, anchorMistakes, unsupportedFeatures,
    encodingMistakes, jsonMistakes, propertyListMistakes, warnings,
  ]

  @Test(arguments: chapters.flatMap(\.mistakes))
  func pointsAtTheMistake(_ mistake: Mistake) {
    let drawn = MarkedText(diagnosing: mistake.bytes, as: mistake.format)
    #expect(drawn.description == mistake.drawing.description)
  }

  @Test func pageIsGenerated() throws {
    let text = MessagesPage(chapters: MessagesTests.chapters).text
    let page = try GeneratedFile.text(of: "docs/yaml-errors.md", updatedTo: text)
    #expect(page == text, "run .ci/update")
  }

  /// The messages that no example of a sensible size brings about, and why.
  private static let withoutExample = [
    "a file this large is not read",  // takes a gigabyte
    "this document has more than 3000000 nodes",  // takes millions
    "a file of more than 10000000 lines is not read",  // takes ten million
    "the source is empty",  // a source always ends in a NUL
  ]

  @Test func allHaveAnExample() throws {
    let messages = try MessageTemplate.all(
      below: SharedFiles.package.appending(path: "Sources/Documents"))
    #expect(messages.count > 70)
    let examples = MessagesTests.chapters.flatMap(\.mistakes).map(\.message)
    let missing = messages.filter { template in
      !(examples + MessagesTests.withoutExample).contains { template.fits($0) }
    }
    #expect(missing.map(\.literal) == [])
  }
}
