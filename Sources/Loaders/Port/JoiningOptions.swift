package import Modules

/// What a run knows about names that no loaded spec explains.
package struct JoiningOptions: Sendable {
  /// Names that come from elsewhere.
  package var externals: [Pattern]
  /// Project files whose targets archlint does not read, relative to the root.
  package var externalProjects: [String]
  /// Whether implicit names must be found; not if a single spec is judged alone.
  package var expectsImplicitNames: Bool
  /// Whether a path below the root leads anywhere; without it no source is missed.
  package var exists: (@Sendable (String) -> Bool)?

  package init(
    externals: [Pattern] = [], externalProjects: [String] = [], expectsImplicitNames: Bool = true,
    exists: (@Sendable (String) -> Bool)? = nil
  ) {
    self.externals = externals
    self.externalProjects = externalProjects
    self.expectsImplicitNames = expectsImplicitNames
    self.exists = exists
  }
}
