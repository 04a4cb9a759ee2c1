package import Documents
internal import Modules

/// Findings that a team accepted as old debt, each by its identity.
package struct Baseline: Sendable {
  /// The name of the file that holds it, in the root.
  package static let fileName = ".archlint-baseline.yml"
  /// The version of the file; it grows when a reader of the last one would be misled.
  package static let version = 1

  package var entries: [Entry]
  /// The rules whose findings are never accepted, whatever the entries say.
  package var never: Set<String>

  /// One accepted finding.
  package struct Entry: Sendable {
    package let identity: Identity
    /// Where the file says so; nothing, if it does not yet.
    package let place: Place?

    package init(_ identity: Identity, at place: Place? = nil) {
      self.identity = identity
      self.place = place
    }
  }

  /// Accepts everything that was found.
  package init(_ findings: [Finding]) {
    self.init(findings.map { Entry($0.identity) })
  }

  package init(_ entries: [Entry] = [], never: Set<String> = []) {
    self.entries = entries
    self.never = never
  }
}

extension Identity: Comparable {
  /// The order of a baseline's lines: by rule, then by ends or members.
  package static func < (one: Identity, other: Identity) -> Bool {
    one.words.lexicographicallyPrecedes(other.words)
  }

  private var words: [String] { members.isEmpty ? [rule, from, to ?? ""] : [rule] + members }
}
