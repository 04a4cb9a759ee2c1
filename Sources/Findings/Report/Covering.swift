package import Documents
internal import Modules

extension Report {
  /// An exception, and how much it covers.
  package struct Covering: Hashable, Sendable {
    /// What it is for, such as `same-layer-link from A to B`.
    package let words: String
    package let reason: String?
    package let owner: String?
    /// The last day on which it holds, as it is written.
    package let expires: String?
    /// How many findings it covers.
    package let findings: Int
    /// How many it may cover.
    package let limit: Int?
    package let place: Place

    package init(
      _ words: String, reason: String?, owner: String?, expires: String?, findings: Int,
      limit: Int?, at place: Place
    ) {
      self.words = words
      self.reason = reason
      self.owner = owner
      self.expires = expires
      self.findings = findings
      self.limit = limit
      self.place = place
    }
  }
}
