import Documents
import Modules
import TestSupport
import Testing

@testable import Proposals

@Suite("What is proposed holds")
struct ProposalRefinerTests {
  /// Random projects: whatever is proposed is read without a word, has every module where it says,
  /// and finds what it says.
  @Test("for any project", arguments: 0..<60)
  func holds(seed: Int) throws {
    let tried = try Tried(ProposalRefinerTests.drawing(UInt64(seed)))
    for (proposal, again) in zip(tried.proposals, tried.trials) {
      #expect(again.problems == [], "\(proposal.text)")
      #expect(again.findings.map(\.fingerprint) == proposal.trial.findings.map(\.fingerprint))
      let placed = Set(proposal.layers.flatMap(\.modules))
      for layer in proposal.layers {
        for module in layer.modules { #expect(again.layer(of: module) == layer.name) }
      }
      let all = ProjectAnalysis(again.architecture).modules
      let known = placed.union(proposal.leftOver)
      #expect(all.allSatisfy(known.contains), "\(proposal.text)")
    }
  }

  /// Up to twelve modules in some folders, with links that mostly lead down.
  private static func drawing(_ seed: UInt64) -> String {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let folders = ["a/b", "a/c", "d", "e/features", "e/core", "one"]
    let words = ["Net", "Log", "ChatFeature", "MapFeature", "CoreKit", "Ann", "ToDo", "Data"]
    let count = 2 + draw(11)
    let names = (0..<count).map { "\(words[draw(words.count)])\($0)x" }
    var lines = names.enumerated().map { index, name in
      let folder = folders[draw(folders.count)]
      let type = index == 0 || draw(8) == 0 ? "(app)" : ""
      return draw(3) == 0 ? "one: \(name)\(type)" : "\(folder) | \(name)\(type)"
    }
    for index in names.indices.dropLast() {
      for _ in 0..<draw(4) {
        let other = draw(9) == 0 ? draw(count) : index + 1 + draw(count - index - 1)
        if other != index { lines.append("\(names[index]) -> \(names[other])") }
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("the preset and the folders that somebody wishes for")
  func wishes() throws {
    let drawing = """
      app | Main(app)
      all/business | Orders, Accounts
      all/data | Store, Disk
      Main => Orders, Accounts -> Store, Disk
      """
    var wishes = ProposalOptions()
    wishes.folders = ["all"]
    #expect(
      try Tried(drawing, wishes: wishes).layers == [
        "app: Main", "business: Accounts Orders", "data: Disk Store",
      ])
    wishes = ProposalOptions()
    wishes.preset = .layered
    let tried = try Tried(drawing, wishes: wishes)
    #expect(tried.first.preset == .layered)
    #expect(tried.lines.contains { $0.contains("business") && $0.contains("closed: true") })
  }

  @Test("a closed layer only on request")
  func closed() throws {
    let tried = try Tried(
      """
      app | Main(app)
      presentation | Screen, Page
      business | Orders, Accounts
      data | Store, Disk
      Main => Screen, Page -> Orders, Accounts -> Store, Disk
      """)
    #expect(tried.first.preset == .layered)
    #expect(!tried.first.text.contains("closed"))
  }

  @Test("only links inside of a layer make it less strict, no other finding between its modules")
  func otherFindings() throws {
    let tried = try Tried(
      """
      App | Main(app)
      Features/Chat: Chat, Tryout(app role:host-app)
      Features/Map: Map, MapInterface
      Basis | Net, Log
      Main => Chat, Map, MapInterface -> Net, Log
      Map, Chat -> MapInterface
      Tryout => Chat, MapInterface
      """)
    #expect(tried.first.trial.findings.map(\.rule) == ["unimplemented-interface"])
    #expect(tried.lines.contains(#"  - features: "Features/**""#))
  }
}
