/// One resolved dependency of a target.
///
/// Only numbers, since loops read all links; texts are in an entry of the graph.
package struct Link: Sendable {
  /// The kinds of dependency that specs can write.
  package enum Kind: String, CaseIterable, Sendable {
    case target, framework, carthage, sdk, package, bundle
  }

  /// A vertex of the graph: a target or an external.
  package enum End: Hashable, Sendable {
    case target(TargetID)
    case external(ExternalID)

    package var target: TargetID? { if case .target(let id) = self { id } else { nil } }
    package var external: ExternalID? { if case .external(let id) = self { id } else { nil } }
  }

  package var from: TargetID
  package var to: End
  package let kind: Kind
  /// Whether the product links the other, with defaults applied.
  package var links: Bool
  /// Whether the product embeds the other, with defaults applied.
  package var embeds: Bool
  package var writtenLink: Bool?
  package var writtenEmbed: Bool?
  /// Whether Xcode finds the product by name (implicit dependency).
  package var isImplicit = false
  package var isWeak = false
  /// Whether a linker flag makes it, without an entry.
  package var isFlag = false
  /// Whether the copy goes to another folder than Frameworks, where the loader doesn't find it.
  package var isMisplaced = false
  /// Whether transitive linking or embedding adds it, without an entry of the target's own.
  package var isInherited = false
  package internal(set) var isLimited = false
  var entry: Int32 = 0

  /// The texts of a dependency in a spec, shared by its links.
  package final class Entry: Sendable {
    package let reference: String
    /// The platforms of the link, as written; empty for all.
    package let platformFilters: [String]
    /// The destination of its copy, if given.
    package let copy: CopyPhase?
    package let place: Place
    package let provenance: [Provenance]

    package init(
      _ reference: String, platformFilters: [String] = [], copy: CopyPhase? = nil,
      at place: Place, provenance: [Provenance] = []
    ) {
      (self.reference, self.platformFilters, self.copy) = (reference, platformFilters, copy)
      (self.place, self.provenance) = (place, provenance)
    }

    /// Whether its filters let it count on a platform.
    package func counts(on platform: Platform) -> Bool {
      platformFilters.isEmpty || platformFilters.contains(platform.rawValue)
    }
  }

  package init(from: TargetID, to: End, kind: Kind, links: Bool = true, embeds: Bool = false) {
    (self.from, self.to, self.kind) = (from, to, kind)
    (self.links, self.embeds) = (links, embeds)
  }

  package var target: TargetID? { to.target }
  package var external: ExternalID? { to.external }
}
