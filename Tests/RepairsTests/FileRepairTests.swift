import Documents
import Findings
import Foundation
import Modules
import Testing

@testable import Repairs

/// A change in a file, as it is drawn: the lines before, and those after it.
struct RepairCase: CustomTestStringConvertible {
  let testDescription: String
  var file = "project.yml"
  /// What the change is at: the first place with these words.
  let mark: String
  let action: Change.Action
  let before: String
  let after: String

  static func adding(
    _ words: String, _ before: String, _ after: String,
    entry: WrittenEntry = WrittenEntry("target", "New")
  ) -> RepairCase {
    RepairCase(
      testDescription: words, mark: "App:", action: .add(entry, to: Subject("New")),
      before: before, after: after)
  }

  static func removing(_ words: String, _ before: String, _ after: String) -> RepairCase {
    RepairCase(
      testDescription: words, mark: "Old", action: .remove(Subject("Old")), before: before,
      after: after)
  }

  static func changing(
    _ words: String, _ mark: String, _ action: Change.Action, _ before: String, _ after: String
  ) -> RepairCase {
    RepairCase(
      testDescription: words, mark: mark, action: action, before: before, after: after)
  }

  /// The text with the change made, or why it is not.
  var result: String {
    get throws {
      let bytes = Array(before.utf8)
      let source = Source(name: file, bytes: bytes)
      let found = try #require(before.range(of: mark, options: .backwards))
      let offset = before.utf8.distance(from: before.startIndex, to: found.lowerBound)
      let place = Place(Span(start: offset, end: offset + 1), in: source)
      var repair = FileRepair(source)
      do throws(Refusal) {
        try repair.make([Change(action, at: place)])
      } catch {
        return "refused: \(error.words)"
      }
      return String(decoding: repair.source.contents, as: UTF8.self)
    }
  }
}

@Suite("A change in a file")
struct FileRepairTests {
  @Test("is refused for the first of several files that cannot be edited")
  func firstRefusal() {
    let changes = (1...9).reversed().map { number in
      Change(.removeKey, at: Place(file: "\(number).podspec", line: 1, column: 1))
    }
    let refusal = #expect(throws: Refusal.self) {
      try Repairer(GraphBuilder().build()).repaired(changes) { _ in nil }
    }
    #expect(refusal?.words.contains("`1.podspec`") == true)
  }

  @Test("adds an entry as its neighbors are written", arguments: RepairCase.additions)
  func adds(_ drawn: RepairCase) throws { #expect(try drawn.result == drawn.after) }

  @Test("removes an entry with what belongs to it", arguments: RepairCase.removals)
  func removes(_ drawn: RepairCase) throws { #expect(try drawn.result == drawn.after) }

  @Test("changes an entry where it is", arguments: RepairCase.changes)
  func changes(_ drawn: RepairCase) throws { #expect(try drawn.result == drawn.after) }
}

extension RepairCase {
  static let long = WrittenEntry("framework", "New.framework", [.init("implicit", "true")])

  static let additions: [RepairCase] = [
    .adding(
      "a line below the last", "targets:\n  App:\n    dependencies:\n      - target: A # a\n",
      "targets:\n  App:\n    dependencies:\n      - target: A # a\n      - target: New\n"),
    .adding(
      "a line below the comments of the last",
      "App:\n  dependencies:\n  - target: A\n    # a\n  # b\n",
      "App:\n  dependencies:\n  - target: A\n    # a\n  - target: New\n  # b\n"),
    .adding(
      "a list below comments of a key", "targets:\n  App:\n    type: tool\n      # a\n  B: {}\n",
      "targets:\n  App:\n    type: tool\n      # a\n    dependencies:\n      - target: New\n  B: {}\n"
    ),
    .adding(
      "behind no line break", "App:\n  dependencies:\n  - target: A",
      "App:\n  dependencies:\n  - target: A\n  - target: New"),
    .adding(
      "with Windows' line breaks", "App:\r\n  dependencies:\r\n    - target: A\r\n  type: tool\r\n",
      "App:\r\n  dependencies:\r\n    - target: A\r\n    - target: New\r\n  type: tool\r\n"),
    .adding(
      "in quotes and braces", "App:\n  dependencies:\n    - {target: 'A'}\n",
      "App:\n  dependencies:\n    - {target: 'A'}\n    - {target: 'New'}\n"),
    .adding(
      "on several lines",
      "App:\n  dependencies:\n    -   target: A\n        embed: true\n",
      "App:\n  dependencies:\n    -   target: A\n        embed: true\n"
        + "    -   framework: New.framework\n        implicit: true\n", entry: long),
    .adding(
      "in braces as others are",
      "App:\n  dependencies:\n    - {target: A, embed: true}\n    - target: B\n",
      "App:\n  dependencies:\n    - {target: A, embed: true}\n    - target: B\n"
        + "    - {framework: New.framework, implicit: true}\n", entry: long),
    .adding(
      "in brackets", "App: {dependencies: [{target: A}, {target: B}], type: tool}\n",
      "App: {dependencies: [{target: A}, {target: B}, {target: New}], type: tool}\n"),
    .adding(
      "in brackets without braces", "App:\n  dependencies: [target: A]\n",
      "App:\n  dependencies: [target: A, target: New]\n"),
    .adding(
      "in brackets on lines of their own",
      "App:\n  dependencies: [\n    {target: A}, # a\n    {target: B} # b\n  ]\n",
      "App:\n  dependencies: [\n    {target: A}, # a\n    {target: B}, # b\n    {target: New}\n  ]\n"
    ),
    .adding(
      "to an empty list", "App:\n  dependencies: []\n  type: tool\n",
      "App:\n  dependencies: [{target: New}]\n  type: tool\n"),
    .adding(
      "as a new list", "targets:\n  App:\n    type: tool\n\n  Next: {type: tool}\n",
      "targets:\n  App:\n    type: tool\n    dependencies:\n      - target: New\n\n"
        + "  Next: {type: tool}\n"),
    .adding(
      "as a new list, as far to the right as others",
      "App:\n  type: tool\nB:\n  dependencies:\n  - target: C\n",
      "App:\n  type: tool\n  dependencies:\n  - target: New\nB:\n  dependencies:\n  - target: C\n"),
    .adding(
      "as a new list in braces", "targets: {App: {type: tool}}\n",
      "targets: {App: {type: tool, dependencies: [{target: New}]}}\n"),
    .adding(
      "never to a list with another name", "x: &list\n  - target: A\nApp:\n  dependencies: *list\n",
      "refused: a YAML alias stands for it, which others may share"),
  ]

  static let removals: [RepairCase] = [
    .removing(
      "its lines, and the comment that names it",
      "d:\n  # Old is slow\n  - target: Old # still\n    embed: true\n  - target: B\n",
      "d:\n  - target: B\n"),
    .removing(
      "the last one with its comment", "d:\n  - target: B\n  # why\n  - target: Old\n",
      "d:\n  - target: B\n"),
    .removing(
      "without the heading of a group", "d:\n  # Core\n  - target: Old\n  - target: B\n",
      "d:\n  # Core\n  - target: B\n"),
    .removing(
      "its comments below, further to the right",
      "d:\n  - target: Old\n    # was slow\n  # next\n  - target: B\n",
      "d:\n  # next\n  - target: B\n"),
    .removing(
      "the comments below the last one", "d:\n  - target: B\n  - target: Old\n    # slow\n# e\n",
      "d:\n  - target: B\n# e\n"),
    .removing(
      "its comment, below a heading", "d:\n  # Core\n\n  # slow\n  - target: Old\n  - target: B\n",
      "d:\n  # Core\n\n  - target: B\n"),
    .removing(
      "its exception, but not the heading above it",
      "d:\n  # Core\n  # archlint:allow a because b\n  - target: Old\n  - target: B\n",
      "d:\n  # Core\n  - target: B\n"),
    .removing(
      "behind the last line break", "d:\n  - target: B\n  - target: Old", "d:\n  - target: B"),
    .removing(
      "the list with it", "a:\n  dependencies:\n    - target: Old\n  type: tool\n",
      "a:\n  type: tool\n"),
    .removing(
      "but not the last key", "a:\n  dependencies: # d\n    - target: Old\nb: c\n",
      "a:\n  dependencies: [] # d\nb: c\n"),
    .removing("first in brackets", "d: [{target: Old}, {target: B}]\n", "d: [{target: B}]\n"),
    .removing("last in brackets", "d: [{target: A}, {target: Old}]\n", "d: [{target: A}]\n"),
    .removing(
      "without braces", "d: [target: A, target: Old, target: B]\n", "d: [target: A, target: B]\n"),
    .removing(
      "a line in brackets", "d: [\n  {target: A},\n  {target: Old}, # o\n  {target: B}\n]\n",
      "d: [\n  {target: A},\n  {target: B}\n]\n"),
    .removing(
      "the last line in brackets", "d: [\n  {target: A},\n  {target: Old} # o\n]\n",
      "d: [\n  {target: A}\n]\n"),
    .removing(
      "a list in braces", "a: {type: tool, dependencies: [{target: Old}]}\n", "a: {type: tool}\n"),
  ]

  private static let pattern = Change.Action.addPattern("core/New/**", layer: "core")

  static let changes: [RepairCase] = [
    .changing(
      "removes the last entry in brackets with its comment", "Old", .remove(Subject("Old")),
      "d:\n  [\n    # first\n    {target: A},\n    # second\n    {target: Old} # o\n  ]\n",
      "d:\n  [\n    # first\n    {target: A}\n  ]\n"),
    .changing(
      "removes an entry in brackets with its comment", "Old", .remove(Subject("Old")),
      "d: [\n    # the old one\n    {target: Old},\n    # another\n    {target: A},\n  ]\n",
      "d: [\n    # another\n    {target: A},\n  ]\n"),
    .changing(
      "adds a pattern to a list below", "core/A", pattern,
      "layers:\n  - core:\n    -  core/A/** # a\n    -  core/B/**\n  - low: low/**\n",
      "layers:\n  - core:\n    -  core/A/** # a\n    -  core/B/**\n    -  core/New/**\n"
        + "  - low: low/**\n"),
    .changing(
      "adds a pattern to a list in brackets, in quotes", "'core/A", pattern,
      "layers:\n  - core: {modules: ['core/A/**', '!x'], closed: true}\n",
      "layers:\n  - core: {modules: ['core/A/**', '!x', 'core/New/**'], closed: true}\n"),
    .changing(
      "makes a list of one pattern", "core/A", pattern,
      "layers:\n  - core: core/A/** # a\n", "layers:\n  - core: [core/A/**, core/New/**] # a\n"),
    .changing(
      "doesn't add a pattern through an alias", "*a", pattern,
      "a: &a core/A/**\nlayers:\n  - core: *a\n",
      "refused: a YAML alias stands for it, which others may share"),
    .changing(
      "relinks, in its quotes", "Old",
      .relink(WrittenEntry("target", "New"), from: Subject("Old"), to: Subject("New")),
      "d:\n  - target: \"Old\"\n    embed: true # e\n",
      "d:\n  - target: \"New\"\n    embed: true # e\n"),
    .changing(
      "relinks by a name", "Old", .relink(long, from: Subject("Old"), to: Subject("New")),
      "d:\n  - {target: Old, embed: true}\n",
      "d:\n  - {framework: New.framework, embed: true, implicit: true}\n"),
    .changing(
      "relinks by a target", "Old",
      .relink(WrittenEntry("target", "New"), from: Subject("Old"), to: Subject("New")),
      "d:\n  - framework: Old.framework\n    implicit: true\n", "d:\n  - target: New\n"),
    .changing(
      "sets an option", "Old", .set("link", value: "false"), "d:\n  - target: Old\n  - target: B\n",
      "d:\n  - target: Old\n    link: false\n  - target: B\n"),
    .changing(
      "sets an option in brackets", "Old", .set("link", value: "false"), "d: [target: Old]\n",
      "d: [{target: Old, link: false}]\n"),
    .changing(
      "changes an option", "Old", .set("link", value: "true"), "d: [{target: Old, link: no}]\n",
      "d: [{target: Old, link: true}]\n"),
    .changing(
      "removes an option", "Old", .set("embed", value: nil),
      "d:\n  - embed: false\n    target: Old\n", "d:\n  - target: Old\n"),
    .changing(
      "renames a key", "dependancies", .rename(from: "dependancies", to: "dependencies"),
      "a:\n  dependancies: # d\n    - target: B\n", "a:\n  dependencies: # d\n    - target: B\n"),
    .changing(
      "never to one that is there", "typ:", .rename(from: "typ", to: "type"),
      "a: {typ: tool, type: tool}\n", "refused: `type` is there already"),
    .changing(
      "removes a key", "type: b", .removeKey, "a:\n  type: tool\n  type: b\n", "a:\n  type: tool\n"),
    .changing(
      "removes a comment alone", "#", .removeException, "a:\n  # archlint:allow x\n  - b\n",
      "a:\n  - b\n"),
    .changing(
      "removes a comment behind something", "#", .removeException, "a:\n  - b # archlint:allow x\n",
      "a:\n  - b\n"),
    .changing(
      "removes an entry of a configuration", "rule: cycle", .removeException,
      "exceptions:\n  - rule: cycle\n    because: old\nlayers: [a]\n", "layers: [a]\n"),
  ]
}
