extension SpecLog {
  func noteOddities(of document: Document) {
    let repeated = document.repeatedKeys.filter { $0.loss != .none }
    let paths = repeated.isEmpty ? [:] : document.keyPaths(to: Set(repeated.map(\.second)))
    for key in repeated { note(key, paths[key.second] ?? [], in: document) }
    for warning in document.warnings { add(warning) }
    guard let root = document.root, root.kind != .mapping, document.format == .yaml else { return }
    warning("expected a mapping; XcodeGen ignores this file", at: root.place)
  }

  /// A duplicate key: in XcodeGen's parser the last one wins, newer parsers fail.
  private func note(_ repeated: RepeatedKey, _ path: [String], in document: Document) {
    let source = document.source
    let value = source.contents[Int(repeated.first.end)...].drop {
      $0 == UInt8(ascii: ":") || $0 == 0x20
    }
    let anchor = value.first == UInt8(ascii: "&") ? source.word(at: value.startIndex) : nil
    let isInTarget = path.count > 1 && ["targets", "aggregateTargets"].contains(path[0])
    notice(
      repeated.loss == .same ? .repeatedKey : .duplicateKey, path.joined(separator: "."),
      at: Place(repeated.second, in: source), target: isInTarget ? path[1] : nil,
      isSevere: SpecLog.losesLinks(path),
      mistake: isInTarget ? ([path[0]] + path.dropFirst(2)).joined(separator: ".") : nil,
      notes: [Note("first defined here", at: Place(repeated.first, in: source))]
        + (anchor.map { [Note("aliases need this anchor", at: Place($0, in: source))] } ?? []))
  }

  /// Whether the earlier value may have held links.
  private static func losesLinks(_ path: [String]) -> Bool {
    if let key = path.last, ["targets", "dependencies", "templates"].contains(key) { return true }
    let above = path.dropLast().last
    if above == "dependencies", let key = path.last.flatMap(DependencyKey.init(rawValue:)) {
      return key.isKind || [.product, .products].contains(key)
    }
    return path.count == 2 && ["targets", "targetTemplates"].contains(path[0])
  }
}
