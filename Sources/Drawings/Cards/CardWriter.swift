extension ModuleCard {
  package init(
    of target: TargetID, in architecture: Architecture, findings: [ReportedFinding],
    owner: (String) -> String?
  ) {
    var count = MetricsCount(of: architecture)
    self.init(
      of: architecture.module(of: target).index, by: &count, findings: findings, owner: owner)
  }

  package init(
    of index: Int, by count: inout MetricsCount, findings all: [ReportedFinding],
    owner: (String) -> String?, isAlone: Bool = true
  ) {
    let figures = count.figures(of: index)
    let writer = CardWriter(index: index, count: count)
    let targets = Set(writer.module.targets)
    name = writer.module.name
    facts = writer.facts(figures, owner: owner).filter { !$0.entries.isEmpty }
    // Relations scan every link, and a page with all cards has its own.
    relations = isAlone ? writer.relations.filter { !$0.entries.isEmpty } : []
    findings = all.filter { finding in
      let ends = [finding.from.target, finding.to?.target] + finding.members.map(\.target)
      return finding.state != .fixed && ends.contains { $0.map(targets.contains) ?? false }
    }
  }
}

/// Collects the contents of a card.
private struct CardWriter {
  let module: Module
  private let count: MetricsCount
  private let index: Int
  private var architecture: Architecture { count.architecture }
  private var graph: ModuleGraph { architecture.graph }

  init(index: Int, count: MetricsCount) {
    (self.index, self.count) = (index, count)
    module = count.architecture.modules[index]
  }

  func facts(_ figures: [Figure: Int], owner: (String) -> String?) -> [ModuleCard.Section] {
    func rebuilt(_ figure: Figure, _ half: String) -> ModuleCard.Entry? {
      figures[figure].map { .init(words: "\(half): \($0.of("target"))") }
    }
    return [
      .init(title: "Layer", entries: [layer]),
      .init(title: "Interface", entries: entries { $0 == .interface }),
      .init(
        title: "Depends on",
        entries: [
          .init(words: "\((figures[.depth] ?? 0).of("link")) down, on the longest chain")
        ]),
      .init(
        title: "Rebuilt, at most, when it changes",
        entries: [rebuilt(.interfaceImpact, "interface"), rebuilt(.impact, "implementation")]
          .compactMap { $0 }),
      .init(title: "Part of", entries: count.apps(with: index).map(entry)),
      .init(title: "Tests", entries: entries(where: \.isTest)),
      .init(title: "Mocks and test support", entries: entries(where: \.isForTests)),
      .init(
        title: "Owner", entries: owner(graph[module.spec].path).map { [.init(name: $0)] } ?? []),
      .init(title: "Written in", entries: module.targets.map(entry)),
    ]
  }

  private var layer: ModuleCard.Entry {
    guard let layer = module.layer, let main = module.mains.first else {
      return .init(words: "none: no pattern, folder, group or tag decides")
    }
    let reason = architecture[main].layerReason
    return .init(
      name: architecture[layer].name, words: "because \(reason.words)", place: reason.place)
  }

  private func entry(_ id: TargetID) -> ModuleCard.Entry {
    .init(name: graph.name(of: id), place: graph[id].place)
  }

  private func entries(where isWanted: (Role) -> Bool) -> [ModuleCard.Entry] {
    module.targets.filter { isWanted(architecture.role(of: $0)) }.map(entry)
  }

  /// Who links which half, and what it links, by the links of the specs; a name once for each half.
  var relations: [ModuleCard.Section] {
    var sections: [String: [String: ModuleCard.Entry]] = [:]
    for link in graph.links {
      let (from, to) = (architecture.module(of: link.from), link.target.map(architecture.module))
      guard from.index != to?.index, from.index == index || to?.index == index else { continue }
      let title = title(of: link, isOwn: from.index == index)
      let other = from.index == index ? link.to : .target(link.from)
      let name = graph.name(of: other)
      sections[title, default: [:]][name] =
        sections[title]?[name] ?? .init(name: name, place: graph.place(of: link))
    }
    return CardWriter.titles.map { title in
      .init(title: title, entries: (sections[title] ?? [:]).sorted { $0.key < $1.key }.map(\.value))
    }
  }

  private static let titles = [
    "Its interface is linked by", "Its implementation is linked by", "Tests and mocks link it",
    "Embedded or ordered by", "Links interfaces", "Links implementations", "Links externals",
    "Its tests and mocks link", "Embeds or orders",
  ]

  private func title(of link: Link, isOwn: Bool) -> String {
    let titles = CardWriter.titles
    return switch architecture.kind(of: link) {
    case .toInterface: titles[isOwn ? 4 : 0]
    case .forTests: titles[isOwn ? 7 : 2]
    case .loose: titles[isOwn ? 8 : 3]
    default: link.external != nil ? titles[6] : titles[isOwn ? 5 : 1]
    }
  }
}

extension Architecture {
  package func cards(for boxes: [Drawing.Box], owner: (String) -> String?) -> [ModuleCard?] {
    var count = MetricsCount(of: self)
    return boxes.map { box in
      guard case .role = box.meaning, box.change != .removed,
        let number = box.members.first?.number, number < graph.targets.count
      else { return nil }
      return ModuleCard(
        of: module(of: TargetID(number)).index, by: &count, findings: [], owner: owner,
        isAlone: false)
    }
  }
}
