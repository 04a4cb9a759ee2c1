import Documents
import Foundation
import LinkedImages
import Loaders
import Modules
import TestSupport
import Testing

@testable import archlint

/// A random framework, and what a real linker and the rules of dyld make of it.
private struct JudgedFramework: Decodable {
  /// The real linker's and loader's result, for code that imports what it lists.
  struct Verdict: Decodable {
    let notFound: [[String]]
    let undefined: [[String]]
    let duplicateSymbols: [String]
    let missing: [Missing]
    let twice: [Twice]
    let nested: [[String]]

    enum CodingKeys: String, CodingKey {
      case notFound = "not-found"
      case duplicateSymbols = "duplicate-symbols"
      case undefined, missing, twice, nested
    }
  }

  /// A framework that an app lacks, and the processes that need it.
  struct Missing: Decodable {
    let words: String
    let app: String
    let framework: String
    let processes: [String]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      app = try list.decode(String.self)
      framework = try list.decode(String.self)
      processes = try list.decode([String].self)
      words = "\(app) lacks \(framework) for \(processes.joined(separator: ", "))"
    }
  }

  /// A library that several images of a process hold.
  struct Twice: Decodable {
    let words: String
    let library: String
    let process: String
    let images: [String]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      library = try list.decode(String.self)
      process = try list.decode(String.self)
      images = try list.decode([String].self)
      words = "\(library) in \(process): \(images.joined(separator: ", "))"
    }
  }

  let seed: Int
  let specs: [String: String]
  let swift: Verdict

  static let file = SharedFiles.find("launches/verdicts.jsonl")

  static func all() throws -> [JudgedFramework] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(JudgedFramework.self, from: Data($0.utf8))
    }
  }

  /// All its specs as one graph.
  func graph() throws -> ModuleGraph {
    let texts = specs.mapValues { Array($0.utf8) }
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let bytes = texts[path] else { throw .missing }
        return bytes
      },
      kind: { texts[$0] == nil ? nil : .file })
    return ProjectLoader(files: files, environment: [:]).read(Array(specs.keys))
      .graph(by: JoiningOptions())
  }
}

@Suite(
  "Frameworks that were linked and loaded",
  .enabled(if: JudgedFramework.file != nil, "\(SharedFiles.absence)"))
struct LaunchVerdictTests {
  @Test("the model comes to the verdict of the linker and of dyld, field by field")
  func model() throws {
    let frameworks = try JudgedFramework.all()
    #expect(frameworks.count >= 150)
    for framework in frameworks {
      let graph = try framework.graph()
      let images = Images(graph)
      let (seed, checked) = (framework.seed, framework.swift)
      #expect(images.missingWords == checked.missing.map(\.words).sorted(), "\(seed)")
      #expect(images.twiceWords == checked.twice.map(\.words).sorted(), "\(seed)")
      let undefined = images.unlinkedCode().map {
        [graph.name(of: $0.image), graph.name(of: $0.library)]
      }
      #expect(undefined.sorted(by: <) == checked.undefined.sorted(by: <), "\(seed)")
      let refused = images.repeatedArchives().filter(\.isFatal).map { graph.name(of: $0.image) }
      #expect(Set(refused).sorted() == checked.duplicateSymbols.sorted(), "\(seed)")
    }
  }

  @Test(
    "what is broken has an error that names it, and what is sound has neither error nor warning")
  func findings() throws {
    for framework in Tries.some(try JudgedFramework.all(), oneIn: 2) {
      let folder = try TemporaryFolder()
      for (path, text) in framework.specs { try folder.write(text, to: path) }
      try folder.write(
        "specs: {include: [\"**/project.yml\"]}\nlayers: [all: \"**\"]\n", to: ".archlint.yml")
      let project = try CheckedProject(URL(filePath: folder.path))
      expect(project, toSay: framework.swift, seed: framework.seed)
    }
  }

  /// The rules that say whether an app links, launches and holds everything once.
  private static let rules = [
    "duplicate-static", "missing-embed", "nested-embed", "unknown-link", "unlinked-static",
  ]

  private func expect(
    _ project: CheckedProject, toSay checked: JudgedFramework.Verdict, seed: Int
  ) {
    let told = project.findings.filter {
      LaunchVerdictTests.rules.contains($0.rule) && $0.severity != "info"
    }
    let errors = told.filter { $0.severity == "error" }
    func links(_ rule: String) -> [String] {
      Set(errors.filter { $0.rule == rule }.map { "\($0.from) \($0.to ?? "")" }).sorted()
    }
    func pairs(_ lists: [[String]]) -> [String] {
      Set(lists.map { $0.joined(separator: " ") }).sorted()
    }
    #expect(links("unlinked-static") == pairs(checked.undefined), "\(seed)")
    #expect(
      links("missing-embed") == pairs(checked.missing.map { [$0.app, $0.framework] }), "\(seed)")
    #expect(links("nested-embed") == pairs(checked.nested), "\(seed)")
    // A target that inherits an entry stumbles over it where it is written.
    let unknown = Set(errors.filter { $0.rule == "unknown-link" }.map { $0.to ?? "" })
    #expect(unknown == Set(checked.notFound.map { $0[1] }), "\(seed)")
    let duplicates = errors.filter { $0.rule == "duplicate-static" }
    for twice in checked.twice {
      #expect(duplicates.contains { $0.tells(of: twice) }, "\(seed): \(twice.words)")
    }
    for finding in duplicates {
      let isTrue =
        checked.twice.contains { finding.tells(of: $0) }
        || checked.duplicateSymbols.contains(finding.to ?? "")
      #expect(isTrue, "\(seed): \(finding.message)")
    }
    let isSound =
      checked.undefined.isEmpty && checked.missing.isEmpty && checked.nested.isEmpty
      && checked.notFound.isEmpty && checked.twice.isEmpty && checked.duplicateSymbols.isEmpty
    // A name over which nothing stumbles today is a warning of a rule about specs.
    // Neither does anything today where only names decide, and a new linker may order them otherwise.
    let others = told.filter {
      $0.severity == "error"
        || $0.rule != "unknown-link" && !$0.message.contains("depending on the search order")
    }
    if isSound { #expect(others.map(\.message) == [], "\(seed)") }
  }
}

extension CheckedProject {
  /// The names at the end of a sentence, sorted.
  fileprivate static func names(behind words: String, in sentence: String) -> [String] {
    (sentence.components(separatedBy: words).last ?? "").components(separatedBy: " and ")
      .flatMap { $0.components(separatedBy: ", ") }.sorted()
  }
}

extension CheckedProject.Finding {
  /// Whether it names the library, the process and exactly the images, in its message or, where it
  /// came along or is so in another process, in a note.
  fileprivate func tells(of twice: JudgedFramework.Twice) -> Bool {
    let words = [message] + notes.map(\.message)
    let names = twice.images.sorted()
    let isIn = words.contains { $0.contains(twice.library) }
    if to == twice.process,
      let along = words.first(where: { $0.hasPrefix("\(twice.library) is duplicated too, in ") })
    {
      return CheckedProject.names(behind: " duplicated too, in ", in: along) == names
    }
    if isIn, to == twice.process {
      return CheckedProject.names(behind: "linked into ", in: message) == names
    }
    let own = words.filter { $0.hasPrefix("in \(twice.process) it is in ") }
    let isOther = words.contains {
      $0.hasPrefix("the same images") && $0.contains(twice.process)
    }
    return isIn
      && (own.contains { CheckedProject.names(behind: " it is in ", in: $0) == names }
        || isOther && CheckedProject.names(behind: "linked into ", in: message) == names)
  }
}

extension Images {
  fileprivate var missingWords: [String] {
    missingFrameworks().found.map { missing in
      let processes = missing.processes.map(graph.name).sorted().joined(separator: ", ")
      return "\(graph.name(of: missing.app)) lacks \(graph.name(of: missing.framework)) for "
        + processes
    }.sorted()
  }

  /// Each library that two images of a process hold, looked up image by image.
  fileprivate var twiceWords: [String] {
    var words: Set<String> = []
    let apps = graph.targetIDs.filter { graph[$0].type.isApp }
    let inside = Set(apps.flatMap(extensions))
    for id in processes where !inside.contains(id) {
      for process in processes(of: id) {
        var holders: [String: [String]] = [:]
        for image in process.images where !image.isOpenedLater {
          for content in image.contents {
            holders[graph.name(of: content.library), default: []].append(graph.name(of: image.end))
          }
        }
        for (library, images) in holders where images.count > 1 {
          let names = images.sorted().joined(separator: ", ")
          words.insert("\(library) in \(graph.name(of: process.program)): \(names)")
        }
      }
    }
    return words.sorted()
  }
}

private func < (one: [String], other: [String]) -> Bool { one.lexicographicallyPrecedes(other) }
