/// Conventions inferred from a whole project that nothing declares, and the evidence for them.
///
/// A convention is counted over the project: which sibling folders are layers, which names mean an
/// interface. The checked target itself never decides whether it is checked. Comparing two states
/// uses the union of both, so no edit disables a check:
///
/// ```
/// before   core/, service/, shared/ are siblings     all three are layers
/// after    shared/ is renamed to common/             core/ and service/ still are
/// ```
package struct InferredConventions: Hashable, Sendable {
  /// The folders that are layers because several are siblings, as paths from the root.
  package var folders: Set<String>
  /// The patterns of a preset by which the project names its interfaces, such as `*Core`.
  package var conventions: Set<String>
  /// The pairs of layers that most modules link in the other direction, or whose order names leave open.
  package var inverted: Set<LayerPair>
  /// The interfaces and mocks inferred from their names alone, as `Project/Target`.
  package var companions: Set<String>
  /// Targets outside a sibling's module only because of a link, as `Project/Target`.
  package var apart: Set<String>

  package init(
    folders: Set<String> = [], conventions: Set<String> = [], inverted: Set<LayerPair> = [],
    companions: Set<String> = [], apart: Set<String> = []
  ) {
    (self.folders, self.conventions, self.inverted) = (folders, conventions, inverted)
    (self.companions, self.apart) = (companions, apart)
  }

  /// The union of two states' conventions; a pair of layers is inverted only if it is in both.
  package func union(_ other: InferredConventions?) -> InferredConventions {
    guard let other else { return self }
    return InferredConventions(
      folders: folders.union(other.folders), conventions: conventions.union(other.conventions),
      inverted: inverted.intersection(other.inverted),
      companions: companions.union(other.companions), apart: apart.union(other.apart))
  }

  /// The split paths of folders in which layers are siblings.
  package var sites: Set<[String]> { Set(folders.map { $0.pathNames.dropLast().map(String.init) }) }
}

/// The votes of a pattern's pairs on whether such names mean an interface, one vote per target.
package struct PairVote: Sendable {
  package var clean: [TargetID] = []
  package var others: [TargetID] = []
  /// The only links that keep a pair from being clean, by position.
  package var obstacles: [Int] = []

  package init() {}
  package var count: Int { clean.count + others.count }

  /// Whether a single link decides against the pattern.
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

/// The layers that a project's folders suggest when none are configured.
package enum FolderLayout: Hashable, Sendable {
  /// Not inferred: layers are configured, or folder names are used without evidence.
  case unasked
  /// These sibling folders are layers; sorted.
  case sites([String])
  /// So are these groups of a workspace or a navigator.
  case groups([String])
  /// These folders have layer names, sorted, but too few are siblings or hold module folders.
  case tooFew([String], areSiblings: Bool)
}
