package import Configuration
internal import Documents
package import Findings
package import Modules

/// Finds groups of modules that reach one another although they are to be independent.
package struct IndependentModules: Rule {
  package static let description = RuleDescription(
    "independent-modules", .error, isOnByDefault: false, needsOptions: true,
    "one group of independent modules reaches another")

  private let entries: [Entry]

  /// Some groups that are to be independent of one another.
  fileprivate struct Entry {
    let modules: Selector
    let reason: String
    let severity: Severity?
  }

  package init(_ options: OptionReader) {
    entries = options.entries { entry in
      let modules = entry.required("modules", .selector.then(Self.checked)) ?? Selector([])
      return Entry(
        modules: modules, reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  private static func checked(_ modules: Selector, at node: Node, in slot: MapSlot) -> Selector {
    if modules.alternatives.count == 1, !modules.text.contains("*") {
      slot.report(
        "`modules` is one group; independent are two patterns or more, or one with a `*`",
        at: node)
    }
    return modules
  }

  package var selectors: [Selector] { entries.map(\.modules) }

  package func findings(in survey: Survey) -> [Finding] {
    entries.flatMap { entry in
      let groups = ModuleGroups(entry.modules, in: survey.architecture)
      return Trespasses(groups, in: survey).chains.map {
        Finding.trespass($0, between: groups, by: entry, in: survey.architecture)
      }
    }
  }
}

/// The shortest chains that lead from one group into another, with no third group between.
///
/// Searched backwards from all groups at once. A target outside of the groups need only know two
/// of those it leads to: at least one of the two is foreign to whoever asks, so the time stays
/// linear however many groups there are.
private struct Trespasses {
  private(set) var chains: [[Dependency]] = []
  private let groups: ModuleGroups
  private let web: Web
  private var known: [Int: [Step]] = [:]

  /// That a target leads to a group, over which dependency first and by which later step.
  private struct Step {
    let group: Int
    let dependency: Int
    let rest: Int?
  }

  /// A step of a target; a member of a group begins without one.
  private struct Arrival {
    let vertex: Int
    let group: Int
    let step: Int?
  }

  init(_ groups: ModuleGroups, in survey: Survey) {
    self.groups = groups
    web = survey.web
    var queue: [Arrival] = survey.graph.targetIDs.compactMap { id in
      groups.group(of: id).map { Arrival(vertex: id.index, group: $0, step: nil) }
    }
    var reported: Set<[Int]> = []
    var position = 0
    while position < queue.count {
      let arrival = queue[position]
      position += 1
      for number in web.entries(of: arrival.vertex) {
        let from = web.dependencies[number].from
        if let group = groups.group(of: from) {
          guard group != arrival.group else { continue }
          // Every link across counts; of the chains through others one a group is enough.
          let isNew =
            arrival.step == nil || reported.insert([from.index, arrival.group]).inserted
          if isNew { chains.append(chain(number, then: arrival)) }
        } else if let next = extend(from.index, by: number, arrival) {
          queue.append(next)
        }
      }
    }
  }

  /// Remembers a way out of the groups, unless the target knows it or knows enough.
  private mutating func extend(_ vertex: Int, by number: Int, _ arrival: Arrival) -> Arrival? {
    let steps = known[vertex] ?? []
    guard steps.count < 2, !steps.contains(where: { $0.group == arrival.group }) else {
      return nil
    }
    let step = Step(group: arrival.group, dependency: number, rest: arrival.step)
    known[vertex, default: []].append(step)
    return Arrival(vertex: vertex, group: arrival.group, step: steps.count)
  }

  private func chain(_ first: Int, then arrival: Arrival) -> [Dependency] {
    var chain = [web.dependencies[first]]
    var (vertex, next) = (arrival.vertex, arrival.step)
    while let index = next, let step = known[vertex]?[index] {
      let dependency = web.dependencies[step.dependency]
      chain.append(dependency)
      (vertex, next) = (web.vertex(of: dependency.to), step.rest)
    }
    return chain
  }
}

extension Finding {
  fileprivate static func trespass(
    _ chain: [Dependency], between groups: ModuleGroups, by entry: IndependentModules.Entry,
    in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let (first, last) = (chain[0], chain[chain.count - 1])
    let names = [first.from, last.target].compactMap { $0 }.compactMap(groups.group)
      .map(groups.name).joined(separator: " and ")
    let verb = chain.count == 1 ? architecture.verb(of: first) : "reaches"
    return Finding(
      of: IndependentModules.self,
      "\(architecture.words(for: first.from)) \(verb) \(architecture.words(for: last.to)), but "
        + "\(names) are to be independent: \(entry.reason)",
      severity: entry.severity, at: graph.links[first.link].place,
      from: Subject(first.from, in: graph), to: Subject(last.to, in: graph),
      help: "move what both need into a module outside of them",
      notes: chain.count == 1
        ? graph.links[first.link].provenance.notes(for: graph.name(of: first.from))
        : architecture.notes(for: chain))
  }
}
