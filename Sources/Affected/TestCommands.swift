/// The words for the programs that run tests; shards are parted by an empty line.
extension AffectedReport {
  package var names: String {
    func names(_ ids: [TargetID]) -> [String] { ids.map { graph.name(of: $0).escapingInvisibles } }
    return shardCount == nil ? lines(names(listed)) : byShard(names)
  }

  /// The options of `xcodebuild test`: a line for each scheme, where schemes have the tests.
  package var xcodebuild: String { byShard { byScheme($0).map(options) } }

  /// The tests by schemes, the scheme with the most first, so that few are needed; others last.
  func byScheme(_ tests: [TargetID]) -> [(scheme: String?, tests: [TargetID])] {
    var (left, parts) = (tests, [(scheme: String?, tests: [TargetID])]())
    while let best = bestScheme(for: left) {
      parts.append(best)
      left.removeAll(where: best.tests.contains)
    }
    return left.isEmpty ? parts : parts + [(nil, left)]
  }

  private func options(_ scheme: String?, _ tests: [TargetID]) -> String {
    (scheme.map { "-scheme \($0.asShellWord) " } ?? "") + onlyTesting(tests)
  }

  /// The tests outside of packages, and those that no scheme has.
  package var unpackaged: [TargetID] {
    tests.filter { packages[graph[graph.spec(of: $0)].file] == nil }
  }
  package var unscheduled: [TargetID] {
    let scheduled = Set(schemes.values.joined())
    return unpackaged.filter { !scheduled.contains(graph[$0].name) }
  }

  private func byShard(_ words: ([TargetID]) -> [String]) -> String {
    shards.map { lines(words($0.tests)) }.joined(separator: "\n")
  }

  private func lines(_ words: [String]) -> String { words.map { "\($0)\n" }.joined() }

  private func bestScheme(for tests: [TargetID]) -> (scheme: String?, tests: [TargetID])? {
    let found = schemes.sorted { $0.key < $1.key }.map { name, bundles in
      (scheme: String?.some(name), tests: tests.filter { bundles.contains(graph[$0].name) })
    }.filter { !$0.tests.isEmpty }
    return found.min { $1.tests.count < $0.tests.count }
  }

  func onlyTesting(_ tests: [TargetID]) -> String {
    tests.map { "-only-testing:\(graph[$0].name.asShellWord)" }.joined(separator: " ")
  }

  /// The options of `swift test`: a line for each package, with a filter that matches exactly.
  package var swiftTest: String {
    byShard { tests in
      let byFolder = Dictionary(grouping: tests) { packages[graph[graph.spec(of: $0)].file] }
      return byFolder.compactMap { folder, tests in folder.map { ($0, tests) } }
        .sorted { $0.0 < $1.0 }.map { folder, tests in
          let way = folder.isEmpty ? "" : "--package-path \(folder.asShellWord) "
          return "\(way)--filter \(filter(tests).asShellWord)"
        }
    }
  }

  /// An expression that matches the names of the tests in some modules, which begin with these.
  func filter(_ tests: [TargetID]) -> String {
    let modules = tests.flatMap { graph[$0].moduleNames }
    return "^(\(modules.joined(separator: "|")))\\."
  }

  /// GitHub runs at most so many jobs of one matrix.
  private static let mostJobs = 256

  /// Outputs of a step of GitHub Actions: whether there is anything to test, and a matrix.
  package var github: String {
    var count = min(shardCount ?? .max, AffectedReport.mostJobs)
    // A job can run only the tests of one scheme.
    func parts() -> [(scheme: String?, tests: [TargetID])] {
      Shard.equal(tests, count: count, in: graph, durations).flatMap { byScheme($0.tests) }
    }
    while count > 1, parts().count > AffectedReport.mostJobs { count /= 2 }
    let jobs = parts().enumerated().map { index, shard in
      let names = shard.tests.map(graph.name)
      let members = [
        "\"shard\":\(index + 1)", "\"name\":\(names.joined(separator: ", ").asJSON)",
        "\"tests\":\(names.asJSON)", "\"xcodebuild\":\(options(shard.scheme, shard.tests).asJSON)",
        "\"filter\":\(filter(shard.tests).asJSON)",
      ]
      return "{\(members.joined(separator: ","))}"
    }
    let outputs = [
      "any=\(!tests.isEmpty)", "count=\(tests.count)", "tests=\(tests.map(graph.name).asJSON)",
      "apps=\(targets(of: .apps).map(graph.name).asJSON)",
      "matrix={\"include\":[\(jobs.joined(separator: ","))]}",
    ]
    return outputs.map { "\($0)\n" }.joined()
  }
}

extension String {
  private static let plain: Set<Character> = ["_", "-", "/", ".", ":", "+", "@", "%"]

  fileprivate var asShellWord: String {
    let isPlain = allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || String.plain.contains($0)
    }
    if isPlain, !isEmpty { return self }
    return "'\(replacing("'", with: "'\\''"))'"
  }
}

extension [String] {
  fileprivate var asJSON: String { "[\(map(\.asJSON).joined(separator: ","))]" }
}
