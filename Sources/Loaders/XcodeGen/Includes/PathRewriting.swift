internal import Documents

/// Puts the folder of an included file before the paths that are written in it.
///
/// XcodeGen does this for more keys than are listed here: these are the ones that are read later.
/// The file that is loaded itself gets the folder `.`, which only tidies its paths.
struct PathRewriting {
  let folder: String

  /// Where paths stand.
  private enum Rule {
    /// A path, or a list or map of paths.
    case paths(StaticString)
    /// Rules for the map, or the maps of the list, under a key.
    case under(StaticString, [Rule])
    /// Rules for each map of the values.
    case each([Rule])
  }

  private static let target: [Rule] = [
    .paths("sources"),
    .under("sources", [.paths("path")]),
    .paths("configFiles"),
    .under("dependencies", [.paths("framework")]),
  ]

  private static let project: [Rule] = [
    .paths("configFiles"),
    .under("targets", [.each(target)]),
    .under("targetTemplates", [.each(target)]),
    .under("projectReferences", [.each([.paths("path")])]),
  ]

  /// The map of a whole file, with its paths put right.
  func rewrite(_ file: SpecValue) -> SpecValue { rewrite(file, by: PathRewriting.project) }

  private func rewrite(_ map: SpecValue, by rules: [Rule]) -> SpecValue {
    var map = map
    for rule in rules {
      switch rule {
      case .paths(let key):
        map = map.changing(key) { rewritePaths($0) }
      case .under(let key, let rules):
        map = map.changing(key) { value in
          value.isMap ? rewrite(value, by: rules) : rewriteMaps(of: value, by: rules)
        }
      case .each(let rules):
        map = map.changingValues { $0.isMap ? rewrite($0, by: rules) : $0 }
      }
    }
    return map
  }

  private func rewriteMaps(of list: SpecValue, by rules: [Rule]) -> SpecValue {
    list.changingItems { $0.isMap ? rewrite($0, by: rules) : $0 }
  }

  private func rewritePaths(_ value: SpecValue) -> SpecValue {
    if value.isList { return value.changingItems { $0.isList ? $0 : rewritePath($0) } }
    guard value.isMap else { return rewritePath(value) }
    // A map counts only if nothing but strings is in it.
    guard value.entries.allSatisfy({ $0.value.string != nil }) else { return value }
    return value.changingValues(rewritePath)
  }

  private func rewritePath(_ value: SpecValue) -> SpecValue {
    guard let path = value.string else { return value }
    let joined = PathText.join(folder, path)
    return joined == path ? value : .text(SpecText(joined, from: value.node))
  }
}

extension SpecValue {
  /// The map with the value of one key changed, or the very same map.
  fileprivate func changing(
    _ key: StaticString, _ change: (SpecValue) -> SpecValue
  ) -> SpecValue {
    guard let value = self[key] else { return self }
    let changed = change(value)
    if changed.isUntouched(value) { return self }
    let entries = entries.map { entry in
      entry.key.hasText(key) ? SpecEntry(key: entry.key, value: changed) : entry
    }
    return .map(SpecMap(entries, from: node, lower: lower))
  }

  /// The map with its values changed, or the very same map.
  fileprivate func changingValues(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    var entries = entries
    var isChanged = false
    for index in entries.indices {
      let changed = change(entries[index].value)
      isChanged = isChanged || !changed.isUntouched(entries[index].value)
      entries[index].value = changed
    }
    return isChanged ? .map(SpecMap(entries, from: node, lower: lower)) : self
  }

  /// The list with its items changed, or the very same list.
  fileprivate func changingItems(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    var items = items
    var isChanged = false
    for index in items.indices {
      let changed = change(items[index])
      isChanged = isChanged || !changed.isUntouched(items[index])
      items[index] = changed
    }
    return isChanged ? .list(SpecList(items, from: node)) : self
  }
}

extension Source {
  /// Whether a path may be written here that has empty or `.` parts, or a slash at its end.
  ///
  /// A look at the bytes is much faster than one at every path.
  var mayHoldUntidyPaths: Bool {
    withBytes { bytes in
      var offset = 0
      while let found = Source.marks.next(in: bytes, from: offset) {
        if Source.isUntidy(bytes, at: found) { return true }
        offset = found + 1
      }
      return false
    }
  }

  /// What no untidy path does without: slashes, escapes and, around an empty text, quotes.
  private static let marks = ByteSearch(
    UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"))

  private static func isUntidy(_ bytes: UnsafeBufferPointer<UInt8>, at mark: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    let (before, after) = (byte(mark - 1), byte(mark + 1))
    switch bytes[mark] {
    case UInt8(ascii: "\\"): return true
    case UInt8(ascii: "/"):
      return endsPath(after) || (after == UInt8(ascii: "/") && before != UInt8(ascii: ":"))
        || (before == UInt8(ascii: ".") && byte(mark - 2) != UInt8(ascii: "."))
        || (after == UInt8(ascii: ".") && endsPath(byte(mark + 2)))
    default: return after == bytes[mark]
    }
  }

  /// Whether no path goes on with a byte: a blank, a line break, a quote, a bracket, a comma.
  private static func endsPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "$"): false
    case UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: byte <= UInt8(ascii: ",")
    }
  }
}
