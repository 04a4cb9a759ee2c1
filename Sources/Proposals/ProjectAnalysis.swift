internal import Modules

/// What can be seen of a project before anybody says what its layers are: its modules, where they
/// live, and who links whom.
///
/// A module is known by the target that it is named for, which stays the same whatever a proposal
/// says about roles.
struct ProjectAnalysis {
  let architecture: Architecture
  private let inhabitants: LayeredModules
  let homes: ModuleFolders
  let links: ModuleLinks
  let names: SortedNames
  /// The word that most names begin with, such as `ISS`.
  let teamPrefix: String?

  /// Who links whom is counted on a second core, where there is one, while homes are looked for.
  init(_ architecture: Architecture, by workers: any Workers = LoneWorker()) {
    self.architecture = architecture
    let inhabitants = LayeredModules(of: architecture)
    self.inhabitants = inhabitants
    (homes, links) = workers.both(
      { ModuleFolders(of: inhabitants.modules, in: architecture.graph) },
      { ModuleLinks(in: architecture, inhabitants.twins) })
    let modules = inhabitants.all
    names = SortedNames(modules.map { architecture.graph[$0].plainName })
    var firsts: [String: Int] = [:]
    for module in modules {
      let words = NameWords.of(architecture.graph[module].plainName)
      if words.count > 1, words[0].allSatisfy(\.isUppercase) { firsts[words[0], default: 0] += 1 }
    }
    teamPrefix = firsts.first { $0.value > 1 && $0.value * 2 > modules.count }?.key
  }

  func name(of module: TargetID) -> String { architecture.graph[module].plainName }

  var modules: [TargetID] { inhabitants.modules }
  var twins: Twins { inhabitants.twins }
  var programs: Set<TargetID> { inhabitants.programs }
  var frameworks: [TargetID] { inhabitants.frameworks }
}

/// What layers should hold.
struct LayeredModules {
  /// Sorted; of twins the first.
  let modules: [TargetID]
  let twins: Twins
  /// Applications and tools: where links begin.
  let programs: Set<TargetID>

  init(of architecture: Architecture) {
    var modules: [TargetID] = []
    var programs: Set<TargetID> = []
    for module in architecture.modules {
      let heads = module.mains.isEmpty ? module.targets : module.mains
      guard let head = heads.first(where: { architecture.role(of: $0).wantsLayer }) else {
        continue
      }
      modules.append(head)
      if architecture.role(of: head) != .implementation, !architecture.graph[head].canBeLinked {
        programs.insert(head)
      }
    }
    twins = Twins(of: modules, in: architecture.graph)
    let isFirst = { [twins] (module: TargetID) in twins.first(of: module) == module }
    self.modules = modules.filter(isFirst).sorted()
    self.programs = programs.filter(isFirst)
  }

  /// All modules, twins among them.
  var all: [TargetID] { twins.all(of: modules) }

  var frameworks: [TargetID] { modules.filter { !programs.contains($0) } }
}

extension Role {
  /// Whether a layer has to be found for it, unless its module has one.
  fileprivate var wantsLayer: Bool { makesModule || self == .tool || self == .extension }
}
