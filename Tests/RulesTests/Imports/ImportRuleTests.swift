import Documents
import Findings
import Modules
import Rules
import TestSupport
import Testing

/// What rules say of imports: each verdict, and each exemption.
struct ImportRuleTests {
  // MARK: Undeclared

  @Test("an import that no chain of links leads to is undeclared")
  func undeclared() throws {
    let trial = try Trial(
      "domain | A\ncore | B", sources: ["A": "import Foundation\nimport B"],
      only: "undeclared-import")
    #expect(
      trial.text == """
        domain/A/A.swift:2:8: error: A (domain) imports B (core) but does not depend on it, directly or transitively [undeclared-import]
          help: add `- {framework: B.framework, implicit: true}` to the dependencies of A, or \
        remove the import
          domain/A/project.yml:1:10: note: A is declared here
        """)
  }

  @Test(
    "no import that is linked, its own, conditional, or the system's is undeclared",
    arguments: [
      ("domain | A\ncore | B\nA -> B", "import B"), ("domain | A\ncore | B", "import A"),
      ("domain | A\ncore | B\ncore | C\nA -> C -> B", "import B"),
      ("domain | A\ncore | B", "#if canImport(B)\nimport B\n#endif"),
      ("domain | A\ncore | Network", "import Network"), ("domain | A", "import Alamofire"),
      ("domain | A\ncore | B\nA .> B", "import B"), ("domain | A\ncore | B\nA => B", "import B"),
      ("domain | A\ncore | B\nA -> [B]", "import B"),
    ])
  func declared(_ drawing: String, _ source: String) throws {
    #expect(try Trial(drawing, sources: ["A": source], only: "undeclared-import").text == "")
  }

  @Test("further files are notes")
  func files() throws {
    let sources = [
      "A/1.swift": "import B", "A/2.swift": "import B\nimport B", "A/3.swift": "import B",
    ]
    .merging(["A/4.swift": "import B"]) { $1 }
    let finding = try #require(
      try Trial("domain | A\ncore | B", sources: sources, only: "undeclared-import")
        .verdict.findings.first)
    #expect(
      finding.notes.dropFirst().map { "\($0.place): \($0.text)" } == [
        "domain/A/2.swift:1:8: imported here too",
        "domain/A/3.swift:1:8: imported here too, and in 1 more file",
      ])
  }

  // MARK: Transitive

  @Test("an import over others is told with them")
  func transitive() throws {
    let trial = try Trial(
      "domain | A\nservice | B\ncore | C\nA -> B -> C", sources: ["A": "import C"],
      only: "transitive-import")
    #expect(
      trial.text.split(separator: "\n").prefix(2).joined(separator: "\n") == """
        domain/A/A.swift:1:8: info: A (domain) imports C (core) but depends on it only indirectly, through B [transitive-import]
          help: add `- {framework: C.framework, implicit: true}` to the dependencies of A
        """)
    let strict = try Trial(
      "domain | A\nservice | B\ncore | C\nA -> B -> C", sources: ["A": "import C"],
      only: "transitive-import", rules: "transitive-import: {explicit: true}")
    #expect(strict.verdict.findings.map(\.severity) == [.error])
  }

  @Test("a link that a rule forbids is no advice")
  func forbidden() throws {
    let trial = try Trial(
      "domain | A, D\nservice | B\nD -> B -> A", sources: ["D": "import A"],
      only: "transitive-import", "same-layer-link")
    let finding = try #require(trial.verdict.findings.first { $0.rule == "transitive-import" })
    #expect(finding.help == "remove the import, since a rule forbids the link")
    #expect(finding.fixes.isEmpty)
  }

  @Test("a forbidden link that an exception accepts is one")
  func accepted() throws {
    let exception = Exception(
      rule: "same-layer-link", scope: .ends(from: nil, to: nil), reason: "it is old", owner: nil,
      expires: nil, limit: nil, at: Place(file: ".archlint.yml"))
    let trial = try Trial(
      "domain | A, D\nservice | B\nD -> B -> A", sources: ["D": "import A"],
      only: "transitive-import", "same-layer-link", exceptions: [exception])
    #expect(
      trial.verdict.findings.map(\.help) == [
        "add `- {framework: A.framework, implicit: true}` to the dependencies of D"
      ])
  }

  @Test("static code that is in a framework already is not to be linked once more")
  func contained() throws {
    let trial = try Trial(
      "domain | A\nservice | B\ncore | C(static)\nA -> B -> C", sources: ["A": "import C"],
      only: "transitive-import")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove the import, and re-export what A needs from B"
      ])
  }

  @Test("what an imported module hands on is not transitive")
  func exported() throws {
    let drawing = "domain | A\nservice | B\ncore | C\nA -> B -> C"
    let trial = try Trial(
      drawing, sources: ["A": "import B\nimport C", "B": "@_exported import C"],
      only: "transitive-import")
    #expect(trial.text == "")
    let other = try Trial(
      drawing, sources: ["A": "import C", "B": "@_exported import C"], only: "transitive-import")
    #expect(other.links == ["transitive-import: A -> C"])
  }

  // MARK: Rules about links

  @Test(
    "an import breaks what a link would break, at the import",
    arguments: [
      ("core | A\ndomain | B", "upward-link: A -> B"),
      ("domain | A, B", "same-layer-link: A -> B"),
      ("domain | A\ncore | BCore, B, BMock", "mock-in-production: A -> BMock"),
    ])
  func layers(_ drawing: String, _ expected: String) throws {
    let source = expected.hasSuffix("Mock") ? "import BMock" : "import B"
    let trial = try Trial(drawing, sources: ["A": source])
    #expect(trial.links.filter { $0.hasSuffix(" -> B") || $0.hasSuffix("Mock") } == [expected])
    let finding = try #require(trial.verdict.findings.first { $0.rule != "own-interface" })
    #expect(finding.place.file.hasSuffix("A.swift"))
    #expect(finding.message.contains(" imports "))
  }

  @Test("an import and a link that break the same are one finding")
  func joined() throws {
    let trial = try Trial("core | A\ndomain | B\nA -> B", sources: ["A": "import B"])
    let findings = trial.verdict.findings.filter { $0.rule == "upward-link" }
    #expect(findings.map(\.place.description) == ["core/A/project.yml:3:6"])
    #expect(
      findings.flatMap(\.notes).map { "\($0.place): \($0.text)" } == [
        "core/A/A.swift:1:8: A imports it here"
      ])
  }

  @Test("policies judge imports too")
  func policies() throws {
    let forbidden = try Trial(
      "domain | A\ncore | B", sources: ["A": "import B"], only: "forbidden-link",
      rules: "forbidden-link: [{from: domain, to: B, because: x}]")
    #expect(forbidden.links == ["forbidden-link: A -> B"])
    let independent = try Trial(
      "slices/a | A\nslices/b | B", sources: ["A": "import B"], only: "independent-modules",
      rules: "independent-modules: [{modules: [A, B], because: x}]")
    #expect(independent.links == ["independent-modules: A -> B"])
    #expect(independent.text.contains("slices/a/A/A.swift:1:8: error: A imports B"))
    let allowed = try Trial(
      "domain | A\ncore | B", sources: ["A": "import B"], only: "allowed-links",
      rules: "allowed-links: [{from: domain, to: domain, because: x}]")
    #expect(allowed.links == ["allowed-links: A -> B"])
    #expect(allowed.text.contains("help: remove this import; allowed: domain"))
  }

  @Test("what a policy rejects is not told once more as an import without a link")
  func once() throws {
    for rules in [
      "independent-modules: [{modules: [A, B], because: x}]",
      "allowed-links: [{from: A, to: A, because: x}]",
      "protected: [{modules: B, only: C, because: x}]",
      "forbidden-link: [{from: A, to: B, because: x}]",
    ] {
      let trial = try Trial(
        "domain | A, C\ncore | B", sources: ["A": "import B"], rules: rules)
      #expect(trial.links.filter { $0.hasSuffix("A -> B") }.count == 1, "\(trial.links)")
      let alone = try Trial(
        "domain | A, C\ncore | B", sources: ["A": "import B"], only: "undeclared-import",
        rules: rules)
      // Without those rules at hand the import still is one without a link.
      #expect(alone.links == ["undeclared-import: A -> B"])
    }
  }

  @Test("of an import that several rules reject the worst speaks, whichever are skipped or lowered")
  func worst() throws {
    let found = { (rules: String) throws in
      try Trial("domain | B\ncore | A", sources: ["A": "import B"], rules: rules).verdict.shown
        .map { "\($0.severity) \($0.rule)" }.filter {
          $0.hasSuffix("-link") || $0.hasSuffix("import")
        }
    }
    #expect(try found("") == ["error upward-link"])
    #expect(try found("upward-link: info") == ["error undeclared-import"])
    #expect(try found("upward-link: off") == ["error undeclared-import"])
    #expect(try found("undeclared-import: off") == ["error upward-link"])
  }

  @Test("a comment at the first import is about all, and those at others say the same")
  func comments() throws {
    func checked(_ files: [String]) throws -> [String] {
      try Trial(
        "domain | A\ncore | B",
        sources: ["A/One.swift": "import B", "A/Two.swift": "import Foundation\nimport B"],
        exceptions: files.map { file in
          Exception(
            CommentException(
              rule: "undeclared-import", reason: "x",
              at: Place(file: "domain/A/\(file).swift", line: 9, column: 1), lines: 1...2))
        }
      ).links.filter { $0.contains("import") || $0.contains("exception") }
    }
    #expect(try checked(["One"]) == [])
    #expect(try checked(["One", "Two"]) == [])
    #expect(
      try checked(["Two"]) == [
        "undeclared-import: A -> B",
        "unused-exception: domain/A/Two.swift -> undeclared-import in a comment",
      ])
  }

  @Test("a module with the name of one of the system's is meant only where it is listed")
  func systemNames() throws {
    let drawing = "domain | Network\ncore | A"
    #expect(try Trial(drawing, sources: ["A": "import Network"], only: "upward-link").links == [])
    #expect(
      try Trial(
        drawing + "\nA -> Network", sources: ["A": "import Network"], only: "upward-link"
      ).links == ["upward-link: A -> Network"])
  }

  // MARK: Others

  @Test("what is forbidden to be imported is found by module, kind and attribute")
  func forbiddenImport() throws {
    let source = "import UIKit\n@_exported import Log\nimport struct Net.URL\nimport Foundation"
    func found(_ entry: String) throws -> [String] {
      try Trial(
        "core | A", sources: ["A": source], only: "forbidden-import",
        rules: "forbidden-import: [{from: core, because: x, \(entry)}]"
      ).verdict.findings.map { "\($0.place.line) \($0.to?.name ?? "")" }
    }
    #expect(try found("to: [UIKit, SwiftUI]") == ["1 UIKit"])
    #expect(try found("to: \"*\"").count == 4)
    #expect(try found("attribute: _exported") == ["2 Log"])
    #expect(try found("kind: struct") == ["3 Net"])
    #expect(try found("to: UIKit, kind: struct") == [])
  }

  @Test("an interface imports neither screens nor implementations")
  func purity() throws {
    func found(_ drawing: String, _ source: String) throws -> [String] {
      try Trial(
        drawing, sources: ["ACore": source, "A": "import UIKit"], only: "interface-purity",
        rules: "interface-purity: warning"
      ).verdict.findings.map { "\($0.place.line) \($0.to?.name ?? "")" }
    }
    let drawing = "domain | ACore, A\nA -> ACore\ncore | BCore, B\nB -> BCore\nACore -> B, BCore"
    #expect(try found(drawing, "import SwiftUI\nimport BCore\nimport B") == ["1 SwiftUI", "3 B"])
    #expect(
      try found("domain | ACore, A\ncore | B\nACore -> B", "import B\nimport Foundation") == [])
  }

  @Test("`@testable` belongs into tests")
  func testable() throws {
    let drawing =
      "app | App(app)\ndomain | A, ATests(unit-tests)\ncore | B\nApp => A\nATests -> A -> B"
    func found(_ target: String, _ source: String, _ rules: String = "") throws -> [String] {
      try Trial(drawing, sources: [target: source], only: "testable-import", rules: rules).links
    }
    #expect(try found("A", "@testable import B") == ["testable-import: A -> B"])
    #expect(try found("A", "import B") == [])
    #expect(try found("A", "#if DEBUG\n@testable import B\n#endif") == [])
    #expect(try found("ATests", "@testable import B") == [])
    let strict = "testable-import: {same-layer: true}"
    #expect(try found("ATests", "@testable import B", strict) == ["testable-import: ATests -> B"])
    #expect(try found("ATests", "@testable import A", strict) == [])
  }

  @Test("a module that nothing builds is unknown only if one of the workspace seems to be meant")
  func unknown() throws {
    func found(_ source: String, _ conditions: Conditions = Conditions()) throws -> [String] {
      try Trial(
        "domain | Spacesuit", sources: ["Spacesuit": source], only: "unknown-module",
        under: conditions
      ).verdict.findings.map { "\($0.to?.name ?? ""): \($0.help ?? "-")" }
    }
    #expect(try found("import Spacesuits") == ["Spacesuits: did you mean `Spacesuit`?"])
    let help = "fix the name, or add the target that builds Elsewhere"
    #expect(try found("@testable import Elsewhere") == ["Elsewhere: \(help)"])
    // A binary's module may have the name of the app around it, in small letters.
    #expect(try found("import spacesuit") == [])
    #expect(try found("import Alamofire\nimport Spacesuit\nimport UIKit") == [])
    #expect(try found("#if canImport(Spacesuits)\nimport Spacesuits\n#endif") == [])
    #expect(try found("import Spacesuits", Conditions { $0.isLoneSpec = true }) == [])
    #expect(try found("import Spacesuits", Conditions { $0.isComplete = false }) == [])
  }
}
