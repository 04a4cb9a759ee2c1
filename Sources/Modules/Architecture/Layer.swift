package import Documents

/// One layer of an architecture.
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
  package let patterns: [Pattern]
  package let sameLayer: SameLayer
  /// Whether layers above may not reach past it.
  package let isClosed: Bool
  /// The name in the configuration; presets have no place.
  package let place: Place?

  package init(
    _ name: String, _ patterns: [Pattern] = [], sameLayer: SameLayer = .interfaces,
    isClosed: Bool = false, place: Place? = nil
  ) {
    self.name = name
    self.patterns = patterns
    self.sameLayer = sameLayer
    self.isClosed = isClosed
    self.place = place
  }
}

/// The position of a layer among the layers of its architecture: 0 is the top.
package struct LayerID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  /// Whether one layer lies above the other.
  package static func < (one: LayerID, other: LayerID) -> Bool { one.index < other.index }
}
