extension ModuleGraph {
  private static let mostDestinations = 16

  /// The destinations with different images; a single unnamed one if there is no difference.
  package func destinations(splitByDebug isSplit: Bool = false) -> [Destination] {
    let programs = targets.filter { $0.kind == .native && $0.type.isExecutable }
    let variants = targets.filter { !$0.build.variants.isEmpty }
    let isForSeveral =
      programs.contains { $0.systems.count > 1 }
      || variants.contains { $0.build.variants.keys.contains { $0.platform != nil } }
    // Xcode adapts apps to Mac Catalyst by its own rules.
    let systems =
      isForSeveral ? Set(programs.flatMap(\.systems)).subtracting([.macCatalyst, .auto]) : []
    let platforms: [Platform?] = Platform.allCases.filter(systems.contains)
    var configurations: [String?] = configurations(among: variants, of: programs)
    if configurations.isEmpty, isSplit { configurations = ["Debug", "Release"] }
    let all = (platforms.isEmpty ? [nil] : platforms).flatMap { platform in
      (configurations.isEmpty ? [nil] : configurations).map { Destination(platform, $0) }
    }
    return Array(all.prefix(ModuleGraph.mostDestinations))
  }

  /// One configuration for each set of equal images, sorted.
  ///
  /// What no program has is never built, such as Debug of the pods of an app with other names: of a
  /// project without the configuration of the app, Xcode builds the default one.
  private func configurations(among variants: [Target], of programs: [Target]) -> [String] {
    let lists = programs.filter { !$0.details.isInPackage }.map(\.build.configurations)
    let built = lists.isEmpty || lists.contains([]) ? nil : Set(lists.joined())
    let names = Set(variants.flatMap { $0.build.variants.keys.compactMap(\.configuration) })
      .filter { built?.contains($0) ?? true }
    var known: Set<[BuildFacts]> = []
    return names.sorted().filter { name in
      known.insert(
        variants.flatMap { target in
          (target.systems.map(Optional.init) + [nil]).map {
            target.build(for: Destination($0, name))
          }
        }
      ).inserted
    }
  }
}
