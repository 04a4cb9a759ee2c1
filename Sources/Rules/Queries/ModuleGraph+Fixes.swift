extension ModuleGraph {
  package func change(_ action: Change.Action, of link: Link) -> Change {
    Change(action, of: Subject(link.from, in: self), at: place(of: link))
  }

  /// Removes all entries of others for some targets.
  package func unlinking(_ targets: Set<TargetID>) -> [Change] {
    links.filter { link in
      !link.isInherited && !targets.contains(link.from)
        && link.target.map(targets.contains) ?? false
    }.map { change(.remove(Subject($0.to, in: self)), of: $0) }
  }

  package func removal(of id: TargetID) -> Change {
    Change(.removeKey, of: Subject(id, in: self), at: self[id].place)
  }

  package func removal(of link: CheckedLink) -> [Fix] {
    guard case .entry(let number) = link.origin else { return [] }
    return [Fix(change(.remove(Subject(link.to, in: self)), of: links[number]))]
  }

  package func relink(_ link: CheckedLink, to other: TargetID) -> [Fix] {
    guard case .entry(let number) = link.origin else { return [] }
    let action = Change.Action.relink(
      entry(for: other, in: link.from, like: links[number]), from: Subject(link.to, in: self),
      to: Subject(other, in: self))
    return [Fix(change(action, of: links[number]))]
  }

  package func addition(
    of other: TargetID, to id: TargetID, _ options: [WrittenEntry.Option] = []
  ) -> Change {
    Change(
      .add(entry(for: other, in: id, options), to: Subject(other, in: self)),
      of: Subject(id, in: self), at: self[id].place)
  }
}

extension Architecture {
  /// Replaces a link to an implementation by one to its interface, or removes it if that exists.
  package func detours(past target: TargetID, of link: CheckedLink) -> [Fix] {
    let interfaces = interfacesInReach(of: target).filter { $0 != link.from }
    guard let first = interfaces.first else { return [] }
    return interfaces.contains { graph.lists($0, in: link.from) }
      ? graph.removal(of: link) : graph.relink(link, to: first)
  }
}
