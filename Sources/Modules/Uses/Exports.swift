internal import Imports

/// The re-exports of modules by `@_exported`.
package struct Exports {
  /// The re-exports of each target.
  private let exports: [TargetID: Set<TargetID>]
  private let imports: [TargetID: [TargetID]]

  package init(_ graph: ModuleGraph, _ uses: ModuleUses) {
    var exports: [TargetID: Set<TargetID>] = [:]
    var imports: [TargetID: [TargetID]] = [:]
    for use in uses.all {
      let targets = use.ends.compactMap(\.target)
      imports[use.from, default: []] += targets
      if use.sites.contains(where: { $0.item.attributes.contains(.exported) }) {
        exports[use.from, default: []].formUnion(targets)
      }
    }
    (self.exports, self.imports) = (exports, imports)
  }

  /// Whether a target gets another one through a re-export.
  package func hand(_ other: TargetID, to id: TargetID) -> Bool {
    guard !exports.isEmpty else { return false }
    var open = (imports[id] ?? []).filter { $0 != other }
    var seen = Set(open)
    while let next = open.popLast() {
      let handed = exports[next] ?? []
      if handed.contains(other) { return true }
      open += handed.filter { seen.insert($0).inserted }
    }
    return false
  }
}
