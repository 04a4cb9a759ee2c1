import Documents
import Findings
import Modules
import Rules
import TestSupport
import Testing

@Suite("Rules on random workspaces")
struct WorkspacePropertyTests {
  private static let layerRules: Set<String> = ["upward-link", "same-layer-link", "closed-layer"]

  @Test("a clean one stays clean; an upward or same-layer link is the only new layer finding")
  func insertedLinks() throws {
    var random = SplitMix(seed: 4)
    for _ in 0..<40 {
      let workspace = RandomWorkspace(using: &random)
      #expect(try Trial(workspace.drawing).text == "")
      guard let (from, to) = workspace.forbiddenPair(using: &random) else { continue }
      let broken = try Trial(workspace.drawing + "\nM\(from) -> M\(to)")
      let found = broken.verdict.shown.filter {
        WorkspacePropertyTests.layerRules.contains($0.rule)
      }
      #expect(found.map { "\($0.from.name) -> \($0.to?.name ?? "")" } == ["M\(from) -> M\(to)"])
      #expect(broken.verdict.shown.allSatisfy { found.contains($0) || $0.rule == "cycle" })
    }
  }

  @Test("the order of specs, targets and links changes no finding")
  func order() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<12 {
      var lines = RandomMess(using: &random).lines
      let findings = try fingerprints(lines)
      lines.shuffle(using: &random)
      #expect(try fingerprints(lines) == findings)
    }
  }

  @Test("with an exception for each finding nothing is left, and none is unused")
  func exceptions() throws {
    var random = SplitMix(seed: 6)
    for _ in 0..<12 {
      let drawing = RandomMess(using: &random).drawing
      let findings = try Trial(drawing).verdict.findings
      let suppressed = try Trial(drawing, exceptions: findings.map(Exception.init))
      #expect(suppressed.text == "")
      #expect(suppressed.verdict.suppressed.count == findings.count)
    }
  }

  @Test("without the links that a cycle's help names, no cycle is left")
  func cuts() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<12 {
      let lines = RandomMess(using: &random).lines
      let cycles = try Trial(lines.joined(separator: "\n"), only: "cycle").verdict.findings
      let cut = Set(cycles.flatMap(cutLinks))
      let rest = lines.filter { line in
        !cut.contains(line.split(separator: " ").joined(separator: " "))
      }
      #expect(try Trial(rest.joined(separator: "\n"), only: "cycle").text == "")
    }
  }

  /// The ends of findings without places; of a cycle only its members.
  private func fingerprints(_ lines: [String]) throws -> [String] {
    let declared = lines.filter { $0.contains(":") } + lines.filter { !$0.contains(":") }
    return try Trial(declared.joined(separator: "\n")).verdict.findings
      .map(\.identity.fingerprint).sorted()
  }

  /// The links that a finding says to remove, as the drawing has them.
  private func cutLinks(of cycle: Finding) -> [String] {
    let own = "\(cycle.from.name) -> \(cycle.to?.name ?? "")"
    guard let help = cycle.help, let list = help.split(separator: ": ").last, help.contains("→")
    else { return [own] }
    return list.split(separator: ", ").map { String($0).replacing("→", with: "->") }
  }
}

extension Finding {
  fileprivate static func == (one: Finding, other: Finding) -> Bool {
    one.identity.fingerprint == other.identity.fingerprint
  }
}

extension [Finding] {
  fileprivate func contains(_ finding: Finding) -> Bool { contains { $0 == finding } }
}

extension Exception {
  /// The exception that a person would write for a finding.
  fileprivate init(_ finding: Finding) {
    let selector = { (names: [String]) in Selector(names.compactMap { Selector.Alternative($0) }) }
    self.init(
      rule: finding.rule,
      scope: finding.members.isEmpty
        ? .ends(
          from: selector([finding.from.name]), to: finding.to.map { selector([$0.name]) })
        : .members(selector(finding.members.map(\.name))),
      reason: "x", at: Place(file: ".archlint.yml"))
  }
}
