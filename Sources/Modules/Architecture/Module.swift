/// One box of the diagram: the main targets and their companions.
package struct Module: Sendable {
  package internal(set) var name: String
  /// The implementations, or an app; empty for a companion without a module.
  package let mains: [TargetID]
  package let targets: [TargetID]
  package let layer: LayerID?
  package let spec: SpecID
  /// The main targets other than the one it is named for, and why they belong here; sorted.
  package let folded: [FoldedTarget]
}

/// A target that would be a module of its own if it were not part of this one.
package typealias FoldedTarget = (target: TargetID, reason: FoldingReason)

/// Why a target belongs to another's module; the raw values are machine-readable output.
package enum FoldingReason: String, Sendable {
  /// The configuration lists them together.
  case configured
  /// Its name is the other's plus an ending for a part.
  case name
  /// XcodeGen makes both of one entry, for different platforms.
  case platform
}

package typealias ModuleID = Number<Module>
