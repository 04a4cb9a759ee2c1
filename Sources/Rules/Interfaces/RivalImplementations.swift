internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds apps that reach more than one implementation of an interface.
struct RivalImplementations: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "rival-implementations", .warning,
    "one app reaches two implementations of the same interface")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.appReaches.filter { architecture.role(of: $0.app) == .app }.flatMap { reach in
      reach.interfaces.compactMap { interface in
        let rivals = architecture.implementations(of: interface).filter(reach.contains).sorted()
        return rivals.count > 1
          ? finding(about: rivals, of: interface, in: reach.app, context) : nil
      }
    }
  }

  private func finding(
    about rivals: [TargetID], of interface: TargetID, in app: TargetID, _ context: RuleContext
  ) -> Finding {
    let (architecture, graph) = (context.architecture, context.graph)
    let names = rivals.map(graph.name).joined(separator: " and ")
    return finding(
      "\(architecture.words(for: app)) reaches \(names), which implement the same interface "
        + architecture.words(for: interface),
      about: app, to: Subject(interface, in: graph),
      help: "let each app reach the one implementation it is made with",
      notes: rivals.map { Note("\(graph.name(of: $0)) is one of them", at: graph[$0].place) },
      in: context)
  }
}

extension RivalImplementations {
  static let page = RulePage(
    what: """
      Fires when one app reaches two implementations of the same interface. That several targets \
      implement one interface is said in the configuration, with `of:`.
      """,
    why: """
      Several implementations of an interface exist so that each app is made with its own. If an \
      app carries two, which of them is used depends on the order in which they register, and \
      that on the order of links, of files or of a dictionary; it changes from one build to the \
      next and differs between the simulator and the store. The app is larger by a whole \
      implementation, and the one that was meant for another market ships to this one.
      """,
    breaks: """
      # app/Overview
      Overview: application -> RURadio; USRadio; RadioCore
      # service/Radio
      RadioCore
      RURadio -> RadioCore
      USRadio -> RadioCore
      # .archlint.yml
      layers: [app: app/**, service: service/**]
      roles:
        interface: {name: RadioCore, of: [RURadio, USRadio]}
      """,
    says: """
      app/Overview/project.yml:3:3: warning: Overview (app) reaches RURadio and USRadio, which \
      implement the same interface RadioCore (service) [rival-implementations]
        help: let each app reach the one implementation it is made with
      """,
    keeps: """
      # app/Overview
      Overview: application -> USRadio; RadioCore
      """,
    exemptions: [
      "Host apps, which may try several.",
      "Mocks: they stand for an implementation and are none.",
    ])
}
