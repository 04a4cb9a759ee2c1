extension Finding {
  private static let named = 4

  /// Moves a partly new finding to its new part, since an unchanged file is not the cause.
  ///
  /// Only a partly new finding changes. A cycle moves to a link that the change added, if known.
  func pointing(
    atWhatIsNew isKnown: (BaselineEntry) -> Bool, added: ((BaselineKey) -> Bool)? = nil
  ) -> Finding {
    guard members.isEmpty else {
      return CycleNews(of: self, isKnown, added: added)?.moved(self) ?? self
    }
    let known = Set(entries.filter(isKnown).map(\.key))
    let news = entries.filter { !known.contains($0.key) }.compactMap(\.note)
    guard !known.isEmpty, let first = news.first, first.place != place else { return self }
    return with(
      nil, "\(message); new: \(news.map(\.text).listed(upTo: Finding.named))", at: first.place,
      notes:
        news.dropFirst().prefix(Finding.named).map { Note("\($0.text) is new too", at: $0.place) }
        + [Note(message, at: place)] + notes)
  }
}
