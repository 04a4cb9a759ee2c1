/// A project before it has layers: its modules, their folders, and the links between them.
///
/// A module is represented by its main target, which stays the same when a proposal changes roles.
struct ProjectAnalysis {
  let architecture: Architecture
  private let layered: LayeredModules
  let homes: ModuleFolders
  let links: ModuleLinks
  /// The words that most names begin with, such as `ISS`.
  let teamPrefix: [String]
  var prefix: String { teamPrefix.joined() }
  private var layerNames: [TargetID: String] = [:]
  private var usualNames: [TargetID: UsualName] = [:]
  /// The modules that import a framework for user interfaces.
  private let showing: Set<TargetID>
  /// The only framework that links others and has no sources.
  private let lost: TargetID?

  /// Counts links on a second core, if there is one, while it looks for folders.
  init(_ architecture: Architecture, by workers: any TaskRunner = SerialTaskRunner()) {
    self.architecture = architecture
    let layered = LayeredModules(of: architecture)
    self.layered = layered
    (homes, links) = workers.both(
      { ModuleFolders(of: layered.modules, in: architecture) },
      { ModuleLinks(in: architecture, layered.twins) })
    let uses = architecture.uses.all.filter { ProjectAnalysis.interfaces.contains($0.module) }
    let empty = layered.modules.filter { [links] module in
      !layered.programs.contains(module) && !links.successors(of: module).isEmpty
        && architecture.mains(of: module).allSatisfy {
          architecture.graph.sources.count(of: $0) == 0
        }
    }
    lost = empty.count == 1 ? empty[0] : nil
    let shown = Dictionary(grouping: uses, by: \.from).filter { id, uses in
      let files = Set(uses.flatMap { $0.sites.map(\.path) }).count
      return files * ProjectAnalysis.mostFiles >= architecture.graph.sources.count(of: id)
    }.keys
    showing = Set(shown.map { layered.twins.first(of: architecture.head(of: $0)) })
    let name = { architecture.graph.plainName(of: $0) }
    teamPrefix = ProjectAnalysis.prefix(
      of: layered.all.map(name), below: layered.programs.map { name($0).lowercased() })
    for module in layered.modules {
      layerNames[module] = nameWithoutPrefix(of: module)
      usualNames[module] = UsualName.of(layerName(of: module))
    }
  }

  var modules: [TargetID] { layered.modules }
  var twins: Twins { layered.twins }
  var programs: Set<TargetID> { layered.programs }
  var vendored: [String] { layered.vendored.sorted() }
  var frameworks: [TargetID] { modules.filter { !programs.contains($0) } }
  func name(of module: TargetID) -> String { architecture.graph.plainName(of: module) }

  /// The name of a module as the name of a layer, without the prefix of the team.
  func layerName(of module: TargetID) -> String { layerNames[module] ?? "" }

  private func nameWithoutPrefix(of module: TargetID) -> String {
    var words = NameWords.stem(of: name(of: module))[...]
    if words.count > teamPrefix.count, words.starts(with: teamPrefix) {
      words = words.dropFirst(teamPrefix.count)
    }
    if words.count > 1, let last = words.last {
      let isOfLayer = last == "Kit" && UsualName.isLayer(words.dropLast().joined())
      if isOfLayer || !NameWords.hasMeaning(last) { words.removeLast() }
    }
    return NameWords.layer(words.joined(separator: " "))
  }

  /// What imports a user interface in one of more files than these uses it, but shows nothing.
  private static let mostFiles = 25

  /// Frameworks for user interfaces, and usual libraries that export one.
  private static let interfaces: Set = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "SnapKit", "RxCocoa",
    "ComposableArchitecture",
  ]

  /// Whether a module is a part of the user interface; nil if no import of the project says, or if
  /// its sources alone are lost.
  func shows(_ module: TargetID) -> Bool? {
    showing.isEmpty || programs.isEmpty || lost == module ? nil : showing.contains(module)
  }

  /// The words that more than half of the names begin with, or several that of a program, and that
  /// mean nothing themselves.
  private static func prefix(of names: [String], below programs: [String]) -> [String] {
    var prefix: [String] = []
    var left = names.map { NameWords.of($0) }
    while true {
      let next = left.filter { $0.count > prefix.count }.map { $0[prefix.count] }.counts
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let next, next.value > 2,
        next.value * 2 > names.count
          || programs.contains((prefix + [next.key]).joined().lowercased()),
        next.key.count > 1, UsualName.of(next.key) == nil, NameWords.hasMeaning(next.key)
      else { return prefix }
      left = left.filter { $0.count > prefix.count && $0[prefix.count] == next.key }
      prefix.append(next.key)
    }
  }

  /// The height that the name of a group usually means.
  func usualRank(of group: Group) -> Int {
    guard group.name.isEmpty else { return UsualName.rank(of: group.name) }
    let ranks = group.modules.map { usualName(of: $0)?.rank ?? UsualName.middle }
    return ranks.sorted()[ranks.count / 2]
  }

  /// Whether a module is in a folder for samples.
  func isSample(_ module: TargetID) -> Bool {
    homes[module].contains { UsualName.isWhole($0) && UsualName.of($0)?.layer == "demo" }
  }

  /// Whether a name such as `CommonUI` says that several share a user interface.
  func isCommonInterface(_ module: TargetID) -> Bool {
    let name = name(of: module)
    return ["UIKit", "SwiftUI", "DesignSystem"].contains { name.hasSuffix($0) && name != $0 }
      || name.hasSuffix("UI") && UsualName.rank(of: String(name.dropLast(2))) >= UsualName.lowRank
  }

  /// Whether a module has hardly any sources of its own.
  func isBare(_ module: TargetID) -> Bool {
    (1...2).contains(Array(architecture.graph.sources.files(of: module)).count)
  }

  /// What the name of a module usually means.
  func usualName(of module: TargetID) -> UsualName? { usualNames[module] }

  func isCalledFeature(_ module: TargetID) -> Bool { usualNames[module]?.layer == "feature" }

  /// Whether other frameworks link a module, or a program does and it links others.
  func isLinked(_ module: TargetID) -> Bool {
    let users = links.predecessors(of: module)
    return !users.isSubset(of: programs)
      || !links.successors(of: module).isEmpty && (!users.isEmpty || programs.isEmpty)
  }

  func weights(between groups: [Group]) -> [[Int: Int]] {
    links.weights(between: groups.map(\.modules))
  }
}

struct LayeredModules {
  /// Sorted; the first of each set of platform variants.
  let modules: [TargetID]
  let twins: Twins
  /// Applications and tools: where links begin.
  let programs: Set<TargetID>
  /// The folders of package managers that hold modules.
  let vendored: Set<String>

  init(of architecture: Architecture) {
    var modules: [TargetID] = []
    var programs: Set<TargetID> = []
    var vendored: Set<String> = []
    for module in architecture.modules {
      let heads = module.mains.isEmpty ? module.targets : module.mains
      let head = heads.first { head in
        let role = architecture.role(of: head)
        return role.makesModule || [.tool, .extension, .interface].contains(role)
      }
      guard let head else { continue }
      guard !Vendor.holds(head, in: architecture.graph) else {
        vendored.formUnion([Vendor.folder(of: head, in: architecture.graph)].compactMap(\.self))
        continue
      }
      modules.append(head)
      if architecture.role(of: head) != .implementation, !architecture.graph.canBeLinked(head) {
        programs.insert(head)
      }
    }
    self.vendored = vendored
    twins = Twins(of: modules, in: architecture.graph)
    let isFirst = { [twins] (module: TargetID) in twins.first(of: module) == module }
    self.modules = modules.filter(isFirst).sorted()
    self.programs = programs.filter(isFirst)
  }

  var all: [TargetID] { twins.all(of: modules) }
}
