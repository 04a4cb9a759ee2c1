/// The parts of a spec that are decoded before its targets, and that each target needs.
struct ProjectHead: Sendable {
  /// Empty if the spec has none, of which no project is made.
  let name: String
  let folder: String
  let options: SpecOptions
  let tag: ArchitectureTag
}

/// The entries of `options:` that decide how targets are linked and what must exist.
struct SpecOptions: Sendable {
  var transitivelyLinkDependencies = false
  var hasPreGenCommand = false
  /// The endings that `fileTypes:` keeps from being compiled.
  var uncompiledEndings: Set<String> = []
  /// What XcodeGen does not refuse, by its options.
  var disabledValidations: Set<String> = []

  func disables(_ validation: String) -> Bool { disabledValidations.contains(validation) }
}
