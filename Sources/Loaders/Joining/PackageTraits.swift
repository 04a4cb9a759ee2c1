/// The traits of each package that are on: those that another one in the run asks for, else the
/// default ones, with what they enable.
struct PackageTraits {
  private var enabled: [Set<String>]
  /// The packages of which more may be on.
  private var open: Set<Int>

  init(_ index: NameIndex, partial: Set<Int>) {
    enabled = index.containers.map { _ in [] }
    open = partial
    guard index.containers.contains(where: { !$0.traits.isEmpty }) else { return }
    let uses = index.containers.indices.flatMap { user in
      index.containers[user].references.compactMap { reference in
        index.container(at: reference.way).map { (user: user, used: $0, traits: reference.traits) }
      }
    }
    open.formUnion(uses.filter { partial.contains($0.user) }.map(\.used))
    let used = Set(uses.map(\.used))
    for number in enabled.indices where !used.contains(number) { enabled[number] = ["default"] }
    var isChanging = true
    while isChanging {
      let before = enabled
      for (user, used, traits) in uses {
        for trait in traits
        where trait.others.isEmpty || !enabled[user].isDisjoint(with: trait.others) {
          enabled[used].insert(trait.name)
        }
      }
      for (number, container) in index.containers.enumerated() {
        for trait in container.traits where enabled[number].contains(trait.name) {
          enabled[number].formUnion(trait.others)
        }
      }
      isChanging = enabled != before
    }
  }

  /// Whether a dependency that a container writes counts.
  func include(_ dependency: Dependency, of container: Int) -> Bool {
    let traits = dependency.traits
    return traits.isEmpty || open.contains(container)
      || !enabled[container].isDisjoint(with: traits)
  }
}
