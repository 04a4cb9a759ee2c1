/// The traits of each package that are on: those that another one in the run asks for, else the
/// default ones, with what they enable.
struct PackageTraits {
  private struct Trait: Hashable {
    let package: Int
    let name: String
  }

  private var enabled: Set<Trait> = []
  /// The packages of which more may be on.
  private var open: Set<Int>

  init(_ index: NameIndex, partial: Set<Int>) {
    open = partial
    let containers = index.containers
    guard containers.contains(where: { !$0.traits.isEmpty }) else { return }
    var effects: [Trait: [Trait]] = [:]
    var waiting: [Trait] = []
    var used: Set<Int> = []
    for (number, container) in containers.enumerated() {
      for trait in container.traits {
        effects[Trait(package: number, name: trait.name), default: []] += trait.others.map {
          Trait(package: number, name: $0)
        }
      }
      for reference in container.references {
        guard let other = index.container(at: reference.way) else { continue }
        used.insert(other)
        if partial.contains(number) { open.insert(other) }
        for trait in reference.traits {
          let asked = Trait(package: other, name: trait.name)
          if trait.others.isEmpty { waiting.append(asked) }
          for own in trait.others {
            effects[Trait(package: number, name: own), default: []].append(asked)
          }
        }
      }
    }
    for number in containers.indices where !used.contains(number) {
      waiting.append(Trait(package: number, name: "default"))
    }
    while let trait = waiting.popLast() {
      if enabled.insert(trait).inserted { waiting += effects[trait] ?? [] }
    }
  }

  /// Whether a dependency that a container writes counts.
  func include(_ dependency: Dependency, of container: Int) -> Bool {
    let traits = dependency.traits
    return traits.isEmpty || open.contains(container)
      || traits.contains { enabled.contains(Trait(package: container, name: $0)) }
  }
}
