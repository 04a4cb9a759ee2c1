@_exported public import Modules

/// The affected targets of a change, for people and pipelines.
package struct AffectedReport: Sendable {
  /// Which targets are listed.
  package enum Kind: String, CaseIterable, Sendable {
    case tests, apps, frameworks, all

    /// The kind of a target; nil for what is only listed among all.
    init?(of target: Target) {
      let type = target.type
      if type.isTest || type == .ocUnitTests {
        self = .tests
      } else if type.isApp {
        self = .apps
      } else if target.kind == .native, target.canBeLinked {
        self = .frameworks
      } else {
        return nil
      }
    }

    package var noun: String {
      self == .tests ? "test bundle" : self == .all ? "target" : String(rawValue.dropLast())
    }
  }

  package let affected: AffectedTargets
  package let kind: Kind
  /// How long each test bundle took; nil if that is not known.
  package var durations: TestDurations?
  /// Into how many parts the tests are divided; nil if they are not.
  package var shardCount: Int?
  package var schemes: [String: [String]] = [:]
  /// The folders of Swift packages, by their manifests.
  package var packages: [String: String] = [:]
  private let isShown: @Sendable (TargetID) -> Bool

  package init(
    _ affected: AffectedTargets, listing kind: Kind,
    where isShown: @escaping @Sendable (TargetID) -> Bool = { _ in true }
  ) {
    (self.affected, self.kind, self.isShown) = (affected, kind, isShown)
  }

  package var graph: ModuleGraph { affected.graph }

  package func targets(of kind: Kind) -> [TargetID] { affected.ids.filter { isOf(kind, $0) } }

  package var listed: [TargetID] { targets(of: kind) }

  package var tests: [TargetID] { listed.filter { isOf(.tests, $0) } }

  package func total(of kind: Kind) -> Int { graph.targetIDs.count { isOf(kind, $0) } }

  private func isOf(_ kind: Kind, _ id: TargetID) -> Bool {
    isShown(id) && (kind == .all || Kind(of: graph[id]) == kind)
  }

  /// Such as `11 of 214 test bundles`.
  package func share(of kind: Kind) -> String {
    "\(targets(of: kind).count) of \(total(of: kind).of(kind.noun))"
  }

  /// The parts that the tests are divided into; one part if nothing else is requested.
  package var shards: [Shard] { Shard.equal(tests, count: shardCount ?? 1, in: graph, durations) }
}
