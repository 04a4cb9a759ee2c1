package import Modules

/// A dependency that rules judge: one entry of a spec, resolved.
package struct Dependency: Sendable {
  package let from: TargetID
  package let to: Link.End
  /// The position of the link in the graph.
  package let link: Int

  package init(from: TargetID, to: Link.End, link: Int) {
    self.from = from
    self.to = to
    self.link = link
  }

  /// The target at the far end, if it is one.
  package var target: TargetID? {
    guard case .target(let id) = to else { return nil }
    return id
  }

  package var ends: Ends { Ends(from: from, to: to) }

  /// Both ends of a dependency, however often it is written.
  package struct Ends: Hashable, Sendable {
    package let from: TargetID
    package let to: Link.End

    package init(from: TargetID, to: Link.End) {
      self.from = from
      self.to = to
    }
  }
}

extension ModuleGraph {
  /// The dependencies that rules about layers, interfaces, mocks and policy judge, in the order
  /// of the links: those on something that can be linked, whether it is or only built before.
  package func judgedDependencies() -> [Dependency] {
    links.indices.compactMap { index in
      isJudged(links[index])
        ? Dependency(from: links[index].from, to: links[index].to, link: index) : nil
    }
  }

  private func isJudged(_ link: Link) -> Bool {
    if link.isInherited || link.kind == .bundle || onlyEmbeds(link) { return false }
    guard let target = link.target else { return true }
    // Nobody gets out of a dependency on itself, whatever it builds.
    return self[target].type.defaultLinkage != .none || target == link.from
  }

  /// An app, extension or test that does not link an entry only carries it along.
  private func onlyEmbeds(_ link: Link) -> Bool {
    let type = self[link.from].type
    return link.writtenLink == false && (type.isApp || type.isExtension || type.isTest)
  }
}
