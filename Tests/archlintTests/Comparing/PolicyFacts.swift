/// What a project checks less than another one, and what is wrong in it, by sets alone.
struct PolicyFacts {
  let policy: EditedPolicy

  /// How many checks were lost.
  func losses(since old: EditedPolicy) -> Int {
    let new = policy
    let severities = new.rules.count { $1 < old.rules[$0] ?? 0 }
    let options =
      (new.fanIn > old.fanIn ? 1 : 0) + (old.forbidden.isSubset(of: new.forbidden) ? 0 : 1)
    let layers =
      zip(old.sameLayer, new.sameLayer).count { $0 < $1 } + old.closed.subtracting(new.closed).count
      + (old.order == new.order ? 0 : 1)
    let known = new.modules.intersection(old.modules)
    // A module that is excluded now is one loss, whatever else is said of it, and the configuration
    // does not name one that is gone.
    let seen = new.modules.subtracting(new.excluded)
    let exempt =
      new.externals.subtracting(old.externals).intersection(seen).count
      + seen.intersection(known).count { module in
        let (was, role) = (old.roles[module], new.roles[module])
        return was != role && (was != "test-support" || role == "test-support")
      }
      + new.excluded.subtracting(old.excluded).intersection(known).count
    let settings =
      old.never.subtracting(new.never).count + new.growth.count { $1 < old.growth[$0] ?? 0 }
      + (new.allowsComments && !old.allowsComments ? 1 : 0)
    return severities + options + layers + exempt + settings + exceptions(since: old)
      + comments(since: old)
  }

  private func exceptions(since old: EditedPolicy) -> Int {
    policy.exceptions.count { new in
      !old.exceptions.contains { old in
        let isAsLong = old.most.map { most in new.most.map { $0 <= most } ?? false } ?? true
        let isNoWider = zip(old.ends, new.ends).allSatisfy {
          covered(by: $1).isSubset(of: covered(by: $0))
        }
        return old.rule == new.rule && isAsLong && isNoWider
      }
    }
  }

  /// The modules of an end.
  private func covered(by end: Int) -> Set<Int> {
    end < 10 ? [end] : [(end - 10) * 2, (end - 10) * 2 + 1]
  }

  private func comments(since old: EditedPolicy) -> Int {
    let before = old.allowsComments ? old.excused.intersection(old.links) : []
    let now = policy.allowsComments ? policy.excused.intersection(policy.links) : []
    return policy.read.count { module in
      now.count { $0[0] == module } > before.count { $0[0] == module }
    }
  }
}
