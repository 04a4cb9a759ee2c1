/// An observation of the loaders, for rules to report.
///
/// Loaders say what they found and where; rules decide its severity.
package struct Notice: Sendable {
  /// The kind of observation; `notices.txt` has messages for most of them.
  package enum Kind: String, CaseIterable, Sendable {
    case duplicateKey, repeatedKey, misspelledKey, ignoredValue, lostSettings, emptiedValue
    case replacedKey, unusableTag
    // Targets and dependencies.
    case vanishedTarget, repeatedTarget, repeatedProduct, repeatedPackage, droppedDependency
    case duplicateDependency
    case unknownName, unknownProduct, unlistedProduct, loneName, podName, otherPlatform, otherName
    case sdkNameOfTarget, ambiguousName, disputedName
    // Missing or undeclared things.
    case missingSource, missingPackage, missingConfigFile, missingScript, missingFileGroup
    case missingTestPlan, missingExternals, missingSettingFile, droppedInclude, settingGroupCycle
    case unknownTemplate, unknownSettingGroup, undeclaredPackage, unknownConfiguration
    case unknownSchemeTarget, unknownPodTarget, unknownProductTarget, settingsWithoutConfigs,
      refusedDestinations
    case refusedSDK, emptyProduct, emptyProductTarget, lostExecutable

    package var isAboutFile: Bool { self == .duplicateKey || self == .repeatedKey }

    package var isAboutDeclaration: Bool {
      switch self {
      case .unknownTemplate, .unknownSettingGroup, .undeclaredPackage, .unknownConfiguration,
        .unknownSchemeTarget, .settingsWithoutConfigs:
        true
      default: false
      }
    }
  }

  package var kind: Kind
  package var place: Place
  /// The subject as written: the key path, the path, the reference.
  package var subject: String
  /// The identity of a mistake across targets: the key path without the target's name.
  package var mistake: String
  /// The missing path, from the root.
  package var path: String?
  package var target: TargetID?
  package var spec: SpecID
  /// The name that was probably meant, or the value that applies.
  package var suggestion: String?
  /// Whether links are lost, or the name is certainly wrong.
  package var isSevere: Bool
  /// Whether only targets in no shared workspace build it.
  package var isBuiltElsewhere = false
  /// Related places: the earlier key, the candidates.
  package var notes: [Note]
  package var provenance: [Provenance]

  package init(
    _ kind: Kind, _ subject: String, at place: Place, spec: SpecID, target: TargetID? = nil,
    path: String? = nil, suggestion: String? = nil, isSevere: Bool = true, notes: [Note] = [],
    provenance: [Provenance] = []
  ) {
    (self.kind, self.subject) = (kind, subject)
    mistake = subject
    (self.place, self.spec, self.target) = (place, spec, target)
    (self.path, self.suggestion, self.isSevere) = (path, suggestion, isSevere)
    (self.notes, self.provenance) = (notes, provenance)
  }
}

/// An Xcode project that differs from the spec that generates it: each difference, where the spec
/// or the project writes it.
package typealias OutdatedProject = (file: String, spec: SpecID, differences: [Note])
