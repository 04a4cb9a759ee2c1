import CommandLine
import Foundation
import Reporters
import TestSupport
import Testing

@testable import archlint

/// Every output of a run has one number of findings, however many parts they have.
@Suite("One count of findings")
struct CountTests {
  @Test("in all outputs, of each example and its broken variant", arguments: Example.all)
  func examples(name: String) throws {
    for isBroken in Tries.some([true, false], oneIn: 2) {
      let example = try Example(name)
      if isBroken { try example.breakIt() }
      try example.run("rm -f .archlint-baseline*.yml")
      let counted = try Counted(example.path)
      #expect(Set(counted.numbers.values) == [counted.findings], "\(counted.numbers)")
      #expect(try counted.areAccepted())
    }
  }

  @Test("in all outputs, of random trees of which many findings have several parts")
  func random() throws {
    var parts = 0
    let count = Tries.few(8, many: 100)
    for seed in 0..<UInt64(count) {
      let folder = try TemporaryFolder()
      for (path, text) in RandomTree.files(seed: seed) { try folder.write(text, to: path) }
      let counted = try Counted(folder.path)
      #expect(Set(counted.numbers.values) == [counted.findings], "\(seed): \(counted.numbers)")
      parts += counted.parts - counted.findings
      if seed.isMultiple(of: 4) {
        #expect(try counted.areAccepted(), "\(seed)")
      }
    }
    #expect(parts > count * 2)
  }

  @Test("since a commit, where a finding of which a part is new is one new finding")
  func since() throws {
    let folder = try TemporaryFolder()
    func spec(_ targets: [String]) throws {
      try folder.write(
        "name: App\ninclude: [shared.yml]\ntargets:\n"
          + targets.map { "  \($0): {templates: [T], type: framework, platform: iOS}\n" }.joined()
          + "  App: {type: framework, platform: iOS}\n", to: "app/project.yml")
    }
    try folder.write(
      "targetTemplates:\n  T:\n    dependencies: [target: App]\n", to: "app/shared.yml")
    try folder.write("layers: [up: App, low: \"L*\"]\n", to: ".archlint.yml")
    try spec(["L1", "L2", "L3"])
    _ = try BuiltProgram.run(
      shell: "git init -q; git add -A; git -c user.email=a@b -c user.name=n commit -qm a",
      in: folder.path)
    func count(_ options: String...) throws -> [Int] {
      let counted = try Counted(folder.path, options)
      #expect(Set(counted.numbers.values).count == 1, "\(counted.numbers)")
      return [counted.findings, counted.parts]
    }
    #expect(try count() == [1, 3])
    #expect(try count("--since", "HEAD") == [1, 3])
    try spec(["L1", "L2", "L3", "L4"])
    #expect(try count("--since", "HEAD") == [1, 4])
    let text = Main.run(["check", "--since", "HEAD", folder.path])
    let output = String(decoding: text.output, as: UTF8.self)
    #expect(output.contains("L4 (low) links App in the higher layer up"))
    #expect(output.contains("3 more like this existed before"))
    #expect(output.hasSuffix("Found 1 new error.\n"))
  }
}

/// What the outputs of one run say of how many findings there are, by their names.
struct Counted {
  private(set) var numbers: [String: Int] = [:]
  let findings: Int
  let parts: Int
  private let folder: String

  init(_ folder: String, _ options: [String] = []) throws {
    self.folder = folder
    let formats = ReporterCatalog.formats
    let words = ["check", "--as-of", "2026-12-01"] + options
    let outcome = Main.run(
      words + formats.flatMap { ["--format", $0, "--output", "\(folder)/out.\($0)"] } + [folder])
    let files = Dictionary(uniqueKeysWithValues: zip(formats, outcome.files.map(\.bytes)))
    let report = try JSONDecoder().decode(Report.self, from: Data(files["json"] ?? []))
    findings = report.findings.count
    parts = report.findings.reduce(0) { $0 + max(1, $1.parts.count) }
    numbers["summary"] = report.summary.errors + report.summary.warnings + report.summary.infos
    for (format, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      numbers[format] = try Counted.entries(of: text, as: format)
      if let closing = text.split(separator: "\n").last(where: { $0.contains(Counted.closing) }) {
        numbers["closing line of \(format)"] = Counted.sum(of: closing)
      }
    }
    try #require(numbers["closing line of text"] != nil)
    guard options.isEmpty else { return }
    let table = Main.run(words + ["--statistics", folder])
    numbers["table"] = Counted.total(of: String(decoding: table.output, as: UTF8.self))
    let page = Main.run(["graph", "--format", "html", folder])
    let count = String(decoding: page.output, as: UTF8.self)
      .firstMatch(of: #/id="finding-count">(\d+)/#)?.1
    numbers["page"] = count.flatMap { Int($0) } ?? 0
    let picture = String(
      decoding: Main.run(["graph", "--format", "svg", folder]).output, as: UTF8.self)
    let label = picture.firstMatch(of: #/aria-label="([^"]*)"/#)?.1 ?? ""
    numbers["picture"] = label.matches(of: #/(\d+) findings?(?! fixed| known)/#)
      .reduce(0) { $0 + (Int($1.1) ?? 0) }
  }

  /// Whether a baseline says that it accepts all of them but what is never accepted, and the next run
  /// that so many are in it.
  func areAccepted() throws -> Bool {
    let baseline = Main.run(["baseline", "--as-of", "2026-12-01", folder])
    let check = Main.run(["check", "--format", "json", "--as-of", "2026-12-01", folder])
    let report = try JSONDecoder().decode(Report.self, from: Data(check.output))
    let words = String(decoding: baseline.output, as: UTF8.self)
    let accepted = words.firstMatch(of: #/(\d+) findings? accepted/#).flatMap { Int($0.1) }
    return accepted == report.summary.baselined
      && report.summary.baselined + report.findings.count == findings
  }

  private struct Report: Decodable {
    let summary: Summary
    let findings: [Finding]

    struct Summary: Decodable { let errors, warnings, infos, baselined: Int }
    struct Finding: Decodable { let parts: [Part] }
    struct Part: Decodable { let fingerprint: String }
  }

  private nonisolated(unsafe) static let closing = #/Found \d+ .*|No (?:new )?findings.*/#

  /// `Found 1 new error and 1 new warning (2 known)` are four.
  private static func sum(of line: some StringProtocol) -> Int {
    let outcome = String(line).firstMatch(of: closing)?.0 ?? ""
    return outcome.matches(of: #/(\d+) (?:new )?(?:error|warning|info-level|known)/#)
      .reduce(0) { $0 + (Int($1.1) ?? 0) }
  }

  /// How many entries a format has that lists each finding once.
  private static func entries(of text: String, as format: String) throws -> Int? {
    switch format {
    case "json": text.matches(of: #/\n      "rule": "/#).count
    case "sarif": text.matches(of: #/"ruleId": "/#).count
    case "gitlab": text.matches(of: #/"check_name": "/#).count
    case "checkstyle": text.matches(of: #/<error line=/#).count
    case "teamcity": text.matches(of: #/##teamcity\[inspection typeId=/#).count
    default: nil
    }
  }

  /// The sum of a table, which is its only row if it has one.
  private static func total(of text: String) -> Int {
    let counts = text.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^(\S+) +(\d+)(  |$)/#)
    }
    return counts.last.flatMap { Int($0.2) } ?? 0
  }
}

/// Three apps over specs of three layers, and a template with a link that all who use it have.
private enum RandomTree {
  static func files(seed: UInt64) -> [String: String] {
    var lot = SplitMix(seed: seed)
    var files = [
      ".archlint.yml": "layers: [app: app/**, domain: domain/**, core: core/**]\n",
      "shared.yml":
        "targetTemplates:\n  T:\n    dependencies:\n"
        + "      - {framework: \(lot.pick(["D0", "C0", "A0"])).framework, implicit: true}\n",
    ]
    let modules = (0..<3).map { "domain/D\($0)" } + (0..<3).map { "core/C\($0)" }
    for path in modules + (0..<2).map({ "app/A\($0)" }) {
      let name = String(path.suffix(2))
      let type = name.hasPrefix("A") ? "application" : "framework"
      let template = lot.draws(2) ? "\n    templates: [T]" : ""
      let links = modules.map { $0.suffix(2) }.filter { $0 != name && lot.draws(3) }
      let entries = links.map { link in
        "      - {framework: \(link).framework, implicit: true"
          + (lot.draws(2) ? ", embed: false}\n" : "}\n")
      }
      files["\(path)/project.yml"] =
        "name: \(name)\ninclude: [../../shared.yml]\ntargets:\n  \(name):\n    type: \(type)"
        + "\n    platform: iOS\(template)\n    dependencies:\(links.isEmpty ? " []" : "")\n"
        + entries.joined()
    }
    return files
  }
}

extension SplitMix {
  /// Once in so many times.
  fileprivate mutating func draws(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  fileprivate mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: words.indices, using: &self)]
  }
}
