/// The targets of a graph by name, for finding the target that another name is built on.
struct TargetNames {
  private let graph: ModuleGraph
  private let byName: [String: [TargetID]]
  private let byStem: [Stem: [TargetID]]
  private let endings: [String]
  private let isWanted: (TargetID) -> Bool

  private struct Stem: Hashable {
    let spec: SpecID
    let text: Substring
  }

  init(_ graph: ModuleGraph) {
    var byName: [String: [TargetID]] = [:]
    var byStem: [Stem: [TargetID]] = [:]
    var unseen = Evidence.implementationEndings
    byName.reserveCapacity(graph.targets.count)
    byStem.reserveCapacity(graph.targets.count)
    for id in graph.targetIDs where graph.isNative(id) {
      let (name, spec) = (graph.plainName(of: id), graph.spec(of: id))
      byName[name, default: []].append(id)
      let bare = TestName.withoutPlatform(name)
      if bare != name { byName[bare, default: []].append(id) }
      byStem[Stem(spec: spec, text: NameStem.of(name)), default: []].append(id)
      unseen.removeAll { bare.hasSuffix($0) || name.hasSuffix($0) }
    }
    (self.graph, self.byName, self.byStem) = (graph, byName, byStem)
    endings = [""] + Evidence.implementationEndings.filter { !unseen.contains($0) }
    isWanted = { _ in true }
  }

  init(_ names: TargetNames, where isWanted: @escaping (TargetID) -> Bool) {
    (graph, byName, byStem, endings) = (names.graph, names.byName, names.byStem, names.endings)
    self.isWanted = isWanted
  }

  /// The targets that the rest of a name refers to.
  ///
  /// Elsewhere by exact name; in the same spec also by stem, which may omit a team's prefix.
  func targets(of rest: String, for id: TargetID) -> [TargetID] {
    let named = endings.flatMap { targets(named: rest + $0, near: id) }.filter { $0 != id }
    guard named.isEmpty else { return named }
    let (stem, spec) = (NameStem.of(rest), graph.spec(of: id))
    let related = endings.flatMap { byStem[Stem(spec: spec, text: stem + $0)] ?? [] }
      .filter { $0 != id && isWanted($0) }
    return onPlatform(of: id, related)
  }

  /// The targets of a name: those of the same spec if any, and of these the platform variant.
  func targets(named name: String, near id: TargetID) -> [TargetID] {
    guard let all = byName[name]?.filter(isWanted) else { return [] }
    let near = all.filter { graph.spec(of: $0) == graph.spec(of: id) }
    return onPlatform(of: id, near.isEmpty ? all : near)
  }

  private func onPlatform(of id: TargetID, _ targets: [TargetID]) -> [TargetID] {
    let twins = targets.filter { graph.platform(of: $0) == graph.platform(of: id) }
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

  /// Whether a name begins with another one and continues with a new word.
  static func begins(_ name: Substring, with start: Substring) -> Bool {
    guard !start.isEmpty, name.hasPrefix(start) else { return false }
    guard let next = name.utf8.dropFirst(start.utf8.count).first else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
  }
}

/// The tested name in the name of a test bundle: `Network` in `NetworkUITests_iOS`.
enum TestName {
  private static let platforms = bytes(
    Platform.allCases.filter { $0 != .auto }.map(\.rawValue) + ["Mac", "OSX", "Catalyst"])
  private static let words = bytes(
    Evidence.testWords.flatMap { [$0, "-\($0.lowercased())", "_\($0.lowercased())"] })
  private static let kinds = bytes(Evidence.testKinds)

  private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

  /// The name without a test suffix, in two readings; empty if it isn't a test bundle's name.
  ///
  /// `CommonUITests` tests Common or CommonUI: the bundle's type decides which comes first.
  static func subjects(of name: String, isKindFirst: Bool) -> [String] {
    let plain = without(platforms, withoutMarks(Array(name.utf8)[...]))
    let rest = without(words, plain)
    guard rest.count < plain.count else { return [] }
    let short = without(kinds, rest)
    let subjects =
      short.count == rest.count ? [rest] : isKindFirst ? [short, rest] : [rest, short]
    return subjects.filter { !$0.isEmpty }.map { subject in
      let bare = without(platforms, subject)
      return String(decoding: bare.isEmpty ? subject : bare, as: UTF8.self)
    }
  }

  /// The name without a platform suffix: `Kit` of `Kit-iOS`.
  static func withoutPlatform(_ name: String) -> String {
    let (whole, rest) = (name.utf8.count, without(platforms, Array(name.utf8)[...]))
    return rest.isEmpty || rest.count == whole ? name : String(decoding: rest, as: UTF8.self)
  }

  /// A name without the first matching ending and the separator before it.
  private static func without(
    _ endings: [[UInt8]], _ name: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard
      let ending = endings.first(where: { ending in
        ending.last == name.last && name.suffix(ending.count).elementsEqual(ending)
      })
    else { return name }
    return withoutMarks(name.dropLast(ending.count))
  }

  private static func withoutMarks(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var name = name
    while let last = name.last, marks.contains(last) { name.removeLast() }
    return name
  }

  private static let marks = Array("_-. ()".utf8)
}
