import Foundation
import Modules
import Rules
import TestSupport
import Testing

@Suite("launch-budget")
struct LaunchBudgetTests {
  private func text(
    _ drawing: String, _ options: String, since earlier: String? = nil
  ) throws -> String {
    let before = try earlier.map {
      classify(try GraphDrawing($0).graph, as: Preset.standard.drawn)
    }
    return try Trial(
      drawing, only: "launch-budget", rules: "launch-budget: {\(options)}",
      under: Conditions { $0.earlier = before }
    ).text
  }

  private static func app(_ count: Int) -> String {
    "app | Cosmonaut(app)\nCosmonaut => " + (1...count).map { "D\($0)" }.joined(separator: ", ")
  }

  @Test("more frameworks than the budget")
  func frameworks() throws {
    #expect(
      try text(Self.app(2), "frameworks: 1") == """
        app/Cosmonaut/project.yml:1:7: warning: Cosmonaut (app) loads 2 dynamic frameworks at \
        launch (budget 1): 0.1 to 0.6 s at launch (estimate) [launch-budget]
          help: make some static, or link static ones into one dynamic framework: D1, D2
        """)
    #expect(try text(Self.app(2), "frameworks: 2") == "")
    #expect(try text(Self.app(2), "frameworks: 1, apps: Other*") == "")
  }

  @Test("an app has the first budget that means it; without one for all, others have none")
  func singleApps() throws {
    let apps = "app | Main(app), Clip(app)\nMain => D1, D2\nClip => D1, D2"
    let single = "budgets: [{apps: Clip, frameworks: 1}, {apps: \"C*\", frameworks: 0}]"
    func found(_ options: String) throws -> [String] {
      try text(apps, options).split(separator: "\n").filter { $0.contains("(budget ") }
        .map { line in
          let words = line.components(separatedBy: "): ")[0].split(separator: " ")
          return "\(words[2]) \(words.last ?? "")"
        }
    }
    #expect(try found(single) == ["Clip 1"])
    #expect(
      try found("\(single), frameworks: 0") == [
        "Clip 1", "Main 0",
      ])
    #expect(try found("\(single), frameworks: 2") == ["Clip 1"])
    #expect(
      try found("budgets: [{apps: Clip, frameworks: 9}], frameworks: 1, apps: [Main, Clip]")
        == ["Main 1"])
  }

  @Test("longer than the budget for certain is a warning, perhaps is an info")
  func time() throws {
    func head(_ budget: Int) throws -> String {
      try String(
        text(Self.app(30), "device: iPhone 14 Pro, milliseconds: \(budget)").prefix { $0 != "[" })
    }
    #expect(
      try head(199) == """
        app/Cosmonaut/project.yml:1:7: warning: Cosmonaut (app) loads 30 dynamic frameworks at \
        launch: 200 to 334 ms on iPhone 14 Pro (budget 199)\u{20}
        """)
    #expect(
      try head(300) == """
        app/Cosmonaut/project.yml:1:7: info: Cosmonaut (app) loads 30 dynamic frameworks at \
        launch: 200 to 334 ms on iPhone 14 Pro (budget 300, uncertain)\u{20}
        """)
    #expect(try head(334) == "")
  }

  @Test("an app without frameworks gets no advice to make some static")
  func noFrameworks() throws {
    let found = try text("app | Cosmonaut(app)", "device: iPhone 14 Pro, milliseconds: 1")
    #expect(found.contains("loads 0 dynamic frameworks at launch"))
    #expect(!found.contains("help:"))
  }

  @Test("what was measured of own apps counts instead")
  func own() throws {
    let own = "measurements: [{device: Lab, frameworks: 30, milliseconds: 700}]"
    let found = try text(Self.app(30), "device: Lab, milliseconds: 600, \(own)")
    #expect(
      found.contains("700 ms on Lab (budget 600)"))
    #expect(found.contains("note: estimate from 1 own measurement"))
  }

  @Test("a change that adds frameworks is told of, within the budget and beyond it")
  func change() throws {
    let within = try text(
      Self.app(31), "device: iPhone 14 Pro, milliseconds: 900", since: Self.app(30))
    #expect(
      within.contains(
        """
        info: Cosmonaut (app) loads 31 dynamic frameworks at launch, 1 more than before, 4 ms more \
        on iPhone 14 Pro [launch-budget]
        """))
    #expect(
      within.contains("before this change it loaded 30, 4 ms more on iPhone 14 Pro; new: D31"))
    let beyond = try text(Self.app(4), "frameworks: 3", since: Self.app(2))
    #expect(beyond.contains("warning: Cosmonaut (app) loads 4"))
    #expect(beyond.contains("note: before this change it loaded 2; new: D3, D4"))
    #expect(try text(Self.app(2), "frameworks: 3", since: Self.app(4)) == "")
    #expect(try text(Self.app(2), "frameworks: 3", since: Self.app(2)) == "")
  }

  @Test(
    "options that limit nothing, or a phone that nobody measured",
    arguments: [
      ("apps: Cosmonaut", "launch-budget has no limit"),
      ("budgets: [{apps: Cosmonaut}]", "launch-budget has no limit"),
      ("budgets: [{frameworks: x}]", "frameworks"),
      ("milliseconds: 300", "expected `milliseconds` together with `device`"),
      ("device: iPhone 5, milliseconds: 300", "no measurements for `iPhone 5`"),
      ("frameworks: -1", "frameworks"),
    ])
  func mistakes(options: String, words: String) throws {
    let trial = try Trial(Self.app(1), rules: "launch-budget: {\(options)}")
    #expect(trial.problemText.contains(words))
  }
}
