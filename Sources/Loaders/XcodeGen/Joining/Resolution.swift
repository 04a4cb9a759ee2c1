internal import Modules

/// What the name in a dependency turned out to mean.
struct Resolution {
  /// What it leads to; nothing, if the name means nothing at all.
  let end: End?
  /// What else it leads to, as several products of a package.
  var others: [End] = []
  /// What is odd about the name.
  let oddity: Oddity?

  /// A target, by its number, or an external.
  enum End {
    case target(TargetID)
    case external(External)
  }

  /// Something to notice about a name.
  enum Oddity {
    case unknown(suggestion: String?, isGrave: Bool)
    /// It is to come from the SDK, and a target of the workspace builds it.
    case builtHere
    case ambiguous(taken: TargetID, all: [TargetID])
  }

  static func target(_ id: TargetID, oddity: Oddity? = nil) -> Resolution {
    Resolution(end: .target(id), oddity: oddity)
  }

  static func external(
    _ name: String, _ kind: External.Kind, package: String? = nil, linkage: Linkage? = nil
  ) -> Resolution {
    let external = External(name, kind, package: package, linkage: linkage)
    return Resolution(end: .external(external), oddity: nil)
  }

  static func unknown(_ suggestion: String?) -> Resolution {
    Resolution(end: nil, oddity: .unknown(suggestion: suggestion, isGrave: true))
  }
}
