internal import Imports

/// The re-exports of modules by `@_exported`.
package struct Exports {
  private let exports: [TargetID: Set<Link.End>]
  private let imports: [TargetID: [TargetID]]

  package init(_ graph: ModuleGraph, _ uses: ModuleUses) {
    var exports: [TargetID: Set<Link.End>] = [:]
    var imports: [TargetID: [TargetID]] = [:]
    for use in uses.all {
      imports[use.from, default: []] += use.ends.compactMap(\.target)
      if use.sites.contains(where: { $0.item.attributes.contains(.exported) }) {
        exports[use.from, default: []].formUnion(use.ends)
      }
    }
    (self.exports, self.imports) = (exports, imports)
  }

  package func hand(_ other: Link.End, to id: TargetID) -> Bool {
    guard !exports.isEmpty else { return false }
    var open = (imports[id] ?? []).filter { .target($0) != other }
    var seen = Set(open)
    while let next = open.popLast() {
      let handed = exports[next] ?? []
      if handed.contains(other) { return true }
      open += handed.compactMap(\.target).filter { seen.insert($0).inserted }
    }
    return false
  }
}
