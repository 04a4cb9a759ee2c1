import Documents
import Findings
import TestSupport
import Testing

/// What a word does to the names of all modules at once.
private struct NameEdit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let before: @Sendable (String) -> String
  let after: @Sendable (String) -> String

  static let all: [NameEdit] = [
    NameEdit(testDescription: "a prefix added", before: { $0 }, after: { "ISS" + $0 }),
    NameEdit(testDescription: "a prefix replaced", before: { "ISS" + $0 }, after: { "XYZ" + $0 }),
    NameEdit(testDescription: "a prefix removed", before: { "ISS" + $0 }, after: { $0 }),
    NameEdit(testDescription: "a suffix added", before: { $0 }, after: { $0 + "Kit" }),
    NameEdit(testDescription: "a suffix replaced", before: { $0 + "Kit" }, after: { $0 + "Lib" }),
    NameEdit(
      testDescription: "a word added", before: { "ISS" + $0 + "Core" },
      after: { "ISS" + $0 + "DataCore" }),
    NameEdit(
      testDescription: "a word replaced", before: { "ISS" + $0 + "OldCore" },
      after: { "ISS" + $0 + "NewCore" }),
  ]
}

/// The modules of a project with debts among them: each links some that follow it.
private struct BaselineProject {
  let names: [String]
  /// The project that has a target.
  let project: @Sendable (String) -> String

  private static let words = ["Net", "Home", "Apple", "Radio", "Crew", "Dock", "Suit"]

  /// Names that begin and end alike, some as others go on.
  static func plainNames(_ count: Int) -> [String] {
    (0..<count).map { words[$0 % words.count] + ($0 < words.count ? "" : "\($0 / words.count)") }
  }

  private func subject(_ index: Int) -> Subject {
    Subject(names[index], identity: "\(project(names[index]))/\(names[index])")
  }

  /// A finding for each link, and one more where it is wanted.
  func findings(adding added: (Int, Int)? = nil) -> [Finding] {
    var links = names.indices.flatMap { index in
      [1, 3, 10].map { (index, index + $0) }.filter { $1 < names.count }
    }
    if let added { links.append(added) }
    return links.map { from, to in
      Finding(
        rule: "same-layer-link", .error, "\(names[from]) links \(names[to])",
        at: Place(file: "project.yml", line: 1, column: 1), from: subject(from), to: subject(to))
    }
  }

  var entryNames: Set<EntryName> {
    Set(names.flatMap { [.end("\(project($0))/\($0)"), .end(project($0))] })
  }
}

@Suite("Renames")
struct RenamingTests {
  /// Whether projects are called as their targets, or one has them all.
  private static let homes: [@Sendable (String) -> String] = [{ $0 }, { _ in "All" }]

  @Test(
    "of any number of modules at once bring nothing new and hide nothing",
    arguments: NameEdit.all,
    Tries.areMany ? [2, 3, 5, 17, 63, 64, 65, 129, 700, 2000] : [2, 3, 17, 64, 65, 300])
  private func words(_ edit: NameEdit, _ count: Int) {
    let names = BaselineProject.plainNames(count)
    for home in Self.homes {
      let before = BaselineProject(names: names.map(edit.before), project: home)
      let after = BaselineProject(names: names.map(edit.after), project: home)
      var baseline = Baseline(before.findings().flatMap(\.entries).joined)
      baseline.changes = ["": NameChanges(from: before.entryNames, to: after.entryNames)]
      #expect(baseline.match(after.findings()).kept.isEmpty)
      // The way back is a link that was not there.
      let grown = baseline.match(after.findings(adding: (count - 1, 0)))
      #expect(grown.kept.map(\.message) == ["\(after.names[count - 1]) links \(after.names[0])"])
    }
  }

  @Test("of a part of the modules, with others that come and go", arguments: NameEdit.all)
  private func parts(_ edit: NameEdit) {
    let names = BaselineProject.plainNames(300).map(edit.before)
    let renamed = names.enumerated().map { index, name in
      index % 3 == 0 ? edit.after(BaselineProject.plainNames(300)[index]) : name
    }
    let before = BaselineProject(names: names, project: { $0 })
    let after = BaselineProject(names: renamed, project: { $0 })
    var baseline = Baseline(before.findings().flatMap(\.entries).joined)
    let gone: Set<EntryName> = [.end("Gone/Gone"), .end("Past/Past")]
    let born: Set<EntryName> = [.end("New/New"), .end("Fresh/Fresh")]
    baseline.changes = [
      "": NameChanges(from: before.entryNames.union(gone), to: after.entryNames.union(born))
    ]
    #expect(baseline.match(after.findings()).kept.isEmpty)
    #expect(baseline.match(after.findings(adding: (299, 0))).kept.count == 1)
  }
}
