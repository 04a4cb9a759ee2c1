package import Documents

/// Why a target has its layer.
package struct LayerReason: Hashable, Sendable {
  /// What decided; the raw values are part of what machines read.
  package enum Source: String, CaseIterable, Sendable {
    /// The spec says so under `archlint:`.
    case tag
    /// A name pattern of the configuration.
    case name
    /// A path pattern of the configuration.
    case path
    /// The name of a folder above the spec.
    case folder
    /// The target's module has it.
    case module
    /// Nothing did.
    case none
  }

  package let source: Source
  /// The pattern, the folder or the module that decided.
  package let detail: String
  /// Where the tag or the pattern is written.
  package let place: Place?

  package static let none = LayerReason(.none, "")

  package init(_ source: Source, _ detail: String, at place: Place? = nil) {
    self.source = source
    self.detail = detail
    self.place = place
  }

  /// The reason in words that follow "is in the layer, because …".
  package var words: String {
    switch source {
    case .tag: "the spec says so"
    case .name: "its name matches \(detail)"
    case .path: "its folder matches \(detail)"
    case .folder: "its spec lies in \(detail)"
    case .module: "its module \(detail) is"
    case .none: "nothing says which"
    }
  }
}
