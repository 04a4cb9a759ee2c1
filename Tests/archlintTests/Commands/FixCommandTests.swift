import CommandLine
import Documents
import Findings
import Foundation
import Loaders
import Modules
import Repairs
import TestSupport
import Testing

@testable import archlint

@Suite("archlint fix")
struct FixCommandTests {
  /// A workspace in which a domain module links an implementation, and lists it in braces.
  static let specs = """
    == .archlint.yml
    layers: [domain: domain/**, core: core/**]
    roles: {interface: "*Core"}
    == domain/Suit/project.yml
    name: Suit
    targets:
      Suit:
        type: framework
        platform: iOS
        dependencies:
          # radio
          - {framework: Radio.framework, implicit: true} # loud
    == core/Radio/project.yml
    name: Radio
    targets:
      Radio: {type: framework, platform: iOS, dependencies: [{target: RadioCore}]}
      RadioCore: {type: framework, platform: iOS}
    """

  struct Project {
    let folder: TemporaryFolder

    init(_ drawing: String = FixCommandTests.specs, isTracked: Bool = false) throws {
      folder = try TemporaryFolder()
      for part in drawing.components(separatedBy: "== ").dropFirst() {
        let lines = part.components(separatedBy: "\n")
        try folder.write(lines.dropFirst().joined(separator: "\n"), to: lines[0])
      }
      if isTracked {
        git("init", "-q", ".")
        git("add", "-A")
        git("-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "x")
      }
    }

    @discardableResult
    func git(_ words: String..., input: String = "") -> Int32 {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + words
      let pipe = Pipe()
      process.standardInput = pipe
      try? process.run()
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try? pipe.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }

    func run(_ words: String...) -> Outcome { Main.run(words + [folder.path]) }

    func text(_ name: String = "domain/Suit/project.yml") throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }
  }

  @Test("changes what it says, and nothing else; the second run does nothing")
  func fixes() throws {
    let project = try Project()
    let before = try project.text()
    let outcome = project.run("fix")
    #expect(outcome.exitCode == .success)
    #expect(
      String(decoding: outcome.output, as: UTF8.self).hasSuffix(
        "Fixed 1 finding in 1 file.\nNo findings are left.\n"))
    let after = before.replacing("Radio.framework", with: "RadioCore.framework")
    #expect(try project.text() == after)
    #expect(String(decoding: project.run("fix").output, as: UTF8.self).hasPrefix("Nothing to fix."))
    #expect(try project.text() == after)
  }

  @Test("--check writes nothing, and fails while something could be fixed")
  func check() throws {
    let project = try Project()
    let before = try project.text()
    #expect(project.run("fix", "--check").exitCode == .negative)
    #expect(project.run("fix", "--check", "--diff").exitCode == .negative)
    #expect(try project.text() == before)
    #expect(project.run("fix").exitCode == .success)
    #expect(project.run("fix", "--check").exitCode == .success)
  }

  @Test("--diff is a patch that git takes, to the same files")
  func diff() throws {
    let (patched, fixed) = (try Project(isTracked: true), try Project())
    let patch = String(decoding: patched.run("fix", "--diff").output, as: UTF8.self)
    #expect(patched.git("apply", "-", input: patch) == 0)
    _ = fixed.run("fix")
    #expect(try patched.text() == fixed.text())
    let again = fixed.run("fix", "--diff")
    #expect(again.output == [] && again.problems.contains("Nothing to fix."))
  }

  @Test("a file with uncommitted changes is left alone, unless --dirty is given")
  func dirty() throws {
    let project = try Project(isTracked: true)
    let changed = try project.text() + "# mine\n"
    try project.folder.write(changed, to: "domain/Suit/project.yml")
    let refused = project.run("fix")
    #expect(refused.exitCode == .unable)
    #expect(refused.problems.contains("has uncommitted changes"))
    #expect(try project.text() == changed)
    #expect(project.run("fix", "--dirty").exitCode == .success)
    #expect(try project.text() != changed)
  }

  @Test("what would do harm is left, with the reason")
  func left() throws {
    let project = try Project(
      FixCommandTests.specs.replacing(
        "    dependencies:\n      # radio",
        with: "    sources: [S]\n    dependencies:\n      # radio")
        + "\n== domain/Suit/S/File.swift\nimport Radio\n")
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("because Suit imports Radio"))
    #expect(text.contains("Nothing fixed."))
  }

  @Test("without imports no link is replaced, since a source may need it")
  func noImports() throws {
    let project = try Project()
    let before = try project.text()
    let text = String(decoding: project.run("fix", "--no-imports").output, as: UTF8.self)
    #expect(text.contains("because a source may import it, and `--no-imports` reads none"))
    #expect(try project.text() == before)
  }

  @Test("modules without a layer join the layer of their siblings, unless that rejects their links")
  func patterns() throws {
    let modules = ["A", "B", "New", "Newer"].map { name in
      let link = name == "Newer" ? "{framework: Suit.framework, implicit: true}" : ""
      return "== libs/core/\(name)/project.yml\nname: \(name)\ntargets:\n"
        + "  \(name): {type: framework, platform: iOS, dependencies: [\(link)]}\n"
    }
    let project = try Project(
      """
      == .archlint.yml
      layers:
        - domain: domain/**
        - core: [A, B] # by name
      == domain/Suit/project.yml
      name: Suit
      targets:
        Suit: {type: framework, platform: iOS}
      \(modules.joined())
      """)
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("because it would cause: Newer (core) links Suit in the higher layer"))
    #expect(try project.text(".archlint.yml").hasSuffix("  - core: [A, B, New] # by name\n"))
    let after = try project.text(".archlint.yml")
    _ = project.run("fix")
    #expect(try project.text(".archlint.yml") == after)
  }

  @Test("an entry of a template is changed only for all targets that have it")
  func template() throws {
    let project = try Project(
      """
      == .archlint.yml
      layers: [domain: [Suit, Boots], core: "Radio*"]
      roles: {interface: "*Core", composition-root: Boots}
      == project.yml
      name: All
      targetTemplates:
        Base:
          dependencies:
            - target: Radio
      targets:
        Suit: {type: framework, platform: iOS, templates: [Base]}
        Boots: {type: framework, platform: iOS, templates: [Base]}
        Radio: {type: framework, platform: iOS, dependencies: [{target: RadioCore}]}
        RadioCore: {type: framework, platform: iOS}
      """)
    let text = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(text.contains("because Boots has the same entry"))
    try project.folder.write(
      project.text(".archlint.yml").replacing(", composition-root: Boots", with: ""),
      to: ".archlint.yml")
    _ = project.run("fix")
    #expect(try project.text("project.yml").contains("- target: RadioCore\n"))
  }

  @Test("what an app lacks is one finding, and --since fixes all of its parts")
  func parts() throws {
    let radio = "Radio: {type: framework, platform: iOS}"
    let spec = """
      name: All
      targets:
        Menu: {type: application, platform: iOS, dependencies: [{target: Radio}]}
        \(radio)
        Noise: {type: framework, platform: iOS}
        Hiss: {type: framework, platform: iOS}
      """
    let project = try Project("== project.yml\n" + spec, isTracked: true)
    let links = "dependencies: [{target: Noise}, {target: Hiss}]"
    try project.folder.write(
      spec.replacing(radio, with: radio.replacing("}", with: ", \(links)}")), to: "project.yml")
    let outcome = project.run("fix", "--since", "HEAD", "--rule", "missing-embed", "--dirty")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains("\nFixed 1 finding in 1 file.\n"), "\(text)")
    let app = try project.text("project.yml").split(separator: "\n").first { $0.contains("Menu") }
    #expect(app?.contains("{target: Noise}") == true && app?.contains("{target: Hiss}") == true)
  }

  @Test("the comment of a pull request offers a line that can be taken as it is")
  func suggestion() throws {
    let link = "{framework: Radio.framework, implicit: true} # loud"
    let project = try Project(
      FixCommandTests.specs.replacing(link, with: "{sdk: UIKit.framework}"), isTracked: true)
    try project.folder.write(
      try project.text().replacing("{sdk: UIKit.framework}", with: link),
      to: "domain/Suit/project.yml")
    let outcome = project.run("check", "--since", "HEAD", "--format", "comment")
    let text = String(decoding: outcome.output, as: UTF8.self)
    let line = "      - {framework: RadioCore.framework, implicit: true} # loud\n"
    #expect(text.contains("```suggestion\n\(line)```\n"), "\(text)")
  }

  @Test("check --fix reports what is left")
  func checkFix() throws {
    let project = try Project()
    let outcome = project.run("check", "--fix")
    #expect(outcome.exitCode == .success)
    #expect(outcome.problems.contains("Fixed 1 finding in 1 file."))
  }

  /// The specs of others, each with its folder.
  private static let corpus: [String] = {
    guard let folder = SharedFiles.find("corpus") else { return [] }
    return SharedFiles.files(in: folder).filter { $0.hasSuffix(".yml") }
      .map { folder.appending(path: $0).path }
  }()

  @Test(
    "in specs of others an entry that is added and removed again leaves no trace",
    .enabled(if: !corpus.isEmpty, Comment(rawValue: SharedFiles.absence)))
  func corpusEntries() throws {
    var (written, refused) = (0, 0)
    for path in FixCommandTests.corpus {
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      guard let document = try? Document.read(Source(name: "a.yml", bytes: bytes), as: .yaml)
      else { continue }
      let targets = document.root?["targets"].map { Array($0.entries) } ?? []
      for target in targets.prefix(Tries.few(1, many: .max)) where target.value.kind == .mapping {
        // A list that is written without entries gets none back.
        if let list = target.value["dependencies"], list.items.isEmpty { continue }
        let added = Change(
          .add(WrittenEntry("target", "ArchlintProbe"), to: Subject("ArchlintProbe")),
          at: target.key.place)
        guard let with = FixCommandTests.edit(document, added) else {
          refused += 1
          continue
        }
        let probe = with.scalars.first { $0.text == "ArchlintProbe" }
        let place = Place(of: try #require(probe))
        let removed = Change(.remove(Subject("ArchlintProbe")), at: place)
        let without = FixCommandTests.edit(with, removed)
        written += 1
        #expect(without.map { Array($0.source.contents) } == bytes, "\(path): \(target.key.text)")
      }
    }
    print("entries added and removed: \(written), refused: \(refused)")
    #expect(refused * 20 < written)
  }

  private static func edit(_ document: Document, _ change: Change) -> Document? {
    let graph = GraphBuilder().build()
    let files = try? Repairer(graph).repaired([change]) { _ in document.source }
    return files.flatMap { files in
      try? Document.read(Source(name: "a.yml", bytes: files["a.yml"] ?? []), as: .yaml)
    }
  }
}
