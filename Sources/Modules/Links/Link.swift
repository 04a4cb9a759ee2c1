package import Documents

/// One resolved dependency of a target.
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
  /// Whether the copy goes elsewhere than into the folder of frameworks, where nobody looks for it.
  package var isMisplaced = false
  /// Whether the target does not list this itself: transitive linking or embedding added it.
  package var isInherited = false
  private let entry: Entry

  /// What the spec has: handed on by one reference, since links are often copied, and made when the
  /// spec is read, so that the links that come of an entry need no copy of it.
  package final class Entry: Sendable {
    /// What the spec names, as it is written.
    package let reference: String
    /// The platforms that the link is limited to, as they are written; none: all.
    package let platformFilters: [String]
    /// The value of the entry, in the file where it is written.
    package let place: Place
    /// How the entry got from there into its target.
    package let provenance: [Provenance]

    package init(
      _ reference: String, platformFilters: [String] = [], at place: Place,
      provenance: [Provenance] = []
    ) {
      self.reference = reference
      self.platformFilters = platformFilters
      self.place = place
      self.provenance = provenance
    }
  }

  package var reference: String { entry.reference }
  package var platformFilters: [String] { entry.platformFilters }
  package var place: Place { entry.place }
  package var provenance: [Provenance] { entry.provenance }

  package init(
    from: TargetID, to: End, kind: Kind, reference: String, links: Bool = true,
    embeds: Bool = false, platformFilters: [String] = [], place: Place,
    provenance: [Provenance] = []
  ) {
    self.init(
      from: from, to: to, kind: kind, links: links, embeds: embeds,
      entry: Entry(
        reference, platformFilters: platformFilters, at: place, provenance: provenance))
  }

  /// A link that comes of an entry, perhaps one of several.
  package init(
    from: TargetID, to: End, kind: Kind, links: Bool, embeds: Bool, entry: Entry
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.links = links
    self.embeds = embeds
    self.entry = entry
  }

  /// The target at the far end, if it is one.
  package var target: TargetID? {
    guard case .target(let id) = to else { return nil }
    return id
  }

  /// The external at the far end, if it is one.
  package var external: ExternalID? {
    guard case .external(let id) = to else { return nil }
    return id
  }
}
