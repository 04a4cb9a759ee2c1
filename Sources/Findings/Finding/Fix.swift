/// A fix for a finding: changes of declarations, not of their text.
package struct Fix: Hashable, Sendable {
  /// An imperative.
  package let words: String
  /// All are needed; empty in a saved report.
  package let changes: [Change]
  /// The changes as edits of text, if computed.
  package var edits: [TextEdit] = []
  /// Whether archlint checked the result.
  package var isProved = false

  package init(_ changes: [Change]) {
    self.changes = changes
    words = changes.map(\.step).words
  }

  package init(_ change: Change) { self.init([change]) }

  /// Whether archlint edits all the files that it changes.
  package var isAutomatic: Bool {
    changes.isEmpty ? !edits.isEmpty : changes.allSatisfy { Fix.edits($0.place.file) }
  }

  package static func edits(_ file: String) -> Bool {
    [".yml", ".yaml", ".swift"].contains(where: file.hasSuffix)
  }

  package init(joining fixes: [Fix]) { self.init(fixes.flatMap(\.changes).uniqued(by: \.self)) }

  /// A fix of a saved report.
  package init(_ words: String, edits: [TextEdit], isProved: Bool) {
    (self.words, self.edits, self.isProved, changes) = (words, edits, isProved, [])
  }
}

package struct Change: Hashable, Sendable {
  package let action: Action
  package let target: Subject?
  /// The entry, key or target that changes.
  package let place: Place

  package enum Action: Hashable, Sendable {
    /// Adds an entry to the dependencies of the target at the place.
    case add(WrittenEntry, to: Subject)
    case remove(Subject)
    case relink(WrittenEntry, from: Subject, to: Subject)
    /// Sets an option of an entry; without a value it is removed.
    case set(String, value: String?)
    case rename(from: String, to: String)
    case removeKey, removeException
    /// Adds a pattern to a layer of the configuration, next to another one.
    case addPattern(String, layer: String)
  }

  package init(_ action: Action, of target: Subject? = nil, at place: Place) {
    (self.action, self.target, self.place) = (action, target, place)
  }

  package var words: String { [step].words }

  package var step: HelpStep {
    switch action {
    case .add(let entry, let end) where place.file.hasSuffix(".pbxproj"):
      HelpStep("add", end.name, "to what", target?.name ?? "", entry.xcodeVerb)
    case .add(let entry, _):
      HelpStep(
        (entry.condition.map { "\($0), and " } ?? "") + "add", entry.words,
        "to the dependencies of"
          + (entry.condition != nil && place.file.hasSuffix(".swift") ? " the target" : ""),
        target?.name ?? "")
    case .remove(let end): HelpStep("remove the dependency on \(end.name)")
    case .relink(_, let old, let new): HelpStep("link \(new.name) instead of \(old.name)")
    case .set(let key, let value?): HelpStep("add `\(key): \(value)` to this entry")
    case .set(let key, nil): HelpStep("remove `\(key)` from this entry")
    case .rename(let old, let new): HelpStep("replace `\(old)` with `\(new)`")
    case .removeKey: HelpStep("remove this key")
    case .removeException: HelpStep("remove this exception")
    case .addPattern(let pattern, let layer):
      HelpStep("add `\(pattern)` to the layer \(layer)")
    }
  }
}

/// A replacement of a range of a file; an empty range is an insertion.
package struct TextEdit: Hashable, Sendable {
  package let place: Place
  package let text: String

  package init(_ place: Place, _ text: String) { (self.place, self.text) = (place, text) }
}

extension [Finding] {
  /// The common fixes of all findings, rank by rank, combined.
  package var joinedFixes: [Fix] {
    (first?.fixes ?? []).indices.compactMap { rank in
      let fixes = compactMap { $0.fixes.dropFirst(rank).first }
      return fixes.count == count ? Fix(joining: fixes) : nil
    }
  }
}
