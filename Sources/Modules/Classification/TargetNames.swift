/// The targets of a graph by their names, to find those that the name of another is made of.
struct TargetNames {
  private let graph: ModuleGraph
  private let byName: [String: [TargetID]]
  /// The targets of each spec, by the stem of their names.
  private let byStem: [SpecID: [Substring: [TargetID]]]

  /// What an implementation may be called besides the plain name.
  private static let endings = ["", "Impl", "Implementation", "Live"]

  init(_ graph: ModuleGraph, where isWanted: (TargetID) -> Bool) {
    var byName: [String: [TargetID]] = [:]
    var byStem: [SpecID: [Substring: [TargetID]]] = [:]
    for id in graph.targetIDs where isWanted(id) {
      let (name, spec) = (graph[id].plainName, graph[id].spec)
      for name in Set([name, TestName.withoutPlatform(name)]) {
        byName[name, default: []].append(id)
      }
      byStem[spec, default: [:]][NameStem.of(name), default: []].append(id)
    }
    self.graph = graph
    self.byName = byName
    self.byStem = byStem
  }

  /// The targets that the rest of a name means.
  ///
  /// Everywhere by the very name; in the same spec also by the stem, since a spec may leave the
  /// team's prefix away from some of its targets.
  func targets(of rest: String, for id: TargetID) -> [TargetID] {
    let named = TargetNames.endings.flatMap { targets(named: rest + $0, near: id) }
      .filter { $0 != id }
    guard named.isEmpty, let stems = byStem[graph[id].spec] else { return named }
    let stem = NameStem.of(rest)
    let related = TargetNames.endings.flatMap { stems[stem + $0] ?? [] }.filter { $0 != id }
    return onPlatform(of: id, related)
  }

  /// The targets of a name: those of the same spec, if it has any, and of these the platform twin.
  func targets(named name: String, near id: TargetID) -> [TargetID] {
    let all = byName[name] ?? []
    let near = all.filter { graph[$0].spec == graph[id].spec }
    return onPlatform(of: id, near.isEmpty ? all : near)
  }

  private func onPlatform(of id: TargetID, _ targets: [TargetID]) -> [TargetID] {
    let twins = targets.filter { graph[$0].platform == graph[id].platform }
    return twins.isEmpty ? targets : twins
  }
}

/// The part of a target's name behind the prefix that a team gives its targets.
///
/// `ISSNetwork` has the stem `Network`; a name without capitals in front of a word is all stem.
enum NameStem {
  static func of(_ name: String) -> Substring {
    let bytes = name.utf8
    let capitals = bytes.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    // The last of several capitals begins the first word.
    guard capitals.count > 1, capitals.count < bytes.count else { return name[...] }
    return name[bytes.index(before: capitals.endIndex)...]
  }

  /// Whether a name begins with another one and goes on with a new word.
  static func begins(_ name: Substring, with start: Substring) -> Bool {
    guard !start.isEmpty, name.hasPrefix(start) else { return false }
    guard let next = name.utf8.dropFirst(start.utf8.count).first else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
  }
}

/// What the name of a test bundle says that it tests: `NetworkUITests_iOS` the `Network`.
enum TestName {
  private static let platforms =
    Platform.allCases.filter { $0 != .auto }.map(\.rawValue) + ["Mac", "OSX", "Catalyst"]
  private static let words = ["Tests", "Test", "Specs", "Spec"]
  private static let kinds = [
    "UI", "Unit", "Integration", "Snapshot", "Performance", "Acceptance", "Functional", "Logic",
    "Host", "Hosted", "E2E",
  ]

  /// The rest of the name, with and without a word for a kind of tests; none, if it does not end
  /// like that of a test bundle.
  ///
  /// `CommonUITests` are the UI tests of Common, or tests of CommonUI: the type of the bundle says
  /// which is more likely.
  static func subjects(of name: String, isKindFirst: Bool) -> [String] {
    let plain = without(platforms, withoutMarks(name))
    let rest = without(words, plain)
    guard rest.count < plain.count else { return [] }
    let both = [rest, without(kinds, rest)]
    let subjects = both[0] == both[1] ? [rest] : isKindFirst ? both.reversed() : both
    return subjects.filter { !$0.isEmpty }.map { withoutPlatform(String($0)) }
  }

  /// The name before a platform that somebody put behind it: `Kit` of `Kit-iOS`.
  static func withoutPlatform(_ name: String) -> String {
    guard let last = name.utf8.last,
      last == UInt8(ascii: "S") || last == UInt8(ascii: "c")
        || last == UInt8(ascii: "X") || last == UInt8(ascii: "t")
    else { return name }
    let rest = without(platforms, name[...])
    return rest.isEmpty ? name : String(rest)
  }

  /// A name without the first of some endings that it has, and without what divided them.
  private static func without(_ endings: [String], _ name: Substring) -> Substring {
    guard let ending = endings.first(where: name.hasSuffix) else { return name }
    return withoutMarks(name.dropLast(ending.count))
  }

  private static func withoutMarks(_ name: some StringProtocol) -> Substring {
    var name = Substring(name)
    while let last = name.last, "_-. ()".contains(last) { name.removeLast() }
    return name
  }
}
