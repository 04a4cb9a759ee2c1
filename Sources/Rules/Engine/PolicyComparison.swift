/// Finds the checks that one state of a project has lost since an earlier one.
///
/// Compares configurations as written, so a lost check is reported before it matters.
package struct PolicyComparison {
  /// A state of a project, with its architecture by its own configuration.
  package typealias State = (
    configuration: Configuration, exceptions: [Exception], architecture: Architecture
  )

  private let old: State
  private let new: State
  private let start: Place
  /// Whether a file exists in the new state.
  private let exists: (String) -> Bool

  package init(
    from old: State, to new: State, in file: String, exists: @escaping (String) -> Bool
  ) {
    (self.old, self.new, start, self.exists) = (old, new, Place(file: file), exists)
  }

  package var losses: [PolicyLoss] {
    rules + layers + externals + roles + exceptions + comments + settings
  }

  private var rules: [PolicyLoss] {
    let books = [old, new].map { state in
      RuleBook(preset: state.configuration.preset.rules, configuration: state.configuration.rules)
    }
    let comparison = OptionComparison(old: old.architecture, new: new.architecture)
    return zip(books[0].rules, books[1].rules).compactMap { before, now in
      // A rule without a subject could not find anything.
      guard let severity = before.ownSeverity,
        before.options != nil || !before.description.needsOptions
      else { return nil }
      let (name, place) = (before.description.name, now.place ?? start)
      guard let own = now.ownSeverity, own >= severity else {
        let word = now.ownSeverity?.rawValue ?? "off"
        return PolicyLoss("\(name) is \(word), and was \(severity.rawValue)", at: place)
      }
      let isKept = before.options.map { comparison.keeps($0, now.options, of: name) } ?? true
      return isKept ? nil : PolicyLoss("the options of \(name) are less strict", at: place)
    }
  }

  private var layers: [PolicyLoss] {
    let (before, now) = (old.configuration.blueprint.layers, new.configuration.blueprint.layers)
    let successors = LayerMapping(
      of: before, in: old.architecture, among: now, in: new.architecture)
    let pairs = successors.pairs.map { (before[$0.old], now[$0.new]) }
    let order = successors.pairs.map(\.new)
    return pairs.flatMap { before, now -> [PolicyLoss] in
      let isLooser = now.sameLayer.looseness > before.sameLayer.looseness
      let words = isLooser ? ["now has the looser `same-layer: \(now.sameLayer.rawValue)`"] : []
      return (words + (before.isClosed && !now.isClosed ? ["is no longer closed"] : [])).map {
        PolicyLoss("the layer \(now.name) \($0)", at: now.place ?? start)
      }
    }
      + successors.merged.map { old, new in
        let names = old.map { before[$0].name }.joined(separator: " and ")
        return PolicyLoss(
          "the layers \(names) are one, \(now[new].name)", at: now[new].place ?? start)
      }
      + (order != order.sorted() ? [PolicyLoss("the order of the layers changed", at: start)] : [])
  }

  private var externals: [PolicyLoss] {
    let known = old.configuration.externals.map(\.text)
    let added = new.configuration.externals.filter { !known.contains($0.text) }
    guard !added.isEmpty else { return [] }
    let targets = [old, new].flatMap(\.architecture.graph.targets)
    let modules = Set(targets.flatMap { [$0.plainName, $0.productName] }).sorted()
    return added.flatMap { pattern in
      modules.filter { pattern.matches(name: $0) }.map {
        PolicyLoss("the module \($0) is listed as an external", at: pattern.place ?? start)
      }
    }
  }

  /// Targets with another role, which is written or was, since each role is exempt from some rules.
  ///
  /// A target whose old role was exempt from most rules loses no check.
  private var roles: [PolicyLoss] {
    let (before, now) = (old.architecture, new.architecture)
    let former = now.graph.counterparts(in: before.graph)
    return now.graph.targetIDs.compactMap { id in
      guard let earlier = former[id.index] else { return nil }
      let (role, was) = (now.role(of: id), before.role(of: earlier))
      guard role != was, role.isFree || !was.isFree else { return nil }
      let place = now.writtenRole(of: id)
      guard place != nil || before.writtenRole(of: earlier) != nil else { return nil }
      return PolicyLoss(
        "\(now.graph.name(of: id)) has the role \(role.rawValue), and had \(was.rawValue)",
        at: place ?? start)
    }
  }

  /// Exceptions beyond the earlier ones.
  ///
  /// The same targets under other patterns are known. One for targets that are new replaces one that
  /// is gone, since that is what a rename looks like.
  private var exceptions: [PolicyLoss] {
    guard !new.exceptions.allSatisfy(\.isComment) else { return [] }
    let targets = Set(old.architecture.graph.targets.map(\.qualifiedName))
    let words = Set(new.exceptions.map(\.words))
    let before = old.exceptions.filter { !$0.isComment }.map { exception in
      (exception, ends: exception.ends(in: old.architecture))
    }
    var gone = before.filter { !words.contains($0.0.words) }
    return new.exceptions.filter { !$0.isComment }.compactMap { exception in
      let ends = exception.ends(in: new.architecture)
      let known = ends.map { $0?.intersection(targets) }
      func isCovered(by former: Exception, _ formerEnds: [Set<String>?]) -> Bool {
        former.rule == exception.rule && !exception.isLonger(than: former)
          && (former.words == exception.words
            || !ends.contains([])
              && zip(formerEnds, known).allSatisfy { former, end in
                former.map { end?.isSubset(of: $0) ?? false } ?? true
              })
      }
      if let index = gone.firstIndex(where: isCovered) {
        gone.remove(at: index)
        return nil
      }
      let isKnown = before.contains {
        isCovered(by: $0, $1) && (!known.contains([]) || $0.words == exception.words)
      }
      return isKnown
        ? nil : PolicyLoss("new or wider exception for \(exception.words)", at: exception.place)
    }
  }

  /// Exceptions in comments: more for a rule and file than before; one loss per file.
  ///
  /// A comment moves with the links that it covers, or with its file if that is gone.
  private var comments: [PolicyLoss] {
    let (before, now) = (comments(of: old), comments(of: new))
    return now.sorted { $0.key < $1.key }.flatMap { rule, comments in
      let former = before[rule] ?? [:]
      let added = comments.flatMap { $1.dropFirst(former[$0]?.count ?? 0) }.sorted()
      let removed = former.flatMap { $1.dropFirst(comments[$0]?.count ?? 0) }
      let free = Dictionary(grouping: removed, by: \.file)
      let unknown = added.grouped(by: \.file).flatMap { $0.dropFirst(free[$0[0].file]?.count ?? 0) }
      let moved = free.filter { !exists($0.key) }.values.joined().count
      return unknown.dropFirst(moved).grouped(by: \.file).map {
        let words = $0.count == 1 ? "new exception" : "\($0.count) new exceptions"
        return PolicyLoss("\(words) for \(rule) in a comment", at: $0[0])
      }
    }
  }

  /// The places of comments, by rule and covered links; those that cover none by their file.
  private func comments(of state: State) -> [String: [[String]: [Place]]] {
    let comments = state.exceptions.filter(\.isComment)
    guard !comments.isEmpty else { return [:] }
    let files = Set(comments.map(\.place.file))
    let graph = state.architecture.graph
    let links = Dictionary(
      grouping: graph.links.filter { files.contains(graph.place(of: $0).file) }
    ) { graph.place(of: $0).file }
    func covered(by comment: Exception) -> [String] {
      guard case .lines(let lines) = comment.scope else { return [] }
      let own = links[comment.place.file, default: []].filter {
        lines.contains(graph.place(of: $0).line)
      }
      return own.isEmpty
        ? [comment.place.file] : own.map { "\(graph.name(of: $0.from)) \(graph.name(of: $0.to))" }
    }
    return Dictionary(grouping: comments, by: \.rule).mapValues { comments in
      Dictionary(grouping: comments, by: covered).mapValues { $0.map(\.place) }
    }
  }

  private var settings: [PolicyLoss] {
    let (before, now) = (old.configuration, new.configuration)
    let growths = [
      ("baseline", before.baselineGrowth, now.baselineGrowth),
      ("policy", before.policyGrowth, now.policyGrowth),
    ].filter { _, before, now in before.map { before in now.map { $0 < before } ?? true } ?? false }
    let words =
      Set(before.neverAccepted).subtracting(now.neverAccepted).sorted().map {
        "the baseline may accept \($0)"
      } + growths.map { "`\($0): {growth: \($2?.rawValue ?? "allowed")}` is less strict" }
      + (now.acceptsExceptionsInSpecs && !before.acceptsExceptionsInSpecs
        ? ["comments may be exceptions"] : [])
    return words.map { PolicyLoss($0, at: start) }
  }
}

extension ChosenRule {
  fileprivate var place: Place? {
    if case .configuration(let place) = reason { place } else { nil }
  }
}

extension Layer.SameLayer {
  /// Its leniency; later cases are more lenient.
  fileprivate var looseness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Architecture {
  fileprivate func writtenRole(of id: TargetID) -> Place? {
    graph[id].tag.role?.place ?? self[id].roleReason.pattern?.place
  }
}

extension Role {
  /// Whether some rules don't check it.
  fileprivate var isFree: Bool { isTrial || self == .compositionRoot }
}

extension Exception {
  /// The targets that its patterns match; nil for all.
  fileprivate func ends(in architecture: Architecture) -> [Set<String>?] {
    selectors.map { selector in
      selector.map { selector in
        Set(
          selector.selection(in: architecture).targets.map { architecture.graph[$0].qualifiedName })
      }
    }
  }

  /// Whether it covers more findings than another one, or for longer.
  fileprivate func isLonger(than other: Exception) -> Bool {
    let isLater = other.expires.map { end in expires.map { $0 > end } ?? true } ?? false
    return isLater || other.limit.map { most in limit.map { $0 > most } ?? true } ?? false
  }
}
