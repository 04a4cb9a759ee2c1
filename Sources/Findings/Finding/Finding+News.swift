extension Finding {
  /// More names than this are only counted.
  private static let named = 4

  /// Points at what is new of a finding that was there in part: an untouched file is not to blame.
  ///
  /// A finding none of which was there before, or that does not know where its parts are, stays as
  /// it is. One about a cycle points at what a change added to it, where that is known.
  package mutating func point(
    atWhatIsNew isKnown: (MeasuredDebt) -> Bool, added: ((Debt) -> Bool)? = nil
  ) {
    guard self.members.isEmpty else {
      CycleNews(of: self, isKnown, added: added)?.tell(&self)
      return
    }
    let known = Set(debts.filter(isKnown).map(\.debt))
    let news = debts.filter { !known.contains($0.debt) }.compactMap(\.note)
    guard !known.isEmpty, let first = news.first, first.place != place else { return }
    self.notes =
      news.dropFirst().prefix(Finding.named).map { Note("\($0.text) is new too", at: $0.place) }
      + [Note(self.message, at: place)] + self.notes
    place = first.place
    self.message += "; new: \(news.map(\.text).listed(upTo: Finding.named))"
  }
}
