/// What identifies an entry of a baseline, which is one line.
///
/// Most findings have one entry: their rule and ends. A larger finding has several, or a number, and
/// is known only if all of it was there before:
///
/// ```
/// upward link A → B            upward-link from A to B
/// cycle A → B → A              cycle from A to B, cycle from B to A
/// K in the images A and M      a duplicate-static entry for each image
/// ```
package struct BaselineKey: Hashable, Sendable {
  package var rule: String
  package var from: String
  package var to: String?
  /// What distinguishes entries between the same ends: an image, a name.
  package var part: String?

  package init(rule: String, from: String, to: String? = nil, part: String? = nil) {
    (self.rule, self.from, self.to, self.part) = (rule, from, to, part)
  }

  /// The link itself, regardless of the rule.
  package var link: BaselineKey { BaselineKey(rule: "", from: from, to: to) }
}

package struct BaselineEntry: Sendable {
  package var key: BaselineKey
  /// More is worse: the number that exceeds a limit, or one.
  package var count: Int
  /// Its own severity if less than its rule's highest, else nil.
  ///
  /// Configured severities don't matter, so changing them makes nothing new.
  package var grade: Severity?
  /// The place and the name of this part of a finding, or the line of a baseline that accepts it.
  package var note: Note?

  package init(_ key: BaselineKey, count: Int = 1, grade: Severity? = nil, note: Note? = nil) {
    (self.key, self.count, self.grade, self.note) = (key, count, grade, note)
  }

  /// The entry for one of several things between the same ends.
  package func part(_ identity: String, note: Note?) -> BaselineEntry {
    changed(self) { ($0.key.part, $0.note) = (identity, note) }
  }
}

extension BaselineKey: Comparable {
  package static func < (one: BaselineKey, other: BaselineKey) -> Bool {
    (one.rule, one.from, one.to ?? "", one.part ?? "")
      < (other.rule, other.from, other.to ?? "", other.part ?? "")
  }

  /// The entry as messages name it: `same-layer-link from A to B`.
  package var words: String {
    "\(rule) from \(from)" + (to.map { " to \($0)" } ?? "") + (part.map { " (\($0))" } ?? "")
  }
}
