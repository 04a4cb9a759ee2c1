internal import Documents
internal import Findings
internal import Judging
internal import Maps
internal import Modules

/// Finds interfaces with more dependencies than something thin should have.
struct InterfaceSize: ArchitectureRule {
  static let description = RuleDescription(
    "interface-size", .warning, isOnByDefault: false,
    "an interface has more dependencies than a limit")

  /// How many dependencies an interface may have.
  private let limit: Int

  init(_ options: MapReader) { limit = options.optional("limit", .number(atLeast: 0)) ?? 3 }

  func allows(_ debt: Debt, count: Int, in context: RuleContext) -> Bool { count <= limit }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let links = context.links.filter { architecture.role(of: $0.from) == .interface }
    return Dictionary(grouping: links, by: \.from).sorted { $0.key < $1.key }
      .compactMap { id, links in
        let count = Set(links.map(\.to)).count
        guard count > limit else { return nil }
        var finding = finding(
          "the interface \(architecture.words(for: id)) has \(count) dependencies; the limit is "
            + "\(limit)",
          about: id, to: Subject("limit"),
          help: "move plain types that several interfaces need into one module below, "
            + "and implementations out of the interface",
          in: context)
        finding.debts[0].count = count
        return finding
      }
  }
}

extension InterfaceSize {
  static let page = RulePage(
    what: """
      Fires when an interface has more dependencies than the limit, 3 unless told otherwise. \
      What is listed twice counts once; frameworks of the system count too.
      """,
    why: """
      Interfaces swell unseen. Each dependency seems to be needed by one type in one signature, \
      and each is handed on to everybody who links the interface. At some size it is no longer \
      the thin part that others may link without a thought, but a second implementation with \
      protocols in it: slow to build, changed every week, hard to mock. A limit makes the team \
      look while the one type can still be moved or hidden behind a protocol.
      """,
    breaks: """
      # domain/ISSRoute
      ISSRouteCore -> sdk: UIKit.framework; sdk: MapKit.framework; sdk: CoreLocation.framework
      ISSRoute -> ISSRouteCore
      # .archlint.yml
      layers: [domain: domain/**]
      rules:
        interface-size: {limit: 2}
      """,
    says: """
      domain/ISSRoute/project.yml:3:3: warning: the interface ISSRouteCore (domain) has 3 \
      dependencies; the limit is 2 [interface-size]
        help: move plain types that several interfaces need into one module below, and \
      implementations out of the interface
      """,
    keeps: """
      # domain/ISSRoute
      ISSRouteCore -> sdk: CoreLocation.framework
      ISSRoute -> ISSRouteCore
      """,
    options: [
      ("limit", "how many dependencies an interface may have: 3")
    ])
}
