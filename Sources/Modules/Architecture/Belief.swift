/// What a whole project makes probable where nobody wrote it down, and on how much of it that rests.
///
/// A belief is a convention of the project, counted over all of it: where layers are siblings,
/// which names mean an interface. What is checked never decides whether it is checked. Two states of
/// a project are compared by the union of both beliefs, so that no edit ends a check:
///
///     before   core/, service/, shared/ side by side     all three are layers
///     after    shared/ is renamed to common/             core/ and service/ still are
package struct Belief: Hashable, Sendable {
  /// The folders that are layers because several are siblings, as paths from the root.
  package var folders: Set<String>
  /// The patterns of a preset by which the project names its interfaces, such as `*Core`.
  package var conventions: Set<String>
  /// The pairs of layers that most modules link in the other direction.
  package var inverted: Set<LayerPair>
  /// The interfaces and mocks that only their names show, as `Project/Target`.
  package var companions: Set<String>
  /// What would be a part of the module beside it by its name if no other module linked it, likewise.
  package var apart: Set<String>

  package init(
    folders: Set<String> = [], conventions: Set<String> = [], inverted: Set<LayerPair> = [],
    companions: Set<String> = [], apart: Set<String> = []
  ) {
    self.folders = folders
    self.conventions = conventions
    self.inverted = inverted
    self.companions = companions
    self.apart = apart
  }

  /// What either of two states of a project makes probable; a pair of layers is inverted only if it
  /// is in both.
  package func union(_ other: Belief?) -> Belief {
    guard let other else { return self }
    return Belief(
      folders: folders.union(other.folders), conventions: conventions.union(other.conventions),
      inverted: inverted.intersection(other.inverted),
      companions: companions.union(other.companions), apart: apart.union(other.apart))
  }

  /// The folders, taken apart, in which layers are siblings.
  package var sites: Set<[String]> {
    Set(folders.map { $0.pathNames.dropLast().map(String.init) })
  }
}

/// How the pairs of a pattern vote on whether names like it mean an interface, one target for each.
package struct PairVote: Sendable {
  package var clean: [TargetID] = []
  package var others: [TargetID] = []
  /// The links that alone keep a pair from being clean, by position.
  package var obstacles: [Int] = []

  package init() {}

  package var count: Int { clean.count + others.count }

  /// Whether one link decides that the pattern means nothing.
  package var isClose: Bool { !obstacles.isEmpty && (clean.count + 1) * 2 >= count }
}

extension [String: PairVote] {
  /// The patterns of which at least half of the pairs are clean.
  package var conventions: Set<String> {
    Set(filter { $0.value.clean.count >= $0.value.others.count }.keys)
  }
}

/// Two layers, the upper one first.
package struct LayerPair: Hashable, Comparable, Sendable {
  package let upper: LayerID
  package let lower: LayerID

  package init(_ one: LayerID, _ other: LayerID) {
    (upper, lower) = (min(one, other), max(one, other))
  }

  package static func < (one: LayerPair, other: LayerPair) -> Bool {
    (one.upper, one.lower) < (other.upper, other.lower)
  }
}

/// What the folders of a project say about its layers, where nobody configured any.
package enum FolderLayout: Hashable, Sendable {
  /// They were not asked: layers are configured, or the names of folders are taken at their word.
  case unasked
  /// These folders side by side are layers; sorted.
  case sites([String])
  /// These folders are named like layers, sorted, and are no evidence: too few of them are siblings,
  /// or too few siblings hold folders of modules.
  case tooFew([String], areSiblings: Bool)
}
