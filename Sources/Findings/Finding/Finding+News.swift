extension Finding {
  private static let named = 4

  /// Moves a partly new finding to its new part, since an unchanged file is not the cause.
  ///
  /// Only a partly new finding changes. A cycle moves to a link that the change added, if known.
  package mutating func point(
    atWhatIsNew isKnown: (BaselineEntry) -> Bool, added: ((BaselineKey) -> Bool)? = nil
  ) {
    guard self.members.isEmpty else {
      CycleNews(of: self, isKnown, added: added)?.tell(&self)
      return
    }
    let known = Set(entries.filter(isKnown).map(\.key))
    let news = entries.filter { !known.contains($0.key) }.compactMap(\.note)
    guard !known.isEmpty, let first = news.first, first.place != place else { return }
    self.notes =
      news.dropFirst().prefix(Finding.named).map { Note("\($0.text) is new too", at: $0.place) }
      + [Note(self.message, at: place)] + self.notes
    place = first.place
    self.message += "; new: \(news.map(\.text).listed(upTo: Finding.named))"
  }
}
