/// A configured rule about links from some targets to others, with its reason.
package struct PolicyEntry {
  package let from: Selector
  package let to: Selector
  package let reason: String
  package let severity: Severity?

  /// Reads an entry by the keys of both ends; without a second key it has no other end.
  package init(
    _ options: MappingDecoder, from: StaticString = "from",
    _ form: ValueDecoder<Selector> = .selector,
    to: StaticString? = "to"
  ) {
    self.from = options.required(from, form) ?? Selector([])
    self.to = to.flatMap { options.required($0, .selector) } ?? Selector([])
    reason = options.required("because", .anyText) ?? ""
    severity = options.optional("severity", .severity)
  }

  package var selectors: [Selector] { [from, to] }

  func selections(in architecture: Architecture) -> (from: Selection, to: Selection) {
    (from.selection(in: architecture), to.selection(in: architecture))
  }
}

extension Array {
  /// Entries, the most severe first, else in order.
  package func worstFirst(_ severity: (Element) -> Severity?) -> [Element] {
    Severity.allCases.sorted(by: >).flatMap { level in
      filter { (severity($0) ?? .error) == level }
    }
  }
}

extension Set<CheckedLink.Ends> {
  /// Takes the links that no earlier entry has: one pair is one finding, with the first reason.
  package mutating func take(_ links: some Sequence<CheckedLink>) -> [CheckedLink] {
    let new = links.filter { !contains($0.ends) }
    formUnion(new.map(\.ends))
    return new
  }
}
