package import Modules

/// A name that a debt has for something, which may have another one some day.
///
/// A project and its folder often share a name, and one of them may change without the other.
package enum DebtName: Hashable, Comparable, Sendable {
  /// Of a target or a project.
  case end(String)
  /// Of a folder, as groups of modules are called.
  case folder(String)
}

/// Which names are gone and which are new since another time: only such can be renamed.
///
/// Where one module went and another one was there all along, a link to the other one is a new
/// link, however much it looks like the old one.
package struct NameChanges: Sendable {
  let gone: Set<DebtName>
  let born: Set<DebtName>

  package init(from before: Set<DebtName>, to now: Set<DebtName>) {
    gone = before.subtracting(now)
    born = now.subtracting(before)
  }
}

extension ModuleGraph {
  /// The names that debts have for targets and projects, and for folders of theirs, as groups have.
  package var debtNames: Set<DebtName> {
    let folders = Set(specs.map(\.folder)).flatMap { $0.split(separator: "/").map(String.init) }
    return Set(targets.map { .end($0.qualifiedName) }).union(specs.map { .end($0.project) })
      .union(folders.map { .folder($0) })
  }
}
