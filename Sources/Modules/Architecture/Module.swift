/// One box of the drawing: what does the work, and its companions.
package struct Module: Sendable {
  /// The name of its first implementation or app.
  package internal(set) var name: String
  /// What does the work: implementations, or an app; empty for a stray companion.
  package let mains: [TargetID]
  package let targets: [TargetID]
  package let layer: LayerID?
  /// The spec of its first target that does the work.
  package let spec: SpecID
  /// What does the work besides the target that it is named for, and why it stands here; sorted.
  package let folded: [FoldedTarget]
}

/// A target that would be a module of its own if it did not stand in another one.
package struct FoldedTarget: Sendable {
  package let target: TargetID
  package let reason: FoldingReason
}

/// Why a target stands in the module of another; the raw values are part of what machines read.
package enum FoldingReason: String, Sendable {
  /// The configuration lists them together.
  case configured
  /// Its name is that of the other and an ending for a part of it.
  case name
  /// XcodeGen makes both of one entry, for different platforms.
  case platform
}

/// The position of a module among the sorted modules of its architecture.
package struct ModuleID: Hashable, Comparable, Sendable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  package static func < (one: ModuleID, other: ModuleID) -> Bool { one.number < other.number }
}
