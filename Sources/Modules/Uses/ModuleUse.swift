package import Imports

/// An imported module of a target: its sources, and its possible builders.
package struct ModuleUse: Sendable {
  /// An import, and its source file.
  package struct Site: Sendable {
    package let path: String
    package let item: Import
    package var certainty = Certainty.certain

    /// Whether it is certain that the import is compiled and refers to the found module.
    package enum Certainty: Sendable {
      case certain
      /// The target's search paths contain a prebuilt copy.
      case ready
      /// The module may come from files that were not read.
      case open
      case excluded
    }

    package var place: Place {
      Place(
        file: path, line: item.line, column: item.column,
        endColumn: item.column + item.module.unicodeScalars.count)
    }
  }

  /// How the importing target depends on the module.
  package enum Relation: Hashable, Sendable {
    /// By an entry of its own.
    case listed
    /// Only transitively, over these links.
    case reached([Int])
    /// Not at all, so the build order is undefined.
    case unreached
    case outside
  }

  package let from: TargetID
  package let module: String
  /// The builders of the module, nearest first; empty if unknown.
  package let ends: [Link.End]
  package let relation: Relation
  /// Sorted by path and line; never empty.
  package let sites: [Site]

  package var isListed: Bool { relation == .listed }

  /// Whether it is a module of the workspace without an entry of the target's own.
  package var isWithoutLink: Bool {
    switch relation {
    case .reached, .unreached: target != nil
    case .listed, .outside: false
    }
  }

  package var target: TargetID? { ends.first?.target }

  func certain(at most: Site.Certainty) -> ModuleUse {
    ModuleUse(
      from: from, module: module, ends: ends, relation: relation,
      sites: sites.map { site in
        changed(site) { if $0.certainty != .excluded { $0.certainty = most } }
      })
  }

  package var firstInFiles: [Site] {
    sites.indices.filter { $0 == 0 || sites[$0].path != sites[$0 - 1].path }.map { sites[$0] }
  }

  /// The sites that rules may check: see `Import.isCompiled`.
  package var certainSites: [Site] { sites.filter { $0.certainty == .certain } }

  /// The sites that may refer to a prebuilt copy.
  package var readySites: [Site] { sites.filter { $0.certainty == .ready } }
}
