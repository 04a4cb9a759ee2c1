import Documents
import Findings
import Foundation
import Modules
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
    for format in ReporterCatalog.formats {
      #expect(try page(format).hasPrefix("# `\(format)`\n"))
      #expect(list.contains("| [`\(format)`](\(format).md) |"))
    }
    let files = SharedFiles.files(in: SharedFiles.package.appending(path: "docs/formats"))
    #expect(files.count == ReporterCatalog.formats.count + 1)
  }

  /// The keys that the page of JSON lists below a heading, in their order.
  private func documented(_ heading: String) throws -> [String] {
    let sections = try page("json").components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(heading) } ?? ""
    return section.split(separator: "\n").compactMap { line in
      line.hasPrefix("| `") ? String(line.dropFirst(3).prefix { $0 != "`" }) : nil
    }
  }

  /// A report that has something of everything.
  private var report: Report {
    var finding = ReportedFinding(
      Finding(
        rule: "r", .error, "m", at: Place(file: "x"), from: Subject("A"), lines: ["l"],
        notes: [Note("n", at: Place(file: "y"))], fixes: [Fix("f", edits: [], isProved: true)]))
    finding.otherRules = ["o"]
    finding.parts = [finding]
    var change = ArchitectureChange()
    change.layers = [.init(target: "A", before: nil, after: nil)]
    change.addedLinks = [.init(from: "A", to: "B")]
    change.addedImports = [.init(from: "A", to: "B")]
    var report = Report(
      summary: Summary(), findings: [finding], problems: [Problem("p")],
      modules: [(name: "A", layer: nil)])
    report.change = change
    report.forecast = Forecast(rebuilt: [], tests: 0, figures: [])
    return report
  }

  @Test("the page of JSON has every field in its order")
  func fields() throws {
    let reporter = try #require(ReporterCatalog.reporter(named: "json"))
    let bytes = reporter.bytes(of: report, in: ReportSetting())
    let root = try #require(try Value.read(String(decoding: bytes, as: UTF8.self), as: .json))
    #expect(try documented("# `json`") == keys(of: root))
    for name in ["summary", "findings", "problems", "modules", "architecture"] {
      #expect(try documented("`\(name)`") == keys(of: member(name, of: root)), "\(name)")
    }
    let notes = member("notes", of: member("findings", of: root))
    #expect(try documented("`notes`") == keys(of: notes))
    let parts = member("parts", of: member("findings", of: root))
    #expect(try documented("`parts`") == keys(of: parts))
    let fixes = member("fixes", of: member("findings", of: root))
    #expect(try documented("`fixes`") == keys(of: fixes))
    for name in ["layersChanged", "linksAdded", "importsAdded"] {
      let list = member(name, of: member("architecture", of: root))
      #expect(try documented("`\(name)`") == keys(of: list), "\(name)")
    }
  }

  private func keys(of value: Value?) -> [String] { members(of: value).map(\.key) }

  private func member(_ key: String, of value: Value?) -> Value? {
    members(of: value).first { $0.key == key }?.value
  }

  /// The entries of an object, or of the first object of a list.
  private func members(of value: Value?) -> [Value.Entry] {
    switch value {
    case .map(let entries): entries
    case .list(let items): members(of: items.first)
    default: []
    }
  }
}
