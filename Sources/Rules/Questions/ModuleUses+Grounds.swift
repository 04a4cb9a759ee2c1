internal import Imports

// What was read of sources, and what of it nobody can judge.
extension ModuleUses {
  /// More names than these are read by nobody.
  private static let mostNames = 10

  /// How many modules sources import, by what is known of them, and which sources are not there;
  /// none, if there are no sources.
  func grounds(of sources: SourceFiles) -> [String] {
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
    // What headers name need not be a module: it may be a folder of them.
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
