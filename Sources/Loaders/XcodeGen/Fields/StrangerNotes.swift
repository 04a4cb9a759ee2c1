internal import Documents
internal import Modules

/// Notes keys that belong elsewhere, are slips of such as are read, or say `:REPLACE` in vain.
struct StrangerNotes {
  let level: KeyLevel
  var owner: KeyOwner?
  let log: SpecLog

  /// Says what is wrong with a key; any other is left alone: people keep what they like in a spec.
  ///
  /// The answer is whether anything was said.
  @discardableResult func note(_ entry: SpecEntry) -> Bool {
    let (text, names) = (entry.key.text, level.names)
    // An empty value has nothing to lose.
    guard !entry.value.holdsNothing else { return false }
    if let name = entry.key.meantToReplace {
      guard level.reads(name) else { return false }
      note(entry, .ignoredValue, isSevere: level.isSevere(name))
    } else if let near = NearestName.of(text, among: names, atMost: 1) {
      note(entry, .misspelledKey, meant: near, isSevere: level.isSevere(near))
    } else if let home = KeyHome(of: entry, at: level, owner: owner) {
      note(entry, .misspelledKey, meant: home.path, isSevere: home.isSevere)
    } else if let near = NearestName.of(text, among: names) {
      note(entry, .misspelledKey, meant: near, isSevere: level.isSevere(near))
    } else {
      return false
    }
    return true
  }

  private func note(_ entry: SpecEntry, _ kind: Notice.Kind, meant: String? = nil, isSevere: Bool) {
    let node = entry.key.node
    let mistake = level.path + entry.key.text
    log.notice(
      kind, (owner?.path(of: node) ?? "") + mistake, at: entry.key.place,
      target: owner?.target(of: node), suggestion: meant, isSevere: isSevere, mistake: mistake)
  }
}
