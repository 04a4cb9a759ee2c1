/// The requested view of an architecture.
package struct DrawingView: Sendable {
  /// What a box stands for; the coarsest comes last.
  package enum Level: String, CaseIterable, Sendable {
    case target, module, layer

    package var coarser: ArraySlice<Level> { Level.allCases.drop { $0 != self }.dropFirst() }
  }

  /// What a drawing looks like.
  package enum Look: String, CaseIterable, Sendable {
    case arrows, matrix
    /// Tiles on a sheet of paper.
    case poster
  }

  /// The layout engine for Graphviz files.
  package enum LayoutEngine: String, CaseIterable, Sendable {
    case archlint, graphviz
  }

  /// Elements that are hidden by default.
  package enum Extra: String, CaseIterable, Sendable {
    /// Test bundles and the apps that host them.
    case tests
    case mocks, externals
  }

  /// Whether a focus follows links up or down.
  package enum Direction: String, CaseIterable, Sendable {
    case up
    /// To what the focus links.
    case down
    case both
  }

  /// The part of the architecture that is drawn.
  package enum Part: Hashable, Sendable {
    case everything
    /// Everything at most so many links from some targets; without a number, at any distance.
    case around([TargetID], depth: Int?, Direction)
    /// What some apps are made of.
    case below([TargetID])
    /// All shortest chains from one target to another.
    case between(TargetID, TargetID)
  }

  /// The key that modules are grouped by.
  package enum Grouping: String, CaseIterable, Sendable {
    case folder, owner
  }

  /// Modules that are drawn as one box per layer.
  package enum Collapse: Hashable, Sendable {
    case by(Grouping)
    case apps
    /// What a pattern for names or paths matches.
    case matching(Pattern)
  }

  package static let whole = DrawingView()

  package var look = Look.arrows
  package var layoutEngine = LayoutEngine.archlint
  package var level = Level.module
  package var extras: Set<Extra> = []
  package var part = Part.everything
  package var grouping = Grouping.folder
  /// Of several the first that concerns a module counts.
  package var collapse: [Collapse] = []
  /// What is left out, by name or by path.
  package var exclude: [Pattern] = []
  /// Whether lines to what most others link are signs at the boxes that they leave.
  package var showsHubs = false
  /// Who looks after a spec, by its path.
  package var owner: @Sendable (String) -> String? = { _ in nil }
  /// Makes the parts of a page: one after the other, unless the caller has several cores.
  package var makeParts = DrawingView.makeInTurn
  static let makeInTurn: @Sendable (_ parts: [@Sendable () -> [Markup]]) -> [Markup] = { parts in
    parts.flatMap { $0() }
  }
  package var links = PageLinks()
  package var isLimitedToFindings = false
  package var isLimitedToChanges = false
  /// Whether that has one step of unchanged links around it.
  package var showsContext = false
  /// Whether links that follow from others are left out.
  package var isReduced = false
  /// What the project is called; nil if it has no name of its own.
  package var project: String?
  /// The rules whose findings say that a link should not be there, so that its arrow is coloured.
  ///
  /// What others find is a sign at a box. Nil if all are such.
  package var linkRules: Set<String>?
  /// The rules whose findings say that a module is broken, so that its box is outlined; nil if all.
  package var moduleRules: Set<String>?
  /// The findings that a baseline or an exception accepts; one phrase each.
  package var accepted: [String] = []
  /// The specs that could not be read, so that what they say is missing.
  package var unread: [String] = []
  /// The day that is written on it; nil for none, as nothing but an option knows the day.
  package var day: String?
  /// The targets that a change can break, whose boxes are tinted.
  package var affected: Set<TargetID> = []
  /// What the earlier architecture is called, where two are compared.
  package var since: String?
}

/// Where the places and rules that a page names are shown.
package struct PageLinks: Sendable {
  /// An address with `{file}` and `{line}` in it, for what the page's script writes.
  package var template: String?
  package var ofPlace: @Sendable (Place) -> String? = { _ in nil }
  package var ofRule: @Sendable (String) -> String? = { _ in nil }

  package init() {}
}
