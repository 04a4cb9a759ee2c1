internal import Modules

/// What the name in a dependency turned out to mean.
struct Resolution {
  /// What it leads to; nil if the name means nothing at all.
  let end: End?
  /// What else it leads to, as several products of a package.
  var others: ArraySlice<End> = []
  /// What is odd about the name.
  var oddity: Oddity?

  /// A target, by its number, or an external.
  enum End {
    case target(TargetID)
    case external(External)
  }

  /// Something to notice about a name.
  enum Oddity {
    case unknown(suggestion: String?, isGrave: Bool)
    case ambiguous(taken: TargetID, all: [TargetID])
  }

  static func target(_ id: TargetID, oddity: Oddity? = nil) -> Resolution {
    Resolution(end: .target(id), oddity: oddity)
  }

  static func external(
    _ name: String, _ kind: External.Kind, package: String? = nil, linkage: Linkage? = nil,
    oddity: Oddity? = nil
  ) -> Resolution {
    Resolution(
      end: .external(External(name, kind, package: package, linkage: linkage)), oddity: oddity)
  }

  static func unknown(_ suggestion: String?) -> Resolution {
    Resolution(end: nil, oddity: .unknown(suggestion: suggestion, isGrave: true))
  }
}
