extension Drawing.Arrow {
  /// How many links it stands for; of one that is gone, how many it stood for.
  package var count: Int { number { $0.isLink && $0.kind != .loose } }

  /// How many entries it stands for that only embed, or only order the build.
  var looseCount: Int { number { $0.kind == .loose } }

  private func number(where isMeant: (Drawing.Step) -> Bool) -> Int {
    steps.count { isMeant($0) && (change == .removed || $0.change != .removed) }
  }

  /// What counts most among its links; what is gone counts where all is.
  package var kind: Drawing.Step.Kind {
    let isGone = steps.allSatisfy { $0.change == .removed }
    return Drawing.Step.Kind.allCases.first { kind in
      steps.contains { $0.kind == kind && (isGone || $0.change != .removed) }
    } ?? .loose
  }

  package var isImport: Bool { kind == .imported }

  /// Whether it only shows a link that no source imports.
  package var isThin: Bool {
    worst == nil && change == nil && !isImport
      && steps.allSatisfy { $0.isUnimported || $0.kind == .loose || $0.kind == .imported }
      && steps.contains(where: \.isUnimported)
  }

  /// What has become of the arrow as a whole: of all its links the same.
  package var change: Drawing.Change? {
    guard let change = steps.first?.change, steps.allSatisfy({ $0.change == change }) else {
      return nil
    }
    return change
  }

  /// How many of its links are new, where the arrow is not.
  var gained: Int { number(of: .added) }

  /// How many links it had before and has not any more, where the arrow is still there.
  var lost: Int { number(of: .removed) }

  package var hasChanged: Bool { steps.contains { $0.change != nil } }

  private func number(of change: Drawing.Change) -> Int {
    self.change == nil ? steps.count { $0.isLink && $0.change == change } : 0
  }
}

extension Drawing.Step {
  /// Whether a spec says it.
  var isLink: Bool { kind != .imported && kind != .finding }
}

extension Role {
  /// Whether a target of the role serves tests only, so that its links say nothing of the product.
  var isCompanion: Bool { isTest || isForTests || self == .hostApp }
}

extension Architecture {
  package func kind(of link: Link) -> Drawing.Step.Kind {
    guard link.links else { return .loose }
    if role(of: link.from).isCompanion { return .forTests }
    guard case .target(let id) = link.to, role(of: id) == .interface else {
      return .toImplementation
    }
    return .toInterface
  }
}
