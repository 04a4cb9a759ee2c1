internal import Documents

extension Finding {
  /// More names than this are only counted.
  private static let named = 4

  /// Points at what is new of a finding that was there in part: an untouched file is not to blame.
  ///
  /// A finding none of which was there before, or that does not know where its parts are, stays as
  /// it is.
  package mutating func point(atWhatIsNew isKnown: (MeasuredDebt) -> Bool) {
    let known = Set(debts.filter(isKnown).map(\.debt))
    let new = debts.filter { !known.contains($0.debt) }
    let news = new.compactMap(\.note)
    guard !known.isEmpty, let first = news.first, first.place != place else { return }
    let words = Finding.listed(news.map(\.text))
    notes =
      news.dropFirst().prefix(Finding.named).map { Note("\($0.text) is new, too", at: $0.place) }
      + [Note(message, at: place)] + notes
    place = first.place
    if !members.isEmpty, let link = new.first(where: { $0.note != nil })?.debt {
      from = members.first { $0.identity == link.from } ?? from
      to = members.first { $0.identity == link.to } ?? to
    }
    let names = Set(known.flatMap { [$0.from, $0.to ?? ""] })
    let joined = members.filter { !names.contains($0.identity) }.map(\.name)
    if members.isEmpty {
      message += "; new is \(words)"
    } else if joined.isEmpty {
      message = "\(words) is new among \(members.count) targets that depend on one another"
    } else {
      message =
        "\(Finding.listed(joined)) joined through \(words): \(members.count) targets depend on "
        + "one another"
    }
  }

  private static func listed(_ names: [String]) -> String {
    let more = names.count - named
    return names.prefix(named).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
