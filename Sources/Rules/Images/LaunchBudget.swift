internal import Configuration
internal import Documents
internal import Findings
internal import Modules

/// Finds apps that load more at launch than they may.
struct LaunchBudget: ArchitectureRule {
  static let description = RuleDescription(
    "launch-budget", .warning, isOnByDefault: false, needsOptions: true,
    "an app loads more dynamic frameworks at launch than its budget allows")
  static let footing = Footing.images

  /// Where an estimate comes from, behind those words.
  private static let published = " from published measurements of one app"

  private let apps: Selector?
  private let frameworks: Int?
  private let milliseconds: Int?
  private let device: String?
  /// What is known of the device; nil, if none is named.
  private let times: LaunchTimes?

  init(_ options: MapReader) {
    apps = options.optional("apps", .selector, "Which apps; all of them.")
    frameworks = options.optional(
      "frameworks", .number(atLeast: 0), "How many dynamic frameworks an app may load.")
    device = options.optional("device", .anyText, "The phone that the time is meant for.")
    milliseconds = options.optional(
      "milliseconds", .number(atLeast: 1), "How long an app may take on it.")
    let own = options.optional(
      "measurements", .list(of: .mapping(LaunchTimes.Measurement.init)),
      "What was measured of own apps.")
    times = device.flatMap { LaunchTimes(of: $0, own: own ?? []) }
    if options.place != nil { check(options, own ?? []) }
  }

  private func check(_ options: MapReader, _ own: [LaunchTimes.Measurement]) {
    if frameworks == nil, milliseconds == nil {
      options.report("launch-budget limits `frameworks`, or `milliseconds` on a `device`")
    }
    if (milliseconds == nil) != (device == nil) {
      options.report("`milliseconds` and `device` belong together")
    }
    if let device, times == nil {
      let known = LaunchTimes.devices + own.map(\.device)
      options.report(
        "nothing was measured on `\(device)`",
        help: NearestName.help(for: device, among: known)
          ?? "measured are \(known.joined(separator: ", ")); `measurements` adds others")
    }
  }

  var selectors: [Selector] { apps.map { [$0] } ?? [] }

  func findings(in context: RuleContext) -> [Finding] {
    let chosen = apps?.selection(in: context.architecture)
    let before = context.conditions.earlier.map(LoadedNames.init)
    return context.images.launchedFrameworks()
      .filter { chosen?.contains($0.app) ?? true }
      .flatMap { launched in
        let growth = before?.growth(of: launched, in: context.graph)
        let excesses = [
          excessOfFrameworks(launched, growth, in: context),
          excessOfTime(launched, growth, in: context),
        ].compactMap { $0 }
        guard excesses.isEmpty, let growth, growth.count > growth.before else { return excesses }
        return [slower(launched, growth, in: context)]
      }
  }

  private func excessOfFrameworks(
    _ launched: LaunchedFrameworks, _ growth: Growth?, in context: RuleContext
  ) -> Finding? {
    let count = launched.frameworks.count
    guard let frameworks, count > frameworks else { return nil }
    return finding(
      "\(words(for: launched, in: context)), and its budget is \(frameworks): "
        + LaunchCost(frameworks: count).words + LaunchBudget.published,
      severity: nil, launched, to: "frameworks", growth, in: context)
  }

  /// Sure where even the shortest time is too long.
  private func excessOfTime(
    _ launched: LaunchedFrameworks, _ growth: Growth?, in context: RuleContext
  ) -> Finding? {
    let count = launched.frameworks.count
    guard let milliseconds, let device, let times else { return nil }
    let range = times.milliseconds(for: count)
    guard range.upperBound > milliseconds else { return nil }
    let isSure = range.lowerBound > milliseconds
    return finding(
      "\(words(for: launched, in: context)): \(range.words) on \(device), and its budget "
        + "\(isSure ? "is" : "of") \(milliseconds) ms\(isSure ? "" : " may not be enough"); "
        + source,
      severity: isSure ? nil : .info, launched, to: device, growth, in: context)
  }

  private var source: String {
    guard let times, times.ownCount > 0 else {
      return "an estimate" + LaunchBudget.published
    }
    return "an estimate from \(times.ownCount) own "
      + (times.ownCount == 1 ? "measurement" : "measurements")
  }

  /// What a change adds, where the budget is kept.
  private func slower(
    _ launched: LaunchedFrameworks, _ growth: Growth, in context: RuleContext
  ) -> Finding {
    finding(
      "\(words(for: launched, in: context)), \(growth.count - growth.before) more than before"
        + time(of: growth),
      severity: .info, launched, to: "change", growth, in: context)
  }

  private func finding(
    _ message: String, severity: Severity?, _ launched: LaunchedFrameworks, to what: String,
    _ growth: Growth?, in context: RuleContext
  ) -> Finding {
    let names = launched.frameworks.map(context.graph.name(of:))
    var notes: [Note] = []
    if let growth, growth.count != growth.before {
      let change = growth.count - growth.before
      let added = growth.added.isEmpty ? "" : ": new is \(growth.added.listed(upTo: 12))"
      notes = [
        Note(
          "before this change it loaded \(growth.before)\(change > 0 ? time(of: growth) : "")"
            + added, at: context.graph[launched.app].place)
      ]
    }
    var finding = finding(
      message, severity: severity, about: launched.app, to: Subject(what),
      help: "make some of them static, or let one dynamic framework hold the static ones: "
        + names.listed(upTo: 24),
      notes: notes, in: context)
    finding.debts[0].count = names.count
    return finding
  }

  /// How much longer it takes than before, where a device is named.
  private func time(of growth: Growth) -> String {
    guard let times, let device else { return "" }
    let (one, two) = (
      times.milliseconds(for: growth.before), times.milliseconds(for: growth.count)
    )
    let steps = [two.lowerBound - one.lowerBound, two.upperBound - one.upperBound].sorted()
    return ", \((steps[0]...steps[1]).words) more on \(device)"
  }

  private func words(for launched: LaunchedFrameworks, in context: RuleContext) -> String {
    let count = launched.frameworks.count
    return "\(context.architecture.words(for: launched.app)) loads \(count) dynamic "
      + "\(count == 1 ? "framework" : "frameworks") at launch"
  }
}

/// How many frameworks an app loads, and loaded before a change.
private struct Growth {
  let before: Int
  let count: Int
  /// The names of those that are new; sorted.
  let added: [String]
}

/// What apps loaded before a change, by names.
private struct LoadedNames {
  private var names: [String: Set<String>] = [:]

  init(_ architecture: Architecture) {
    let graph = architecture.graph
    for launched in Images(graph).launchedFrameworks() {
      names[graph[launched.app].qualifiedName] = Set(
        launched.frameworks.map { Subject($0, in: graph).identity })
    }
  }

  /// Nil for an app that was not there.
  func growth(of launched: LaunchedFrameworks, in graph: ModuleGraph) -> Growth? {
    guard let before = names[graph[launched.app].qualifiedName] else { return nil }
    let added = launched.frameworks.filter { !before.contains(Subject($0, in: graph).identity) }
    return Growth(
      before: before.count, count: launched.frameworks.count, added: added.map(graph.name).sorted())
  }
}

extension LaunchTimes.Measurement {
  /// Reads one that a team made.
  fileprivate init?(_ map: MapReader) {
    let device = map.required("device", .anyText, "The phone.")
    let frameworks = map.required(
      "frameworks", .number(atLeast: 1), "How many dynamic frameworks the app loaded.")
    let milliseconds = map.required(
      "milliseconds", .number(atLeast: 1), "How long it took to launch.")
    guard let device, let frameworks, let milliseconds else { return nil }
    self.init(device: device, frameworks: frameworks, milliseconds: milliseconds)
  }
}

extension ClosedRange<Int> {
  /// A span of time.
  fileprivate var words: String {
    lowerBound == upperBound ? "\(lowerBound) ms" : "\(lowerBound) to \(upperBound) ms"
  }
}

extension LaunchBudget {
  static let page = RulePage(
    what: """
      Fires when an app loads more dynamic frameworks at launch than its budget allows: more than \
      `frameworks`, or so many that it takes longer than `milliseconds` on a `device`. It is an \
      info where the time that is estimated begins below the budget and ends above it. With \
      `--since` it says what a change adds, also within the budget.
      """,
    why: """
      Nobody decides that an app shall start slowly: each new module costs a few milliseconds. The \
      estimate rests on published measurements of one app with 300 dynamic frameworks (1540 ms on \
      an iPhone 14 Pro, 2940 ms on an iPhone Xs, 14400 ms on an iPhone 6s), with 30 (about 7.7 \
      times less on the newest, which is taken for all) and with none (120 to 330 ms). Between these \
      the time may grow evenly from none to most, or from each number to the next: the range holds \
      both. `measurements` of your own replace the published ones of their device.
      """,
    breaks: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork; ISSLog
      # core/ISSNetwork
      ISSNetwork
      # shared/ISSLog
      ISSLog
      # .archlint.yml
      layers: [app: app/**, core: core/**, shared: shared/**]
      rules:
        launch-budget:
          device: iPhone 12
          milliseconds: 250
          measurements:
            - {device: iPhone 12, frameworks: 2, milliseconds: 310}
      """,
    says: """
      app/Cosmonaut/project.yml:3:3: warning: Cosmonaut (app) loads 2 dynamic frameworks at launch: \
      310 ms on iPhone 12, and its budget is 250 ms; an estimate from 1 own measurement \
      [launch-budget]
        help: make some of them static, or let one dynamic framework hold the static ones: ISSLog, \
      ISSNetwork
      """,
    keeps: """
      # app/Cosmonaut
      Cosmonaut: application -> ISSNetwork; ISSLog embed: false
      # core/ISSNetwork
      ISSNetwork: framework.static
      # shared/ISSLog
      ISSLog: framework.static
      """,
    options: [
      ("frameworks", "how many dynamic frameworks an app may load at launch"),
      ("device", "the phone that a time is meant for: one of the three, or of `measurements`"),
      ("milliseconds", "how long an app may take to launch on it"),
      (
        "measurements",
        "a list of `{device, frameworks, milliseconds}`: what was measured of own apps"
      ),
      ("apps", "patterns of the apps that are meant; all of them"),
    ],
    exemptions: [
      "The system's frameworks, and static ones.",
      "Frameworks that are only opened later, or that Xcode merges into the app.",
    ])
}
