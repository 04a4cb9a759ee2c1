struct RolePatterns {
  var all: [RolePattern]
  /// Whether they take the place of those of the preset; else they come before them.
  var replace = false
}

extension ValueDecoder where Value == [(role: Role, patterns: RolePatterns)] {
  /// A map from roles to patterns; what is none is reported, and left out.
  static var roles: ValueDecoder {
    ValueDecoder<[(key: Node, value: RolePatterns?)]>
      .table(Role.allCases.map(\.rawValue), of: "role", .ofRole)
      .then { table, _, slot in
        table.compactMap { key, patterns in
          for pattern in patterns?.all.map(\.pattern) ?? [] where pattern.isPath {
            slot.log.add(
              Problem(
                "expected a name for a role, but `\(pattern.text)` is a path", at: pattern.place,
                help: "use names of targets, or set `archlint: {role: …}` in the spec"))
          }
          return Role(rawValue: key.text).map { ($0, patterns ?? RolePatterns(all: [])) }
        }
      }
  }
}

extension ValueDecoder where Value == RolePatterns {
  /// What is added to the patterns of the preset, or replaces them.
  fileprivate static var ofRole: ValueDecoder {
    let list = ValueDecoder<[RolePattern]>.rolePatterns
    let options = ValueDecoder.mapping { map in
      let name = map.optional("name", .textNode, "Name of the target, or a pattern for it.")
      let counterparts = map.optional("of", .patterns, "Implementations of the interface or mock.")
      let replacement = map.optional(
        "replace", list, "Patterns that replace the patterns of the preset.")
      map.requireOne(of: "name", "replace")
      let named = name.map { [RolePattern($0, of: counterparts)] } ?? []
      return RolePatterns(all: named + (replacement ?? []), replace: replacement != nil)
    }
    return .any(list.then { patterns, _, _ in RolePatterns(all: patterns) }, options)
  }
}

extension ValueDecoder where Value == [RolePattern] {
  /// A pattern, or a list of patterns and of names with the implementations that they stand for.
  fileprivate static var rolePatterns: ValueDecoder {
    let text = ValueDecoder<Node>.textNode.then { node, _, _ in (node, RolePattern?.none) }
    let named = ValueDecoder<(Node, RolePattern?)>.mapping { map in
      let name = map.required("name", .textNode, "Name of the target, or a pattern for it.")
      let counterparts = map.optional("of", .patterns, "Implementations of the interface or mock.")
      return name.map { ($0, RolePattern($0, of: counterparts)) }
    }
    let items = ValueDecoder<[(Node, RolePattern?)]>.any(
      text.then { item, _, _ in [item] }, .list(of: .any(text, named)))
    return items.then { items, _, slot in
      let texts = items.filter { $0.1 == nil }.map(\.0)
      return texts.patterns(slot).map { RolePattern($0) } + items.compactMap(\.1)
    }
  }
}

extension RolePattern {
  fileprivate init(_ name: Node, of counterparts: [Pattern]?) {
    self.init(Pattern(name.text, at: Place(of: name)), of: counterparts ?? [])
  }
}
