/// One box of the drawing: what does the work, and its companions.
package struct Module: Sendable {
  /// The name of its first implementation or app.
  package let name: String
  /// What does the work: implementations, or an app; empty for a stray companion.
  package let mains: [TargetID]
  /// All of its targets, sorted.
  package let targets: [TargetID]
  package let layer: LayerID?
  /// The spec of its first target that does the work.
  package let spec: SpecID
}

/// The position of a module among the sorted modules of its architecture.
package struct ModuleID: Hashable, Comparable, Sendable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  package static func < (one: ModuleID, other: ModuleID) -> Bool { one.number < other.number }
}
