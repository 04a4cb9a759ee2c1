extension Drawing.Arrow {
  /// How many links it stands for; of one that is gone, how many it stood for.
  var count: Int {
    change == .removed
      ? steps.count : steps.count { $0.change != .removed && $0.kind != .finding }
  }

  /// What counts most among its links.
  var kind: Drawing.Step.Kind {
    Drawing.Step.Kind.allCases.first { kind in steps.contains { $0.kind == kind } } ?? .loose
  }

  /// What has become of the arrow as a whole: of all its links the same.
  var change: Drawing.Change? {
    guard let change = steps.first?.change, steps.allSatisfy({ $0.change == change }) else {
      return nil
    }
    return change
  }

  /// How many of its links are new, where the arrow is not.
  var gained: Int { number(of: .added) }

  /// How many links it had before and has not any more, where the arrow is still there.
  var lost: Int { number(of: .removed) }

  /// Whether anything about it is other than before.
  var hasChanged: Bool { steps.contains { $0.change != nil } }

  private func number(of change: Drawing.Change) -> Int {
    self.change == nil ? steps.count { $0.change == change } : 0
  }
}
