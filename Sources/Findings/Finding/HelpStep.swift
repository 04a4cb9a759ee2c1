/// A step of a help; a help says all steps with the same target or the same object at once.
package struct HelpStep: Hashable, Sendable {
  /// The verb, or all if nothing else is given.
  private let start: String
  fileprivate var object = ""
  fileprivate var preposition = ""
  fileprivate var target = ""
  fileprivate var end = ""

  package init(_ words: String) { start = words }

  /// Such as `add` A `to what` B `links`.
  package init(
    _ verb: String, _ object: String, _ preposition: String, _ target: String, _ end: String = ""
  ) {
    (start, self.object, self.preposition) = (verb, object, preposition)
    (self.target, self.end) = (target, end)
  }

  fileprivate var words: String {
    [start, object, preposition, target, end].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension [HelpStep] {
  /// The most names that are said at once.
  private static let most = 12

  package var words: String {
    let steps = joined(\.object)
    // What several targets link has another verb form.
    return steps.allSatisfy(\.end.isEmpty)
      ? steps.joined(\.target).map(\.words).joined(separator: "; ")
      : steps.map(\.words).joined(separator: "; ")
  }

  /// The steps that differ in one part only as one.
  private func joined(_ part: WritableKeyPath<HelpStep, String> & Sendable) -> [HelpStep] {
    let rests = map { step in changed(step) { $0[keyPath: part] = "" } }
    let groups = Dictionary(grouping: indices) { rests[$0] }
    return rests.uniqued(by: \.self).map { rest in
      let parts = (groups[rest] ?? []).map { self[$0][keyPath: part] }.uniqued(by: \.self)
      return changed(rest) {
        $0[keyPath: part] =
          parts.count > Self.most ? parts.listed(upTo: Self.most) : parts.inSentence
      }
    }
  }
}
