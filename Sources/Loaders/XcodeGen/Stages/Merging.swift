internal import Documents
internal import Modules

/// Lays one map over another: maps merge, lists are appended, anything else is replaced.
struct Merging {
  let log: SpecLog

  /// The map on top, laid over the one below.
  func merge(_ top: SpecValue, over base: SpecValue) -> SpecValue {
    let overlay = top.entries
    let replaces = overlay.indices.contains { overlay[$0].key.isReplacement }
    if !replaces, base.entriesAreEmpty { return top }
    if overlay.isEmpty { return base }
    var merged = KeyedEntries(base.entries, expecting: overlay.count)
    for entry in overlay where !(replaces && entry.key.isReplacement) {
      guard let below = merged.value(of: entry.key) else {
        merged.append(entry)
        continue
      }
      warn(ofEmpty: entry, over: below)
      merged.set(entry.key, to: merge(entry.value, overValue: below))
    }
    if replaces { replace(in: &merged, from: overlay) }
    return .map(
      SpecMap(merged.entries, from: top.node, lower: base.lower + [base.node] + top.lower))
  }

  /// An empty value is a text to XcodeGen, and takes the place of a whole map or list.
  private func warn(ofEmpty entry: SpecEntry, over base: SpecValue) {
    guard base.isMap || base.isList, entry.value.saysNothing else { return }
    log.warning(
      "the empty `\(entry.key.text)` takes the place of all that is said below it",
      at: entry.key.place, help: "remove it, or write what it should hold instead")
  }

  private func merge(_ top: SpecValue, overValue base: SpecValue) -> SpecValue {
    if top.isMap, base.isMap { return merge(top, over: base) }
    if top.isList, base.isList {
      return .list(SpecList(base.items + top.items, from: top.node))
    }
    return top
  }

  /// Puts the values of `key:REPLACE` in; they win over a plain key beside them, where XcodeGen
  /// lets chance decide.
  private func replace(in merged: inout KeyedEntries, from overlay: [SpecEntry]) {
    for entry in overlay where entry.key.isReplacement {
      let key = entry.key.replaced
      if let plain = overlay.first(where: { $0.key.hasSameText(as: key) }) {
        log.notice(
          .replacedKey, key.text, at: plain.key.place, suggestion: entry.key.text,
          notes: [.init("this one counts", at: entry.key.place)])
      }
      merged.set(key, to: entry.value)
    }
  }
}

extension SpecValue {
  fileprivate var entriesAreEmpty: Bool {
    switch self {
    case .written(let node): node.entries.isEmpty
    case .map(let map): map.entries.isEmpty
    case .text, .list: true
    }
  }
}
