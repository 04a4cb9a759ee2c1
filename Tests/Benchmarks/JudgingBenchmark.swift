import Configuration
import Documents
import Modules
import Rules
import TestSupport

/// Measures all rules on extreme architectures.
///
/// It counts processor time, so that other programs matter little.
enum JudgingBenchmark {
  /// Takes the names of shapes, all if there are none, and how many times smaller they shall be.
  static func report(_ words: [String]) {
    let named = words.compactMap(LargeArchitecture.init(rawValue:))
    let times = words.lazy.compactMap { Int($0) }.first ?? 1
    for shape in named.isEmpty ? LargeArchitecture.allCases : named {
      let architecture = shape.make(smaller: times)
      let graph = architecture.graph
      print("\(shape.rawValue): \(graph.targets.count) targets, \(graph.links.count) links")
      measure("all rules", RuleCatalog.names, architecture)
      for name in RuleCatalog.names { measure(name, [name], architecture) }
    }
  }

  /// Whether four times as much takes at most twice as long for each target and link.
  ///
  /// Takes how many times smaller the shapes shall be.
  static func growsWithSize(_ words: [String]) -> Bool {
    let times = words.lazy.compactMap { Int($0) }.first ?? 1
    return LargeArchitecture.allCases.allSatisfy { shape in
      let costs = [4, 2, 1].map { cost(of: shape.make(smaller: $0 * times)) }
      let texts = costs.map { "\(Int($0 / .nanoseconds(1))) ns" }
      print("\(shape.rawValue): \(texts.joined(separator: ", ")) for each target and link")
      return costs[2] < costs[0] * 2
    }
  }

  /// What all rules take for each target and link; the best of a few runs.
  private static func cost(of architecture: Architecture) -> Duration {
    let book = RuleBook(configuration: settings, only: RuleCatalog.names)
    let times = (0..<3).map { _ in
      LoadingBenchmark.processorTime { _ = book.check(architecture) }
    }
    let size = architecture.graph.targets.count + architecture.graph.links.count
    return (times.min() ?? .zero) / size
  }

  /// The best of a few runs; a rule that takes next to nothing is not worth a line.
  private static func measure(_ name: String, _ rules: [String], _ architecture: Architecture) {
    let book = RuleBook(configuration: settings, only: rules)
    var findings = 0
    let times = (0..<3).map { _ in
      LoadingBenchmark.processorTime { findings = book.check(architecture).findings.count }
    }
    let best = Int((times.min() ?? .zero) / .milliseconds(1))
    if rules.count > 1 || best > 20 { print("  \(name): \(best) ms, \(findings) findings") }
  }

  private static var settings: [RuleSetting] {
    let source = Source(name: ".archlint.yml", bytes: Array(LargeArchitecture.rules.utf8))
    return (try? Document.read(source, as: .yaml))?.root.map(RuleSetting.all) ?? []
  }
}
