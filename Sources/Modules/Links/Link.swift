/// One resolved dependency of a target.
///
/// Nothing but numbers, since loops read all links: what is written about one is an entry of the graph.
package struct Link: Sendable {
  /// The kinds of dependency that specs can write.
  package enum Kind: String, CaseIterable, Sendable {
    case target
    case framework
    case carthage
    case sdk
    case package
    case bundle
  }

  /// What a link leads to.
  package enum End: Hashable, Sendable {
    case target(TargetID)
    case external(ExternalID)

    package var target: TargetID? { if case .target(let id) = self { id } else { nil } }

    package var external: ExternalID? { if case .external(let id) = self { id } else { nil } }
  }

  package var from: TargetID
  package var to: End
  package let kind: Kind
  /// Whether the product really links the other, after all defaults.
  package var links: Bool
  /// Whether the product really carries the other inside it, after all defaults.
  package var embeds: Bool
  /// `link:` as it is written.
  package var writtenLink: Bool?
  /// `embed:` as it is written.
  package var writtenEmbed: Bool?
  /// Whether the entry asks Xcode to find the product by its name.
  package var isImplicit = false
  package var isWeak = false
  /// Whether a flag of the linker makes it, and no entry.
  package var isFlag = false
  /// Whether the copy goes to another folder than Frameworks, where the loader doesn't find it.
  package var isMisplaced = false
  /// Whether the target does not list this itself: transitive linking or embedding added it.
  package var isInherited = false
  /// Whether the entry limits it to some platforms.
  package internal(set) var isLimited = false
  /// The number of its entry in the graph.
  var entry: Int32 = 0

  /// What the spec has, made once when it is read.
  package final class Entry: Sendable {
    /// What the spec names, as it is written.
    package let reference: String
    /// The platforms that the link is limited to, as they are written; none: all.
    package let platformFilters: [String]
    /// Where it is copied to, if the entry names a folder.
    package let copy: CopyPhase?
    /// The value of the entry, in the file where it is written.
    package let place: Place
    /// How the entry got from there into its target.
    package let provenance: [Provenance]

    package init(
      _ reference: String, platformFilters: [String] = [], copy: CopyPhase? = nil,
      at place: Place, provenance: [Provenance] = []
    ) {
      self.reference = reference
      self.platformFilters = platformFilters
      self.copy = copy
      self.place = place
      self.provenance = provenance
    }
  }

  package init(from: TargetID, to: End, kind: Kind, links: Bool = true, embeds: Bool = false) {
    self.from = from
    self.to = to
    self.kind = kind
    self.links = links
    self.embeds = embeds
  }

  package var target: TargetID? { to.target }

  package var external: ExternalID? { to.external }
}
