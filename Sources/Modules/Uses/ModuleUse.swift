package import Imports

/// A module that a target imports: by which sources, and what builds it.
package struct ModuleUse: Sendable {
  /// An import, and its source file.
  package struct Site: Sendable {
    package let path: String
    package let item: Import
    package var certainty = Certainty.certain

    /// Whether it is compiled, and what it names can only come from where it is looked for.
    package enum Certainty: Sendable {
      case certain
      /// A copy of what it names is ready where the target looks.
      case ready
      /// What it names may come from what was not read.
      case open
      case excluded
    }

    /// The name in the import.
    package var place: Place {
      Place(
        file: path, line: item.line, column: item.column,
        endColumn: item.column + item.module.unicodeScalars.count)
    }
  }

  /// How the importing target comes to the module.
  package enum Relation: Hashable, Sendable {
    /// It lists it among its own dependencies.
    case listed
    /// Only through others, over these links of the graph.
    case reached([Int])
    /// Not at all: it is built before only by luck.
    case unreached
    /// No target of the graph builds it.
    case outside
  }

  package let from: TargetID
  package let module: String
  /// What builds the module, nearest first; none, if nothing of the graph is known to.
  package let ends: [Link.End]
  package let relation: Relation
  /// Sorted by path, in the order of the text; there is at least one.
  package let sites: [Site]

  /// Whether the target lists the module among its own dependencies.
  package var isListed: Bool { relation == .listed }

  /// Whether it is a module of the workspace that the target does not list.
  package var isWithoutLink: Bool {
    switch relation {
    case .reached, .unreached: true
    case .listed, .outside: false
    }
  }

  /// What builds the module, if that is a target.
  package var target: TargetID? { ends.first?.target }

  /// The same use of a module of which no more is certain.
  func certain(at most: Site.Certainty) -> ModuleUse {
    ModuleUse(
      from: from, module: module, ends: ends, relation: relation,
      sites: sites.map { site in
        let certainty = site.certainty == .excluded ? site.certainty : most
        return Site(path: site.path, item: site.item, certainty: certainty)
      })
  }

  /// The first import in each file.
  package var firstInFiles: [Site] {
    sites.indices.filter { $0 == 0 || sites[$0].path != sites[$0 - 1].path }.map { sites[$0] }
  }

  /// The first import that every build compiles.
  package var unconditionalSite: Site? { sites.first { $0.item.condition == nil } }

  /// The sites that rules may check: see `Import.isCompiled`.
  package var certainSites: [Site] { sites.filter { $0.certainty == .certain } }

  /// Those that may mean a copy that is ready.
  package var readySites: [Site] { sites.filter { $0.certainty == .ready } }
}
