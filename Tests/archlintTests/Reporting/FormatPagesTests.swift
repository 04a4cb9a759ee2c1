import Foundation
import Reporters
import TestSupport
import Testing

@Suite("The pages of formats")
struct FormatPagesTests {
  private func page(_ name: String) throws -> String {
    let file = SharedFiles.package.appending(path: "docs/formats/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("there is one for each, which the list leads to")
  func all() throws {
    let list = try page("README")
    for format in ReporterCatalogue.formats {
      #expect(try page(format).hasPrefix("# `\(format)`\n"))
      #expect(list.contains("| [`\(format)`](\(format).md) |"))
    }
    let files = SharedFiles.files(in: SharedFiles.package.appending(path: "docs/formats"))
    #expect(files.count == ReporterCatalogue.formats.count + 1)
  }

  /// The keys that the page of JSON lists below a heading, in their order.
  private func documented(_ heading: String) throws -> [String] {
    let sections = try page("json").components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(heading) } ?? ""
    return section.split(separator: "\n").compactMap { line in
      line.hasPrefix("| `") ? String(line.dropFirst(3).prefix { $0 != "`" }) : nil
    }
  }

  @Test("the page of JSON has every field in its order")
  func fields() throws {
    let folder = try TemporaryFolder()
    // Two targets in a circle and a slip: a finding with a note, and a problem.
    try folder.write(
      """
      name: Map
      targets:
        A: {type: framework, platform: iOS, dependencies: [{target: B}]}
        B: {type: framework, platform: iOS, dependencies: [{target: A}]}
      """, to: "core/Map/project.yml")
    try folder.write("rules: {cylce: off}\n", to: ".archlint.yml")
    let report = try BuiltProgram.run(shell: "$archlint --format json", in: folder.path).output
    guard case .map(let root)? = try Value.read(report, as: .json) else {
      Issue.record("no report")
      return
    }
    #expect(try documented("# `json`") == root.map(\.key))
    for section in ["summary", "findings", "problems", "modules"] {
      #expect(try documented("`\(section)`") == keys(of: root.first { $0.key == section }?.value))
    }
    guard case .list(let findings)? = root.first(where: { $0.key == "findings" })?.value else {
      Issue.record("no findings")
      return
    }
    let notes = findings.compactMap(members).compactMap { $0.first { $0.key == "notes" } }
    #expect(try notes.compactMap { keys(of: $0.value) }.first == documented("`notes`"))
  }

  private func keys(of value: Value?) -> [String]? { members(of: value)?.map(\.key) }

  /// The entries of an object, or of the first object of a list.
  private func members(of value: Value?) -> [Value.Entry]? {
    switch value {
    case .map(let entries): entries
    case .list(let items): members(of: items.first)
    default: nil
    }
  }
}
