import Findings
import Foundation
import Modules
import TestSupport
import Testing

@testable import Rules

/// The smallest rule: `docs/contributing.md` leads here.
struct LonelyTarget: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "lonely-target", .warning, isOnByDefault: false, "targets that link nothing")

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    return graph.targetIDs.filter { graph.links(from: $0).isEmpty }.map { target in
      finding(
        "\(graph[target].name) links nothing", about: target, help: "remove it", in: context)
    }
  }
}

@Suite("The smallest rule")
struct SmallestRuleTests {
  @Test("compiles, and reports one of two drawn targets")
  func findings() throws {
    let architecture = try Trial("domain | A\ncore | B\nB -> A", only: "upward-link").architecture
    let context = RuleContext(architecture, under: Conditions(), ruleNames: [], severities: [:])
    let findings = LonelyTarget().findings(in: context)
    #expect(findings.map(\.message) == ["A links nothing"])
    #expect(findings.map(\.severity) == [.warning])
    // The page draws the same.
    let file = SharedFiles.package.appending(path: "docs/contributing.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains(#"Trial("domain | A\ncore | B\nB -> A", only: "upward-link").text"#))
  }
}
