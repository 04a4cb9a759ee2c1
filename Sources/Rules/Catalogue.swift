package import Configuration
package import Findings

/// Every rule there is.
package enum Catalogue {
  /// In the order in which they are run, listed and explained.
  ///
  /// Those that judge a single dependency come first and in this order, because the first of them
  /// that speaks silences the others; `cycle` comes behind them, to cut what they reject.
  package static let rules: [any Rule.Type] = [
    ForbiddenLink.self,
    MockInProduction.self,
    InterfaceLinksImplementation.self,
    MockLinksImplementation.self,
    UpwardLink.self,
    SameLayerLink.self,
    ClosedLayer.self,
    PreferInterface.self,
    Cycle.self,
    UnlayeredModule.self,
    OwnInterface.self,
    InterfaceSize.self,
    UnimplementedInterface.self,
    RivalImplementations.self,
    DuplicateStatic.self,
    MissingEmbed.self,
    NestedEmbed.self,
    LayerLinkage.self,
    DynamicFrameworkLimit.self,
    UnknownLink.self,
    AmbiguousLink.self,
    DuplicateLink.self,
    DuplicateKey.self,
    MisspelledKey.self,
    MissingSource.self,
    TestHost.self,
    AllowedLinks.self,
    IndependentModules.self,
    RequiredLink.self,
    LinkLimit.self,
  ]

  /// The rules that judge how exceptions were used, once all others have been run.
  package static let rulesAboutExceptions: [any Rule.Type] = [
    UnusedException.self,
    ExceptionGrowth.self,
    ExpiredException.self,
  ]

  /// The rules that judge the baseline, once it was applied to the findings of all others.
  package static let rulesAboutBaseline: [any Rule.Type] = [
    StaleBaseline.self
  ]

  /// The rules of which only the first speaks about a dependency, in the order of `rules`.
  package static let speakers: Set<String> = [
    "forbidden-link", "mock-in-production", "interface-links-implementation",
    "mock-links-implementation", "upward-link", "same-layer-link", "closed-layer",
    "prefer-interface",
  ]

  /// All rules, in the order in which they are listed.
  package static let all = rules + rulesAboutExceptions + rulesAboutBaseline

  package static let descriptions = all.map { $0.description }

  /// What a configuration may say about each.
  package static var outlines: [RuleOutline] {
    all.map { rule in
      RuleOutline(rule.description.name, summary: rule.description.summary) { _ = rule.init($0) }
    }
  }

  package static let names = descriptions.map(\.name)
}
