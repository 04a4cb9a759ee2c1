/// The keys that XcodeGen reads in one kind of map; a case is named like its key.
protocol SpecFieldKey: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  static var table: SpecFieldTable<Self> { get }
}

/// The keys of a kind of mapping, each with the index of its name.
final class SpecFieldTable<Key: SpecFieldKey>: Sendable {
  let level: KeyLevel
  /// Keys that lose links if they are misspelled or their value is ignored.
  let severe: Set<Key>
  let keys = Array(Key.allCases)
  let numbers = KeyTable(Key.allCases.map(\.rawValue))

  init(_ level: KeyLevel, severe: Set<Key>) { (self.level, self.severe) = (level, severe) }

  func key(of name: UnsafeBufferPointer<UInt8>) -> Key? {
    numbers.number(of: name).map { keys[$0] }
  }

  func key(of name: SpecKey) -> Key? { name.number(in: numbers).map { keys[$0] } }
}

enum ProjectKey: String, SpecFieldKey {
  case name, include, options, configs, configFiles, attributes, settings, settingGroups
  case settingPresets, targets, aggregateTargets, targetTemplates, schemeTemplates, schemes
  case fileGroups, breakpoints, packages, localPackages, projectReferences, archlint

  static let table = SpecFieldTable<ProjectKey>(
    .project,
    severe: [
      .targets, .targetTemplates, .include, .settings, .settingGroups, .aggregateTargets,
      .projectReferences, .options,
    ])
}

enum IncludeKey: String, SpecFieldKey {
  case path, relativePaths, enable

  static let table = SpecFieldTable<IncludeKey>(.include, severe: Set(allCases))
}

enum OptionKey: String, SpecFieldKey {
  case bundleIdPrefix, carthageBuildPath, carthageExecutablePath, createIntermediateGroups
  case defaultConfig, defaultSourceDirectoryType, deploymentTarget, developmentLanguage
  case disabledValidations, fileTypes, findCarthageFrameworks, generateEmptyDirectories
  case groupOrdering, groupSortPosition, indentWidth, localPackagesGroup, minimumXcodeGenVersion
  case postGenCommand, preGenCommand, projectFormat, schemePathPrefix, settingPresets, tabWidth
  case transitivelyLinkDependencies, useBaseInternationalization, usesTabs, xcodeVersion

  static let table = SpecFieldTable<OptionKey>(.options, severe: [.transitivelyLinkDependencies])
}

enum TargetKey: String, SpecFieldKey {
  case name, type, platform, platformPrefix, platformSuffix, supportedDestinations, productName
  case deploymentTarget, sources, dependencies, settings, configFiles, templates
  case templateAttributes, info, entitlements, scheme, attributes, buildRules, buildToolPlugins
  case preBuildScripts, prebuildScripts, postCompileScripts, postBuildScripts, postbuildScripts
  case legacy, transitivelyLinkDependencies, directlyEmbedCarthageDependencies
  case requiresObjCLinking, onlyCopyFilesOnInstall, putResourcesBeforeSourcesBuildPhase
  case isMultiPlatformTarget, archlint

  static let table = SpecFieldTable<TargetKey>(
    .target,
    severe: [
      .dependencies, .templates, .platform, .type, .supportedDestinations, .settings,
      .transitivelyLinkDependencies,
    ])
}

enum AggregateKey: String, SpecFieldKey {
  case name, targets, attributes, buildScripts, buildToolPlugins, configFiles, scheme, settings
  case archlint

  static let table = SpecFieldTable<AggregateKey>(.aggregate, severe: [.targets])
}

enum DependencyKey: String, SpecFieldKey {
  case target, framework, carthage, sdk, package, bundle
  case product, products, embed, link, codeSign, weak, implicit, root, copy, findFrameworks
  case linkType, removeHeaders, platformFilter, platforms, destinationFilters

  static let table = SpecFieldTable<DependencyKey>(
    .dependency, severe: Set(kinds + [.embed, .link]))

  /// The keys that say what is depended on, in the order in which XcodeGen looks for them.
  static let kinds: [DependencyKey] = [.target, .framework, .carthage, .sdk, .package, .bundle]

  var kind: Dependency.Kind? { Dependency.Kind(rawValue: rawValue) }
  var isKind: Bool { DependencyKey.kinds.contains(self) }
}

enum SourceKey: String, SpecFieldKey {
  case path, name, group, compilerFlags, excludes, includes, type, optional, buildPhase
  case headerVisibility, createIntermediateGroups, attributes, resourceTags, destinationFilters
  case inferDestinationFiltersByPath, explicitFolders

  static let table = SpecFieldTable<SourceKey>(.source, severe: [])
}
