package struct Layer: Hashable, Sendable {
  /// Whether modules of one layer may link one another.
  package enum SameLayer: String, CaseIterable, Sendable {
    case never
    /// Only through interfaces.
    case interfaces
    case allowed
  }

  package let name: String
  /// What belongs to it; without any, folder names decide.
  package internal(set) var patterns: [Pattern]
  /// The groups of a workspace or a navigator that belong to it.
  package let groups: [Pattern]
  package let sameLayer: SameLayer
  /// Whether layers above may not reach past it.
  package let isClosed: Bool
  /// Whether it may hold nothing.
  package let isOptional: Bool
  /// The name in the configuration; presets have no place.
  package let place: Place?

  package init(
    _ name: String, _ patterns: [Pattern] = [], groups: [Pattern] = [],
    sameLayer: SameLayer = .interfaces,
    isClosed: Bool = false, isOptional: Bool = false, place: Place? = nil
  ) {
    self.name = name
    self.patterns = patterns.map(\.orBelow)
    self.groups = groups
    self.sameLayer = sameLayer
    self.isClosed = isClosed
    self.isOptional = isOptional
    self.place = place
  }

  /// What a layer holds of which only the name is said: folders of that name, at any depth.
  package static func folder(named name: String) -> Pattern { Pattern("**/\(name)/**") }

  /// Whether nothing is said of it but its name.
  var isNameAlone: Bool { patterns == [Layer.folder(named: name)] }
}

/// The position of a layer among the layers of its architecture: 0 is the top.
package struct LayerID: Hashable, Comparable, Sendable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  /// Whether one layer lies above the other.
  package static func < (one: LayerID, other: LayerID) -> Bool { one.number < other.number }
}

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
    /// A group of a workspace or of a project's navigator.
    case group
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
    case .tag: "the spec sets it"
    case .name: "its name matches \(detail)"
    case .path: "its folder matches \(detail)"
    case .group: "its workspace or project shows it as \(detail)"
    case .folder: "its spec is in \(detail)"
    case .module: "its module \(detail) is"
    case .none: "no pattern, folder or tag decides"
    }
  }
}
