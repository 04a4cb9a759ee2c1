import LinkedImages
import Modules
import TestSupport
import Testing

/// Estimates of launches, and what is counted.
struct LaunchTimesTests {
  private func times(
    _ device: String, _ own: [(Int, Int)] = [], for count: Int
  ) throws -> ClosedRange<Int> {
    let measured = own.map {
      LaunchTimes.Measurement(device: device, frameworks: $0.0, milliseconds: $0.1)
    }
    return try #require(LaunchTimes(of: device, own: measured)).milliseconds(for: count)
  }

  @Test("what was published is met, and between it a range holds both ways to read it")
  func published() throws {
    #expect(try times("iPhone 14 Pro", for: 300) == 1540...1540)
    #expect(try times("iPhone Xs", for: 300) == 2940...2940)
    #expect(try times("iPhone 6s", for: 0) == 120...330)
    // 7.7 times less than 1540, or a tenth of the way there from what none takes at most: no more
    // than 30 do.
    #expect(try times("iPhone 14 Pro", for: 30) == 200...334)
    #expect(LaunchTimes(of: "iPhone 99", own: []) == nil)
  }

  @Test("own measurements take the place of the published ones of a device")
  func own() throws {
    #expect(try times("iPhone 14 Pro", [(40, 500), (80, 900)], for: 80) == 900...900)
    // Two launches with the same number are a range.
    #expect(try times("Lab", [(40, 500), (40, 540)], for: 40) == 500...540)
    // One point and the time without any: 120 to 330 ms.
    #expect(try times("Lab", [(100, 1000)], for: 50) == 560...665)
    // Beyond the last point straight on.
    #expect(try times("Lab", [(100, 1000)], for: 200) == 1670...1880)
  }

  @Test("more frameworks never cost less, however many, and no number is too large")
  func grows() throws {
    for device in LaunchTimes.devices {
      let all = try (0...400).map { try times(device, for: $0) }
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.upperBound <= $1.upperBound })
    }
    #expect(try times("Lab", [(.max, .max)], for: .max).upperBound == 10_000_000)
  }

  /// What each app loads, and what could be merged into it.
  private func launched(_ drawing: String) throws -> [String] {
    let graph = try GraphDrawing(drawing).graph
    return Images(graph).launchedFrameworks().map { app in
      func names(_ ids: [TargetID]) -> String { ids.map(graph.name).joined(separator: " ") }
      return "\(graph.name(of: app.app)): "
        + [
          app.frameworks.map(graph.name(of:)).joined(separator: " "),
          names(app.merging.automatic), names(app.merging.manual),
          names(app.merging.shared.map(\.framework)),
        ].joined(separator: " | ")
    }
  }

  @Test("what is loaded at launch counts: not what is static, the system's, or opened later")
  func counted() throws {
    #expect(
      try launched(
        "A(app) => D1 => D2\nA => D2, S(static), [UIKit sdk], [Sentry carthage]\nA @> D3")
        == ["A: D1 D2 Sentry |  | D1 D2 | "])
  }

  @Test("direct dependencies of the same project merge by themselves, those of an extension never")
  func merging() throws {
    #expect(
      try launched(
        "all: A(app), D1, D2, D3, X(extension)\nA => D1 => D2\nA => D2, D3, E\nA @> X -> D3")
        == ["A: D1 D2 D3 E | D1 D2 | E | D3"])
    #expect(
      try launched("all: A(app), D1, D2\nA => D1 -> D2\nA @> D2") == ["A: D1 D2 | D1 | D2 | "])
  }
}
