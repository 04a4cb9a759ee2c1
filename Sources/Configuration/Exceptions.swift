extension Exception {
  /// Reads one entry of `exceptions:`; `form` reads the rule's name.
  ///
  /// A scope is required, since without one the entry would cover all findings of its rule.
  init?(_ map: MappingDecoder, rule form: ValueDecoder<String>) {
    let rule = map.required("rule", form, "Rule whose findings it covers.")
    let from = map.optional("from", .end, "Target that the finding is about.")
    let to = map.optional("to", .end, "Target or external that it depends on.")
    let members = map.optional("modules", .end, "Members of a cycle.")
    let reason = map.optional("because", .text, "Reason.")
    let owner = map.optional("owner", .text, "Who fixes the findings.")
    let expires = map.optional("expires", .day, "Last day on which it is active.")
    let limit = map.optional("max", .number(atLeast: 1), "Maximum number of findings it covers.")
    map.requireOne(of: "from", "modules")
    guard let rule, let place = map.place, from != nil || members != nil else { return nil }
    self.init(
      rule: rule, scope: members.map(Scope.members) ?? .ends(from: from, to: to), reason: reason,
      owner: owner, expires: expires, limit: limit, at: place)
  }
}

extension ValueDecoder where Value == Selector {
  /// The patterns of one end; a role that does not exist is a mistake.
  fileprivate static var end: ValueDecoder {
    ValueDecoder<[Node]>.oneOrMore(of: .textNode).then { nodes, _, slot in Selector(of: nodes, slot)
    }
  }
}

extension ValueDecoder where Value == Day {
  /// A date such as 2027-03-31.
  fileprivate static var day: ValueDecoder {
    let text = ValueDecoder<String>(
      scalar: "a date such as 2027-03-31", like: "2027-03-31",
      schema: { writer in
        writer.member("type", "string")
        writer.member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
      }, value: { Day.isWritten($0.text) ? $0.text : nil })
    return text.then { text, node, slot in
      let day = Day(text)
      if day == nil {
        slot.report(
          "invalid date \(text)", at: node, help: "use a day that exists, as in 2027-03-31")
      }
      return day
    }
  }
}
