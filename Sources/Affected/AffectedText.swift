extension AffectedReport {
  private static let kinds: [(kind: Kind, title: String)] = [
    (.tests, "Tests to run"), (.apps, "Apps to build"), (.frameworks, "Frameworks to build"),
  ]

  package var sentence: String {
    let shares = AffectedReport.kinds.map(\.kind).filter { total(of: $0) > 0 }.map(share)
    return shares.isEmpty
      ? "There is no test bundle, app or framework."
      : "This change can break \(shares.joined(separator: ", "))."
  }

  /// The answer for people: what is affected, and a shortest chain for each target.
  package func text(path: (String) -> String) -> String {
    var lines = [sentence] + [everything(path: path)].compactMap(\.self)
    for (group, title) in AffectedReport.kinds where [group, .all].contains(kind) {
      let chains = chains(of: group, path: path)
      if !chains.isEmpty { lines += ["", "\(title):"] + chains.map { "  \($0)" } }
    }
    let all = total(of: kind)
    var closing = closing
    if listed.isEmpty {
      closing.insert("Nothing to \(kind == .tests ? "test" : "build").", at: 0)
    } else if listed.count < all || !affected.touched.isEverything {
      closing.insert("Not affected: \(all - listed.count) of \(all.of(kind.noun)).", at: 0)
    }
    if !closing.isEmpty { lines.append("") }
    return (lines + closing).map { "\($0)\n" }.joined()
  }

  package func chains(of kind: Kind, path: (String) -> String) -> [String] {
    let ordered = targets(of: kind).map { (key: sortKey(of: $0), id: $0) }
    return ordered.sorted { $0.key < $1.key }.map { line(of: $0.id, path: path) }
  }

  /// Chains that end at the same target are side by side, the shortest first.
  private func sortKey(of id: TargetID) -> (String, Int, String) {
    let chain = affected.chain(from: id)
    return (graph.name(of: chain[chain.count - 1]), chain.count, graph.name(of: id))
  }

  /// Such as `AppTests ← App ← Network (Sources/Client.swift)`.
  private func line(of id: TargetID, path: (String) -> String) -> String {
    let chain = affected.chain(from: id)
    let names = chain.map(graph.name).joined(separator: " ← ")
    let touches = affected.touches(of: chain[chain.count - 1])
    guard let first = touches.first else { return names }
    let others = touches.count > 1 ? ", \(touches.count - 1) more" : ""
    let words = first.cause.words.map { "\($0) " } ?? ""
    return "\(names) (\(words)\(path(first.path))\(others))"
  }

  private var closing: [String] {
    let touched = affected.touched
    var lines: [String] = []
    if !touched.idle.isEmpty {
      let outside =
        touched.foreign.isEmpty ? "" : ", \(touched.foreign.count) of them outside of the root"
      let all = touched.fileCount.of("changed file")
      let verb = touched.idle.count == 1 ? "affects" : "affect"
      lines.append("\(touched.idle.count) of \(all) \(verb) no target\(outside).")
    }
    return lines + [durationWords, shardWords].compactMap(\.self)
  }

  /// Which file touches every target; nil if none does.
  package func everything(path: (String) -> String) -> String? {
    let files = affected.touched.general + affected.touched.unplaced
    let others = files.count > 1 ? " and \(files.count - 1) more" : ""
    return files.first.map { "Every target is affected by \(path($0))\(others)." }
  }

  private var durationWords: String? {
    guard let durations else { return nil }
    let every = graph.targetIDs.filter { Kind(of: graph[$0]) == .tests }
    let saved = Set(every).subtracting(tests)
    func minutes(_ ids: some Sequence<TargetID>) -> String {
      let seconds = ids.map { durations.seconds(of: graph[$0]) ?? 0 }.reduce(0, +)
      return (seconds / 60).shown
    }
    let unknown = every.count { durations.seconds(of: graph[$0]) == nil }
    let rest = unknown == 0 ? "" : "; \(unknown) without a duration"
    return "Saved: \(minutes(saved)) of \(minutes(every)) minutes\(rest)."
  }

  private var shardWords: String? {
    guard shardCount != nil else { return nil }
    return shards.enumerated().map { index, shard in
      let time = durations == nil ? "" : " (\((shard.seconds / 60).shown) min)"
      return "Shard \(index + 1)\(time): \(shard.tests.map(graph.name).joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}

extension Touch.Cause {
  /// What is not a plain file of the target; nil for that.
  fileprivate var words: String? {
    switch self {
    case .file: nil
    case .definition: "defined in"
    case .dependencies: "dependencies in"
    case .versions: "versions in"
    case .configuration: "configured for"
    }
  }
}

extension Double {
  /// With one digit behind the point.
  fileprivate var shown: String {
    let tenths = Int(clamping: Int64(min(self * 10, 1e15).rounded()))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
