@_exported public import Findings

/// Applies changes to the declarations in their files; read `FileRepair` next.
///
/// An entry that several targets share is changed only if all of them change.
package struct Repairer {
  private let graph: ModuleGraph
  private let users: [Place: Set<TargetID>]
  /// Whether what is only supposed may look unlike the rest, and be added to other targets, too.
  private let isTolerant: Bool

  package init(_ graph: ModuleGraph, tolerant isTolerant: Bool = false) {
    (self.graph, self.isTolerant) = (graph, isTolerant)
    var users: [Place: Set<TargetID>] = [:]
    for link in graph.links where !link.isInherited {
      users[graph.place(of: link), default: []].insert(link.from)
    }
    for id in graph.targetIDs { users[graph[id].place, default: []].insert(id) }
    self.users = users
  }

  /// Returns the changed files, or a refusal for the first one; `read` returns a file as it was.
  package func repaired(
    _ changes: [Change], read: (String) -> Source?
  ) throws(Refusal) -> [String: [UInt8]] {
    let changes = graph.joined(changes)
    // A change must be for all targets that share what it is about.
    for (change, targets) in changes where !targets.isEmpty {
      let others = (users[change.place] ?? []).filter {
        !targets.contains(PlatformVariants(of: graph[$0]))
      }
      guard let other = others.min() else { continue }
      let name = graph.name(of: other)
      guard case .add = change.action, change.place.file.hasSuffix(".swift") else {
        throw Refusal("\(name) has the same entry")
      }
      if isTolerant { continue }
      throw Refusal("\(name) is made by the same call and might get the dependency too")
    }
    var files: [String: [UInt8]] = [:]
    let changesByFile = Dictionary(grouping: changes.map(\.change), by: \.place.file)
    for (file, changes) in changesByFile.sorted(by: { $0.key < $1.key }) {
      guard Fix.edits(file) else {
        throw Refusal(
          file.hasSuffix(".pbxproj")
            ? "only Xcode changes the project `\(file)`"
            : "archlint edits only YAML and Swift, and `\(file)` is something else")
      }
      guard !file.hasPrefix("../") else {
        throw Refusal("`\(file)` is outside of the root, where others may use it")
      }
      guard let source = read(file) else {
        throw Refusal("`\(file)` cannot be read, or is outside of the repository")
      }
      var repair = FileRepair(source)
      try repair.make(
        changes.map { change throws(Refusal) in
          try isTolerant ? (try? change.written(read)) ?? change : change.written(read)
        })
      files[file] = Array(repair.source.contents)
    }
    return files
  }
}

extension ModuleGraph {
  /// Each change once, with the targets that it is for, in the order of their places.
  fileprivate func joined(_ changes: [Change]) -> [(change: Change, targets: Set<PlatformVariants>)]
  {
    var joined: [(change: Change, targets: Set<PlatformVariants>)] = []
    var known: [Change: Int] = [:]
    for change in changes {
      let key = Change(change.action.withoutNames, at: change.place)
      let number = known[key, default: joined.count]
      if known.updateValue(number, forKey: key) == nil { joined.append((change, [])) }
      if let target = change.target?.target {
        joined[number].targets.insert(PlatformVariants(of: self[target]))
      }
    }
    return joined.sorted { $0.change.place < $1.change.place }
  }
}

extension Change {
  /// The change with the text of a call that another manifest has for the same target.
  fileprivate func written(_ read: (String) -> Source?) throws(Refusal) -> Change {
    switch action {
    case .add(let entry, let end):
      Change(.add(try entry.copied(read), to: end), of: target, at: place)
    case .relink(let entry, let old, let new):
      Change(.relink(try entry.copied(read), from: old, to: new), of: target, at: place)
    default: self
    }
  }
}

extension WrittenEntry {
  fileprivate func copied(_ read: (String) -> Source?) throws(Refusal) -> WrittenEntry {
    guard let form else { return self }
    let place = form.place
    guard form.isSame, let source = read(place.file),
      let start = source.offset(line: place.line, column: place.column),
      let end = source.offset(line: place.endLine, column: place.endColumn), start < end
    else { throw form.refusal }
    let text = String(decoding: Array(source.contents)[start..<end], as: UTF8.self)
    // Members and labels mean the same in each manifest; a variable does not.
    guard text.wholeMatch(of: /(\.\w+|\w+:|"[\w.\/-]*"|[\s,()\[\]])+/) != nil, text.hasPrefix(".")
    else { throw form.refusal }
    return written(text)
  }
}

extension WrittenEntry.Form {
  fileprivate var refusal: Refusal {
    Refusal("a helper writes such entries, as in \(place.file):\(place.line)")
  }
}

extension Change.Action {
  /// The same for all targets: what is written, and not what it means to one of them.
  fileprivate var withoutNames: Change.Action {
    let anything = Subject("")
    return switch self {
    case .add(let entry, _): .add(entry, to: anything)
    case .remove: .remove(anything)
    case .relink(let entry, _, _): .relink(entry, from: anything, to: anything)
    case .set, .rename, .removeKey, .removeException, .addPattern: self
    }
  }
}
