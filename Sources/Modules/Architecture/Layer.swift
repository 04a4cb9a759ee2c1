package struct Layer: Hashable, Sendable {
  /// The links allowed within a layer.
  package enum SameLayer: String, CaseIterable, Sendable {
    case never, interfaces, allowed
  }

  package let name: String
  /// Its patterns; without any, folder names decide.
  package internal(set) var patterns: [Pattern]
  /// Its groups in a workspace or a project navigator.
  package let groups: [Pattern]
  package let sameLayer: SameLayer
  /// Whether layers above may not bypass it.
  package let isClosed: Bool
  /// Whether it may be empty.
  package let isOptional: Bool
  /// Its name in the configuration; nil for a preset.
  package let place: Place?

  package init(
    _ name: String, _ patterns: [Pattern] = [], groups: [Pattern] = [],
    sameLayer: SameLayer = .interfaces,
    isClosed: Bool = false, isOptional: Bool = false, place: Place? = nil
  ) {
    (self.name, self.patterns, self.groups) = (name, patterns.map(\.orBelow), groups)
    (self.sameLayer, self.isClosed) = (sameLayer, isClosed)
    (self.isOptional, self.place) = (isOptional, place)
  }

  /// The default pattern of a layer with only a name: folders of that name, at any depth.
  package static func folder(named name: String) -> Pattern { Pattern("**/\(name)/**") }

  var isNameAlone: Bool { patterns == [Layer.folder(named: name)] }
}

/// The position of a layer in its architecture: 0 is the top.
package typealias LayerID = Number<Layer>

/// Why a target has its layer.
package struct LayerReason: Hashable, Sendable {
  /// The source of a decision; the raw values are part of the machine-readable output.
  package enum Source: String, CaseIterable, Sendable {
    /// The spec sets it under `archlint:`.
    case tag
    case name, path, group
    /// The name of a folder above the spec.
    case folder
    /// The target's module has it.
    case module
    case none
  }

  package let source: Source
  /// The pattern, the folder or the module that decided.
  package let detail: String
  package let place: Place?

  package static let none = LayerReason(.none, "")

  package init(_ source: Source, _ detail: String, at place: Place? = nil) {
    (self.source, self.detail, self.place) = (source, detail, place)
  }

  /// The reason as a phrase that follows "is in the layer, because …".
  package var words: String {
    switch source {
    case .tag: "the spec sets it"
    case .name: "its name matches \(detail)"
    case .path: "its folder matches \(detail)"
    case .group: "its workspace or project shows it as \(detail)"
    case .folder: "its spec is in \(detail)"
    case .module: "its module \(detail) is"
    case .none: "no pattern, folder, group or tag decides"
    }
  }
}
