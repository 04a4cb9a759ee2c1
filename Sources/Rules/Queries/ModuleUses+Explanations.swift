internal import Imports

// The sources that were read, and those that can't be checked.
extension ModuleUses {
  private static let mostNames = 10

  /// The numbers of imported modules by kind, and missing sources; empty without sources.
  func explanations(of sources: SourceFiles) -> [String] {
    let missing = sources.missing
    let gap =
      missing.isEmpty
      ? []
      : [
        "imports unknown for \(missing.count.of("missing source")): "
          + missing.listed(upTo: ModuleUses.mostNames)
      ]
    return (sources.isEmpty ? [] : [summary(of: sources)]) + gap
  }

  private func summary(of sources: SourceFiles) -> String {
    var known: Set<String> = []
    var outside: Set<String> = []
    for use in all where !use.ends.isEmpty {
      if use.target == nil { outside.insert(use.module) } else { known.insert(use.module) }
    }
    outside.subtract(known)
    // A header's name may be a folder instead of a module.
    let modules = all.filter { $0.sites.contains { $0.item.kind != .header } }.map(\.module)
    let others = Set(modules).subtracting(known).subtracting(outside)
    let system = others.intersection(SystemModules.names)
    let unknown = others.subtracting(system).sorted()
    return "\(sources.total.of("source")) import \(known.count.of("module")) "
      + "of the workspace, \(outside.count) of its externals, "
      + "\(system.count) of the system, and \(unknown.count) unknown"
      + (unknown.isEmpty ? "" : ": \(unknown.listed(upTo: ModuleUses.mostNames))")
  }
}
