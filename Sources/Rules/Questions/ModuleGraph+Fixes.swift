extension Finding {
  /// The same with what would fix it, whose words are its help where it has no other.
  package func fixed(by fixes: [Fix]) -> Finding {
    guard !fixes.isEmpty else { return self }
    var finding = self
    finding.fixes = fixes
    finding.help = finding.help ?? fixes[0].words
    return finding
  }
}

extension ModuleGraph {
  /// That the entry of a link changes.
  package func change(_ action: Change.Action, of link: Link) -> Change {
    Change(action, of: Subject(link.from, in: self), at: place(of: link))
  }

  /// That the entry of each link goes by which others depend on some targets.
  package func unlinking(_ targets: Set<TargetID>) -> [Change] {
    links.filter { link in
      !link.isInherited && !targets.contains(link.from)
        && link.target.map(targets.contains) ?? false
    }.map { change(.remove(Subject($0.to, in: self)), of: $0) }
  }

  /// That a target goes with all that its spec says of it.
  package func removal(of id: TargetID) -> Change {
    Change(.removeKey, of: Subject(id, in: self), at: self[id].place)
  }

  /// That the entry of a link goes; nothing for an import without one.
  package func removal(of link: JudgedLink) -> [Fix] {
    guard case .entry(let number) = link.origin else { return [] }
    return [Fix(change(.remove(Subject(link.to, in: self)), of: links[number]))]
  }

  /// That the entry of a link leads to another target.
  package func relink(_ link: JudgedLink, to other: TargetID) -> [Fix] {
    guard case .entry(let number) = link.origin else { return [] }
    let action = Change.Action.relink(
      entry(for: other, in: link.from, like: links[number]), from: Subject(link.to, in: self),
      to: Subject(other, in: self))
    return [Fix(change(action, of: links[number]))]
  }
}

extension Architecture {
  /// A link to an interface in the place of one to its implementation, or none, where there is
  /// one already.
  package func detours(past target: TargetID, of link: JudgedLink) -> [Fix] {
    let interfaces = interfacesInReach(of: target).filter { $0 != link.from }
    guard let first = interfaces.first else { return [] }
    return interfaces.contains { lists($0, in: link.from) }
      ? graph.removal(of: link) : graph.relink(link, to: first)
  }
}

extension ModuleGraph {
  /// That a target gets an entry that leads to another one.
  package func addition(
    of other: TargetID, to id: TargetID, _ options: [WrittenEntry.Option] = []
  ) -> Change {
    Change(
      .add(entry(for: other, in: id, options), to: Subject(other, in: self)),
      of: Subject(id, in: self), at: self[id].place)
  }
}
