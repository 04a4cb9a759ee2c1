internal import Configuration
internal import Documents
internal import Findings
internal import Modules

/// Finds groups of modules that reach one another although they are to be independent.
struct IndependentModules: ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "independent-modules", .error, isOnByDefault: false, needsOptions: true,
    "one group of independent modules reaches another")

  private let entries: [Entry]

  /// Some groups that are to be independent of one another.
  private struct Entry {
    let modules: Selector
    let reason: String
    let severity: Severity?
  }

  init(_ options: MapReader) {
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

  var selectors: [Selector] { entries.map(\.modules) }

  func findings(in context: RuleContext) -> [Finding] {
    entries.flatMap { entry in
      let groups = IndependentGroups(entry.modules, in: context.architecture)
      return Trespasses(groups, in: context).chains.map {
        finding(about: $0, between: groups, by: entry, in: context)
      }
    }
  }

  private func finding(
    about chain: [JudgedLink], between groups: IndependentGroups, by entry: Entry,
    in context: RuleContext
  ) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let (first, last) = (chain[0], chain[chain.count - 1])
    let names = [first.from, last.target].compactMap { $0 }.compactMap(groups.group)
      .map(groups.name).joined(separator: " and ")
    let verb = chain.count == 1 ? architecture.verb(of: first) : "reaches"
    return finding(
      "\(architecture.words(for: first.from)) \(verb) \(architecture.words(for: last.to)), but "
        + "\(names) are to be independent: \(entry.reason)",
      severity: entry.severity, at: graph.place(of: first),
      from: Subject(first.from, in: graph), to: Subject(last.to, in: graph),
      help: "move what both need into a module outside of them",
      notes: chain.count == 1
        ? graph.provenance(of: first).notes(for: graph.name(of: first.from))
        : architecture.notes(for: chain),
      in: context)
  }
}

/// The shortest chains that lead from one group into another, with no third group between.
///
/// Searched backwards from all groups at once. A target outside of the groups need only know two
/// of those it leads to: at least one of the two is foreign to whoever asks, so the time stays
/// linear however many groups there are.
private struct Trespasses {
  private(set) var chains: [[JudgedLink]] = []
  private let groups: IndependentGroups
  private let links: [JudgedLink]
  private var known: [Int: [Step]] = [:]

  /// That a target leads to a group, over which link first and by which later step.
  private struct Step {
    let group: Int
    let link: Int
    let rest: Int?
  }

  /// A step of a target; a member of a group begins without one.
  private struct Arrival {
    let vertex: Int
    let group: Int
    let step: Int?
  }

  init(_ groups: IndependentGroups, in context: RuleContext) {
    self.groups = groups
    links = context.dependencies
    var queue: [Arrival] = context.graph.targetIDs.compactMap { id in
      groups.group(of: id).map { Arrival(vertex: id.index, group: $0, step: nil) }
    }
    var reported: Set<[Int]> = []
    var position = 0
    while position < queue.count {
      let arrival = queue[position]
      position += 1
      for number in context.chains.entries(of: arrival.vertex) {
        let from = links[number].from
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

  /// Remembers a chain out of the groups, unless the target knows it or knows enough.
  private mutating func extend(_ vertex: Int, by number: Int, _ arrival: Arrival) -> Arrival? {
    let steps = known[vertex] ?? []
    guard steps.count < 2, !steps.contains(where: { $0.group == arrival.group }) else {
      return nil
    }
    known[vertex, default: []].append(
      Step(group: arrival.group, link: number, rest: arrival.step))
    return Arrival(vertex: vertex, group: arrival.group, step: steps.count)
  }

  private func chain(_ first: Int, then arrival: Arrival) -> [JudgedLink] {
    var chain = [links[first]]
    var (vertex, next) = (arrival.vertex, arrival.step)
    while let index = next, let step = known[vertex]?[index] {
      let link = links[step.link]
      chain.append(link)
      // Nobody leads out of an external, so each further end is a target.
      (vertex, next) = (link.target?.index ?? vertex, step.rest)
    }
    return chain
  }
}

extension IndependentModules {
  static let page = RulePage(
    what: """
      Fires when one group of modules reaches another, directly or through modules of no group. \
      A list of patterns makes each a group; a single pattern such as `slices/*/**` makes a \
      group of each text that its first `*` stands for. Chains are shown hop by hop. The preset \
      `sliced` has this rule on for the folders `slices` and `features`.
      """,
    why: """
      Slices, features, adapters: whatever is cut so that it can be changed, tested, handed to \
      another team or deleted alone stays so only while none knows another. One link between two \
      ends that for both; and the link is often hidden, for a slice that links a shared module \
      which links another slice reaches it just as well. What two groups both need is not the \
      property of either: it belongs below them.
      """,
    breaks: """
      # slices/chat/presentation/project.yml
      name: Chat
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: UserProfile.framework, implicit: true}
      # slices/user/presentation/project.yml
      name: User
      targets:
        UserProfile: {type: framework, platform: iOS}
      # .archlint.yml
      preset: sliced
      rules:
        independent-modules:
          - modules: slices/*/**
            because: each slice can be released without the others
      """,
    says: """
      slices/chat/presentation/project.yml:7:21: error: ChatRoom links \
      UserProfile, but chat and user are to be independent: each slice can be \
      released without the others [independent-modules]
        help: move what both need into a module outside of them
      """,
    keeps: """
      # slices/chat/presentation/project.yml
      name: Chat
      targets:
        ChatRoom:
          type: framework
          platform: iOS
          dependencies:
            - {framework: UserSummary.framework, implicit: true}
      # shared/UserSummary
      UserSummary
      """,
    options: [
      ("modules", "two patterns or more, or one with a `*`; required"),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ],
    exemptions: [
      "Links within a group.",
      "Modules that belong to no group: an app may know all slices, and all may know "
        + "what lies below.",
    ])
}
