/// The metrics of an architecture: of each module, of each layer, and of the whole.
package struct Metrics: Sendable {
  package let modules: [MetricsRow]
  /// Top to bottom; what is in none comes last.
  package let layers: [MetricsRow]
  package let whole: MetricsRow
  /// Those whose changes cost the most tests, the most expensive first.
  package let expensive: [ExpensiveModule]

  private static let mostExpensive = 10

  package init(of architecture: Architecture, images: [Images]? = nil) {
    var count = MetricsCount(of: architecture, images: images)
    let ids = architecture.modules.indices.filter { !architecture.modules[$0].mains.isEmpty }
    let rows = ids.map { index in
      let module = architecture.modules[index]
      let layer = module.layer.map { architecture[$0].name }
      return (index, MetricsRow(name: module.name, layer: layer, values: count.figures(of: index)))
    }
    modules = rows.map(\.1).sorted { $0.name < $1.name }
    let costs = rows.map { (index: $0.0, name: $0.1.name, tests: $0.1.values[.tests] ?? 0) }
      .filter { $0.tests > 0 }.sorted { ($1.tests, $0.name) < ($0.tests, $1.name) }
    expensive = costs.prefix(Metrics.mostExpensive).map { cost in
      let (tests, links) = count.testsBehindInterface(of: cost.index)
      return ExpensiveModule(
        name: cost.name, tests: cost.tests,
        behindInterface: tests < cost.tests ? (tests, links) : nil,
        withoutUser: count.testsWithoutUser(of: cost.index).flatMap {
          $0.tests < cost.tests ? $0 : nil
        })
    }
    let numbers = Array(architecture.layers.indices)
    let named = numbers.map { (number: Int?.some($0), name: architecture.layers[$0].name) }
    layers = (named + [(nil, "no layer")]).compactMap { number, name in
      let part = ids.filter { architecture.modules[$0].layer?.index == number }
      return part.isEmpty
        ? nil : MetricsRow(name: name, layer: nil, values: count.figures(of: Set(part)))
    }
    whole = MetricsRow(name: "all", layer: nil, values: count.figures(of: Set(ids)))
  }
}

/// A module whose changes cost many tests.
package struct ExpensiveModule: Sendable {
  package let name: String
  package let tests: Int
  /// Affected tests if others linked only its interface, and links to change; nil if none less.
  package let behindInterface: (tests: Int, links: Int)?
  /// Affected tests if one user did without it, the best of them; nil if none less.
  package let withoutUser: (tests: Int, user: String)?
}

/// A module, a layer or the whole, with its figures.
package struct MetricsRow: Sendable {
  package let name: String
  /// The layer of a module; nil for a layer or the whole, and for what is in none.
  package let layer: String?
  package let values: [Figure: Int]
}

/// A metric; the raw values are part of the machine-readable output.
package enum Figure: String, CaseIterable, Sendable {
  case fanIn, fanOut, depth, instability, interfaceImpact, impact, tests, apps, modules, toInterface
  case toImplementation, loose, forTests, interfaceShare, longestChain, cycles, findings, unread

  package static let ofModules: [Figure] = [
    .fanIn, .fanOut, .depth, .instability, .interfaceImpact, .impact, .tests, .apps,
  ]
  package static let ofParts: [Figure] = [
    .modules, .toInterface, .toImplementation, .loose, .forTests, .interfaceShare, .longestChain,
    .cycles,
  ]

  package var title: String {
    switch self {
    case .fanIn: "fan-in"
    case .fanOut: "fan-out"
    case .depth, .instability, .impact, .tests, .apps, .modules, .cycles, .findings, .unread:
      rawValue
    case .interfaceImpact: "interface impact"
    case .toInterface: "links to interfaces"
    case .toImplementation: "to implementations"
    case .loose: "embed or order only"
    case .forTests: "of tests and mocks"
    case .interfaceShare: "through interfaces"
    case .longestChain: "longest chain"
    }
  }

  package var isPercent: Bool { self == .instability || self == .interfaceShare }
}
