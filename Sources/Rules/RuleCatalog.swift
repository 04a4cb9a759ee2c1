internal import Pages

/// Every rule, in the order in which rules are run, listed and explained.
package enum RuleCatalog {
  /// The rules that reject single links; among equally severe ones the first one reports.
  static let linkRules: [any LinkRule.Type] = [
    ForbiddenLink.self,
    Protected.self,
    MockInProduction.self,
    InterfaceLinksImplementation.self,
    MockLinksImplementation.self,
    UpwardLink.self,
    SameLayerLink.self,
    ClosedLayer.self,
    PreferInterface.self,
  ]

  static let architectureRules: [any ArchitectureRule.Type] = [
    Cycle.self,
    UnlayeredModule.self,
    LostChecks.self,
    OwnInterface.self,
    InterfaceSize.self,
    UnimplementedInterface.self,
    RivalImplementations.self,
    DuplicateStatic.self,
    UnlinkedStatic.self,
    MissingEmbed.self,
    NestedEmbed.self,
    LayerLinkage.self,
    DynamicFrameworkLimit.self,
    LaunchBudget.self,
    Mergeable.self,
    RegistrationRule.self,
    UnknownLink.self,
    AmbiguousLink.self,
    DuplicateLink.self,
    DuplicateKey.self,
    MisspelledKey.self,
    LostValue.self,
    RefusedSpec.self,
    MissingSource.self,
    UnreadLinks.self,
    GeneratedProjectDiffers.self,
    ExternalTwice.self,
    ExternalVersionDrift.self,
    TestHost.self,
    UndeclaredImport.self,
    TransitiveImport.self,
    UnusedLink.self,
    ForbiddenImport.self,
    InterfacePurity.self,
    TestableImport.self,
    UnknownModule.self,
    AllowedLinks.self,
    IndependentModules.self,
    RequiredLink.self,
    LinkLimit.self,
    ModuleShape.self,
    Naming.self,
    StableDependencies.self,
    UnreachableModule.self,
    OrphanLayer.self,
  ]

  /// Run once the uses of exceptions are known.
  private static let exceptionRules: [any ExceptionRule.Type] = [
    UnusedException.self,
    ExceptionGrowth.self,
    ExpiredException.self,
    BaselineGrowth.self,
    PolicyGrowth.self,
  ]

  static let all: [any Rule.Type] =
    linkRules.map { $0 } + architectureRules.map { $0 } + exceptionRules.map { $0 }
    + [StaleBaseline.self]

  package static let descriptions = all.map { $0.description }

  package static let names = descriptions.map(\.name)

  /// The rules about exceptions and the baseline, which allow no exceptions.
  package static let namesWithoutExceptions = Set(
    exceptionRules.map { $0.description.name } + [staleBaseline])

  /// The rule about stale entries, which a new baseline can't have.
  package static let staleBaseline = StaleBaseline.description.name
  package static let unlayeredModule = UnlayeredModule.description.name
  package static let unusedException = UnusedException.description.name

  /// The rules whose findings a team may permit: not about what fails to build or to launch.
  package static let namesOfPolicies = Set(
    all.filter { $0.evidence == .links }.map { $0.description.name }
  ).subtracting(namesWithoutExceptions)

  package static let namesOfLinkRules = Set(linkRules.map { $0.description.name })

  package static let namesAboutLinks = Set(
    all.filter { $0.isAboutLinks }.map { $0.description.name })

  /// The rules that find broken modules by more than the spec's text.
  package static let namesAboutModules = Set(
    all.filter { !$0.isAboutLinks && $0.evidence != .text }.map { $0.description.name })

  package static let nameOfProjectComparison = GeneratedProjectDiffers.description.name

  package static func page(of name: String) -> RulePage? {
    RulePages.text(of: name).map(RulePage.init)
  }

  /// The rules that a configuration and a baseline may name.
  private static let namedRules = all.filter { $0 != PolicyGrowth.self }

  package static let namesInConfigurations = namedRules.map { $0.description.name }

  /// The options of each rule, for the configuration.
  package static var outlines: [RuleOutline] {
    namedRules.map { rule in
      RuleOutline(
        rule.description.name, summary: rule.description.summary,
        meanings: {
          let options = page(of: rule.description.name)?.options ?? []
          return Dictionary(options.map { ($0.name, $0.meaning) }) { first, _ in first }
        }
      ) { _ = rule.init($0) }
    }
  }
}

extension RuleBook {
  /// Selects rules by preset, configuration and command line.
  ///
  /// The later of these wins. Names on the command line must be known.
  package init(
    preset: [RuleSetting] = [], configuration: [RuleSetting] = [], only: [String] = [],
    skip: [String] = []
  ) {
    let log = MistakeLog(.options, .configuration())
    let names = RuleCatalog.names
    for setting in configuration where !names.contains(setting.name) {
      let nearest = NearestName.of(setting.name, among: names)
      log.add(
        Problem(
          "unknown rule `\(setting.name)`", at: setting.place,
          help: nearest.map(NearestName.help(naming:)) ?? "run `archlint rules` for all names"))
    }
    let choice = RuleChoice(
      preset: preset, configuration: configuration, only: only, skip: skip, log: log)
    rules = RuleCatalog.all.map(choice.rule)
    problems = log.problems
    silent = only.isEmpty ? [] : Set(names).subtracting(only)
  }
}
