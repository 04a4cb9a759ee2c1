internal import Documents

/// The keys of a whole spec.
enum ProjectKey: String, SpecFieldKey {
  case name, include, options, configs, configFiles, attributes, settings, settingGroups
  case settingPresets, targets, aggregateTargets, targetTemplates, schemeTemplates, schemes
  case fileGroups, breakpoints, packages, localPackages, projectReferences, archlint

  static let table = SpecFieldTable<ProjectKey>()

  /// Keys whose loss, by a slip in the name, loses links.
  static let grave: Set<ProjectKey> = [
    .targets, .targetTemplates, .include, .settings, .settingGroups, .aggregateTargets,
    .projectReferences, .options,
  ]
}

/// The keys of an entry of `include:`.
enum IncludeKey: String, SpecFieldKey {
  case path, relativePaths, enable

  static let table = SpecFieldTable<IncludeKey>()

  static func home(of entry: SpecEntry, target: String?) -> KeyHome? { nil }
}

/// The keys below `options:`.
enum OptionKey: String, SpecFieldKey {
  case bundleIdPrefix, carthageBuildPath, carthageExecutablePath, createIntermediateGroups
  case defaultConfig, defaultSourceDirectoryType, deploymentTarget, developmentLanguage
  case disabledValidations, fileTypes, findCarthageFrameworks, generateEmptyDirectories
  case groupOrdering, groupSortPosition, indentWidth, localPackagesGroup, minimumXcodeGenVersion
  case postGenCommand, preGenCommand, projectFormat, schemePathPrefix, settingPresets, tabWidth
  case transitivelyLinkDependencies, useBaseInternationalization, usesTabs, xcodeVersion

  static let table = SpecFieldTable<OptionKey>()
}

/// The keys of a target.
enum TargetKey: String, SpecFieldKey {
  case name, type, platform, platformPrefix, platformSuffix, supportedDestinations, productName
  case deploymentTarget, sources, dependencies, settings, configFiles, templates
  case templateAttributes, info, entitlements, scheme, attributes, buildRules, buildToolPlugins
  case preBuildScripts, prebuildScripts, postCompileScripts, postBuildScripts, postbuildScripts
  case legacy, transitivelyLinkDependencies, directlyEmbedCarthageDependencies
  case requiresObjCLinking, onlyCopyFilesOnInstall, putResourcesBeforeSourcesBuildPhase
  case isMultiPlatformTarget, archlint

  static let table = SpecFieldTable<TargetKey>()

  /// Keys whose loss, by a slip in the name, loses links.
  static let grave: Set<TargetKey> = [
    .dependencies, .templates, .platform, .type, .supportedDestinations, .settings,
    .transitivelyLinkDependencies,
  ]
}

/// The keys of an aggregate target.
enum AggregateKey: String, SpecFieldKey {
  case name, targets, attributes, buildScripts, buildToolPlugins, configFiles, scheme, settings
  case archlint

  static let table = SpecFieldTable<AggregateKey>()
}

/// The keys of settings that are told apart.
enum SettingsKey: String, SpecFieldKey {
  case base, configs, groups, presets

  static let table = SpecFieldTable<SettingsKey>()

  /// The keys any of which gives settings a shape.
  static let shapes = ["base", "configs", "groups"]

  /// Other keys may be plain settings; what they are is for the reader of settings to tell.
  static func home(of entry: SpecEntry, target: String?) -> KeyHome? { nil }
}

/// The keys of a dependency.
enum DependencyKey: String, SpecFieldKey {
  case target, framework, carthage, sdk, package, bundle
  case product, products, embed, link, codeSign, weak, implicit, root, copy, findFrameworks
  case linkType, removeHeaders, platformFilter, platforms, destinationFilters

  static let table = SpecFieldTable<DependencyKey>()

  /// Whether the key says what is depended on.
  var isKind: Bool {
    switch self {
    case .target, .framework, .carthage, .sdk, .package, .bundle: true
    default: false
    }
  }
}

/// The keys of a source.
enum SourceKey: String, SpecFieldKey {
  case path, name, group, compilerFlags, excludes, includes, type, optional, buildPhase
  case headerVisibility, createIntermediateGroups, attributes, resourceTags, destinationFilters
  case inferDestinationFiltersByPath, explicitFolders

  static let table = SpecFieldTable<SourceKey>()
}
