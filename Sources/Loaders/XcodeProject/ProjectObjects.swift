/// The objects of a project, by the ids that they call one another by.
struct ProjectObjects {
  private let list: Node?
  private var objects: [KeyText: Node] = [:]
  /// What names an object that is not there.
  private(set) var dangling: [(id: Node, isListed: Bool)] = []
  private var known: Set<Span> = []
  /// How many bytes of objects lists may still name.
  private var left: Int
  /// The first object that is one too many.
  private var excess: Place?

  /// In a project that Xcode writes, one list names an object, and we read it twice at most.
  private static let (mostReads, free) = (8, 1 << 18)

  init(of root: Node) {
    left = ProjectObjects.free + ProjectObjects.mostReads * root.span.length
    list = root["objects"]
    objects.reserveCapacity(list?.entryCount ?? 0)
    list?.forEachEntry { key, value in objects[KeyText(key)] = value }
  }

  subscript(id: KeyText) -> Node? { objects[id].flatMap { $0.kind == .mapping ? $0 : nil } }

  mutating func named(by id: Node?, isListed: Bool = false) -> Node? {
    guard let id else { return nil }
    if let object = self[KeyText(id)] { return object }
    if known.insert(id.span).inserted { dangling.append((id, isListed)) }
    return nil
  }

  mutating func named(in list: Node?) -> [(id: Node, object: Node)] {
    guard let list, excess == nil else { return [] }
    var found: [(id: Node, object: Node)] = []
    for id in list.items {
      guard let object = named(by: id, isListed: true) else { continue }
      left -= object.span.length
      guard left >= 0 else {
        excess = id.place
        break
      }
      found.append((id, object))
    }
    return found
  }

  /// The only object of a kind: projects that were cut off have lost the id of theirs.
  func only(_ kind: String) -> Node? {
    let found = objects.values.filter { $0.isA(kind) }
    return found.count == 1 ? found.first : nil
  }

  /// The folders whose files belong to targets without being listed, in the order of their ids.
  var synchronizedFolders: [(id: String, folder: Node)] {
    (list?.entries ?? []).filter { $0.value.isa.hasSuffix("SynchronizedRootGroup") }
      .map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// What is odd: a warning for each id that names nothing, in the order of the text.
  var problems: [Problem] {
    let warnings = dangling.sorted { $0.id.span.start < $1.id.span.start }.map {
      Problem(
        "the id `\($0.id.text)` is not an object of this project", at: $0.id.place,
        severity: .warning,
        help: $0.isListed
          ? "remove it from the list; Xcode ignores it" : "restore the object, or remove this line")
    }
    let tooMany = excess.map {
      Problem("this project names its objects too often; the rest of them is not read", at: $0)
    }
    return warnings + [tooMany].compactMap { $0 }
  }
}

extension Node {
  var isa: String { self["isa"]?.text ?? "" }
  func isA(_ kind: String) -> Bool { self["isa"]?.hasText(kind) ?? false }

  func text(_ key: String) -> String? {
    guard let value = self[key], value.kind == .scalar else { return nil }
    return value.text
  }

  func texts(_ key: String) -> [String] {
    guard let value = self[key] else { return [] }
    return value.kind == .scalar ? [value.text] : value.items.map(\.text)
  }

  var platformFilters: [String] {
    let several = texts("platformFilters")
    return (several.isEmpty ? texts("platformFilter") : several).sorted()
  }
}
