/// The contents of a spec's `archlint:` key, which XcodeGen ignores.
package struct ArchitectureTag: Hashable, Sendable {
  package typealias Word = Note

  package var layer: Word?
  package var role: Word?
  package var counterparts: [Word] = []

  package init(layer: Word? = nil, role: Word? = nil, counterparts: [Word] = []) {
    (self.layer, self.role, self.counterparts) = (layer, role, counterparts)
  }
}

/// A tag with an unknown layer, role or target.
package struct UnknownTag: Hashable, Sendable {
  /// The key of a tag; the raw values are the keys in specs.
  package enum Key: String, Sendable {
    case layer, role, of
  }

  package let key: Key
  package let word: ArchitectureTag.Word
}

/// A comment in a spec that accepts findings: `# archlint:allow RULE because …`.
package struct CommentException: Hashable, Sendable {
  package let rule: String
  package let reason: String?
  package let place: Place
  /// The lines that a finding must be at: the entry on the comment's line or below it.
  package let lines: ClosedRange<Int>

  package init(rule: String, reason: String?, at place: Place, lines: ClosedRange<Int>) {
    (self.rule, self.reason, self.place, self.lines) = (rule, reason, place, lines)
  }
}
