struct DuplicateKey: PlainRule, SpecRule {
  static let description = RuleDescription(
    "duplicate-key", .error, "duplicate keys, of which only the last one applies")

  func findings(in context: RuleContext) -> [Finding] {
    context.notices(.duplicateKey).map { notice in
      finding(
        "duplicate key `\(notice.subject)`; the first value is ignored",
        severity: notice.isSevere ? .error : .warning, about: notice,
        help: "merge both, or \(notice.notes.count > 1 ? "rename" : "remove") the first",
        in: context)
    }
      + context.notices(.repeatedKey).map { notice in
        finding(
          "duplicate key `\(notice.subject)` with the same value", severity: .info, about: notice,
          help: "remove one of them", in: context
        ).fixed(by: Mistake(first: notice, twins: []).fixes(.removeKey, in: context.graph))
      }
      + context.notices(.repeatedTarget).map { notice in
        let spec = context.graph[notice.spec]
        let outcome =
          spec.isPackageManifest
          ? "SwiftPM rejects the package"
          : spec.isSwift ? "Tuist rejects the project" : "only one of the two is built"
        return finding(
          "duplicate target name \(notice.subject); \(outcome)", severity: .error, about: notice,
          help: "rename one of them", in: context)
      }
      + context.notices(.repeatedPackage).map { notice in
        finding(
          "duplicate package \(notice.subject); SwiftPM rejects the package", severity: .error,
          about: notice, help: "remove one of them", in: context)
      } + repeatedModules(in: context)
      + context.notices(.repeatedProduct).map { notice in
        finding(
          "duplicate product name \(notice.subject); SwiftPM ignores all but the first",
          severity: .warning, about: notice, help: "rename one of them", in: context)
      }
  }

  /// The targets of two packages that have one name, if a package builds both.
  ///
  /// Of other packages SwiftPM builds only what is linked.
  private func repeatedModules(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let all = graph.targetIDs.filter {
      graph[$0].details.isInPackage && !graph[$0].type.isTest && graph[$0].type != .xcFramework
    }
    let rivals = Dictionary(grouping: all) { graph[$0].name }.values.filter { same in
      Set(same.map(graph.spec)).count > 1
    }
    guard !rivals.isEmpty, !graph.specs.contains(where: \.renamesModules) else { return [] }
    let users = graph.adjacency(of: context.orderingLinks).reversed
    /// The packages that build a target when they are built on their own.
    func builders(_ id: TargetID) -> Set<SpecID> {
      Set(
        users.closure(of: id.index).map { TargetID($0) }.filter {
          graph[$0].details.isInPackage && !graph[$0].type.isTest
        }.map(graph.spec)
      ).union([graph.spec(of: id)])
    }
    return rivals.sorted { $0[0] < $1[0] }.compactMap { same in
      let first = same[0]
      let known = builders(first)
      let root = same.dropFirst().lazy.compactMap { other in
        known.intersection(builders(other)).min { $0.index < $1.index }.map { (other, $0) }
      }.first
      guard let (other, root) = root else { return nil }
      return finding(
        "\(graph[other].name) is a target of two packages; SwiftPM rejects "
          + "\(graph[root].project), which builds both", severity: .error,
        at: graph[other].place, from: Subject(other, in: graph), help: "rename one of them",
        notes: [Note("first defined here", at: graph[first].place)], in: context)
    }
  }
}
