internal import Documents
internal import Modules

extension SpecLog {
  /// A key that stands twice: XcodeGen's parser lets the last one count, newer ones give up.
  func notice(_ duplicate: RepeatedKey, in document: Document) {
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

extension Span {
  /// Whether the other one lies in this one.
  func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
