package import Modules

extension ModuleGraph {
  /// The entry that makes one target depend on another, as a spec writes it.
  ///
  /// Within a spec by target; across specs by the product's name, which Xcode looks for.
  package func entry(for other: TargetID, in id: TargetID) -> String {
    self[other].spec == self[id].spec
      ? "- target: \(self[other].name)"
      : "- {framework: \(self[other].product), implicit: true}"
  }
}
