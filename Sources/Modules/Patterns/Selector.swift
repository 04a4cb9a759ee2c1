package import Documents

/// Which targets and externals an option or an exception means: any of its patterns.
///
/// A pattern is a layer, `role:mock`, `external:Alamofire`, a target's name or a path.
package struct Selector: Sendable {
  package let alternatives: [Alternative]

  /// One pattern of a selector.
  package struct Alternative: Sendable {
    /// What kind of thing a pattern speaks of.
    enum Meaning: Sendable {
      case role(Role)
      case external(Pattern)
      /// A layer if one has exactly this name, else a target's name or a path.
      case pattern(Pattern)
    }

    package let text: String
    package let place: Place?
    let meaning: Meaning

    /// Reads a pattern; nothing, if it names a role that does not exist.
    package init?(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
      if text.hasPrefix("role:") {
        guard let role = Role(rawValue: String(text.dropFirst(5))) else { return nil }
        meaning = .role(role)
      } else if text.hasPrefix("external:") {
        meaning = .external(Pattern(String(text.dropFirst(9)), at: place))
      } else {
        meaning = .pattern(Pattern(text, at: place))
      }
    }
  }

  package init(_ alternatives: [Alternative]) { self.alternatives = alternatives }

  /// What the patterns mean in an architecture.
  package func selection(in architecture: Architecture) -> Selection {
    var selection = Selection(in: architecture.graph)
    for alternative in alternatives { selection.add(alternative, in: architecture) }
    return selection
  }

  /// The patterns as they are written, for messages.
  package var text: String { alternatives.map(\.text).joined(separator: ", ") }
}
