internal import Modules
internal import YAML

extension SpecLog {
  /// A key that stands twice: XcodeGen's parser lets the last one count, newer ones give up.
  func notice(_ duplicate: DuplicateKey, in document: Document) {
    let path = document.keyPath(to: duplicate.second)
    notice(
      .duplicateKey, path.joined(separator: "."), at: Place(duplicate.second, in: document.source),
      isGrave: SpecLog.losesLinks(path),
      notes: [Note("it stands here first", at: Place(duplicate.first, in: document.source))])
  }

  /// Whether the earlier value may have held links.
  private static func losesLinks(_ path: [String]) -> Bool {
    if let key = path.last, ["targets", "dependencies", "templates"].contains(key) { return true }
    return path.count == 2 && ["targets", "targetTemplates"].contains(path[0])
  }
}

extension Document {
  /// The keys and positions that lead to a key that is written at a place.
  fileprivate func keyPath(to key: Span) -> [String] {
    var path: [String] = []
    var node = root
    while let current = node {
      node = nil
      for entry in current.entries {
        if entry.key.span == key { return path + [entry.key.text] }
        if entry.value.aliasSpan == nil, entry.value.span.contains(key) {
          path.append(entry.key.text)
          node = entry.value
          break
        }
      }
      for (index, item) in current.items.enumerated() where item.span.contains(key) {
        path.append(String(index))
        node = item
        break
      }
    }
    return path + [source.text(of: key)]
  }
}

extension Span {
  /// Whether the other one lies in this one.
  func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
