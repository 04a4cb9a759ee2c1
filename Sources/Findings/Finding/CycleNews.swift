/// The effect of new links on a dependency cycle: which cycles remain without them.
struct CycleNews {
  private static let mostCompared = 32
  private static let named = 4

  private let members: [Subject]
  /// One link per entry of the finding, in order.
  private let links: [BaselineEntry]
  private let edges: [Adjacency.Edge]
  private let names: [String]

  /// The reported links, by their numbers; the finding is at the first one.
  private let told: [Int]
  /// The cycles that remain without them.
  private let left: [[Int]]

  /// Takes the links that a change added, or else unknown links, and puts the one first whose
  /// removal breaks most; nil if nothing new can be shown.
  init?(of finding: Finding, _ isKnown: (BaselineEntry) -> Bool, added: ((BaselineKey) -> Bool)?) {
    let links = finding.entries.filter { $0.note != nil && $0.key.to != nil }
    let shown = Dictionary(finding.members.map { ($0.identity, $0.name) }) { first, _ in first }
    var numbers: [String: Int] = [:]
    var names: [String] = []
    func number(of identity: String) -> Int {
      if let number = numbers[identity] { return number }
      numbers[identity] = names.count
      names.append(shown[identity] ?? identity)
      return names.count - 1
    }
    let edges = links.map { link in
      Adjacency.Edge(from: number(of: link.key.from), to: number(of: link.key.to ?? ""))
    }
    let cycles = { [count = names.count] (cut: Set<Int>) in
      Adjacency(
        count: count, edges: edges.indices.map { cut.contains($0) ? nil : edges[$0] }
      ).cyclicSets()
    }
    let written = added.map { isAdded in links.indices.filter { isAdded(links[$0].key) } } ?? []
    let unknown = links.indices.filter { !isKnown(links[$0]) }
    let best = (written.isEmpty ? unknown : written).prefix(CycleNews.mostCompared)
      .map { link in (link, left: cycles([link]).joined().count) }.min { $0.left < $1.left }
    guard let best else { return nil }
    told = [best.0] + (written.isEmpty ? [] : written.filter { $0 != best.0 })
    left = cycles(Set(told))
    (members, self.links, self.edges, self.names) = (finding.members, links, edges, names)
    let isWhole = unknown.count == links.count
    // The rule reports an entirely new cycle, unless it points at a link that was there before.
    let (from, to) = (finding.from.identity, finding.to?.identity)
    let isPointedAt = told.contains { links[$0].key.from == from && links[$0].key.to == to }
    if isWhole, written.isEmpty || left.isEmpty && isPointedAt { return nil }
  }

  func moved(_ finding: Finding) -> Finding {
    guard let lead = links[told[0]].note else { return finding }
    // A shortest cycle through the reported link, which comes first.
    let edge = edges[told[0]]
    let back =
      edge.from == edge.to
      ? nil
      : Adjacency(count: names.count, edges: edges).shortestChains(from: edge.to, to: edge.from)
    let way = [told[0]] + (back?.edges ?? [])
    var notes = way.dropFirst().compactMap { link in
      links[link].note.map {
        Note("\(names[edges[link].from]) links \(names[edges[link].to])", at: $0.place)
      }
    }
    let others = told.dropFirst().compactMap { links[$0].note }
    notes += others.prefix(CycleNews.named).map {
      Note("\($0.text) is new too", at: $0.place)
    }
    if names.count > way.count {
      let all = members.map(\.name).listed(upTo: 2 * CycleNews.named)
      notes.append(Note("\(names.count) targets depend on each other: \(all)", at: lead.place))
    }
    let ends = links[told[0]].key
    return finding.with(
      nil, message(of: way.count), at: lead.place,
      from: members.first { $0.identity == ends.from },
      to: members.first { $0.identity == ends.to }, help: help, notes: notes)
  }

  private func message(of length: Int) -> String {
    let words = told.compactMap { links[$0].note?.text }.listed(upTo: CycleNews.named)
    let one = told.count == 1
    let joined = names.count - left.reduce(0) { $0 + $1.count }
    guard !left.isEmpty else {
      let group = names.count > length ? " in a group of \(names.count)" : ""
      return "\(words) \(one ? "creates" : "create") a cycle of \(length.of("target"))\(group)"
    }
    if left.count == 1, joined == 0 {
      return "\(words) \(one ? "is" : "are") new in a cycle group of \(names.count) targets"
    }
    let cycles =
      left.count == 1 ? "to the cycle " : "\(joined > 0 ? "and " : "")\(left.count) cycles: "
    return "\(words) \(one ? "joins" : "join") \(joined > 0 ? joined.of("target") + " " : "")"
      + cycles + leftNames.asCycles
  }

  private var help: String {
    let them = told.count.pronoun
    if left.isEmpty { return "remove \(them) to break every cycle" }
    if left.count == 1, left[0].count == names.count {
      return "remove \(them) to restore the earlier cycle"
    }
    return left.count == 1
      ? "remove \(them) to leave only the cycle \(leftNames.asCycles)"
      : "remove \(them) to leave only \(left.count) cycles: \(leftNames.asCycles)"
  }

  private var leftNames: [[String]] {
    left.map { $0.map { names[$0] }.sorted() }.sorted { $0[0] < $1[0] }
  }
}
