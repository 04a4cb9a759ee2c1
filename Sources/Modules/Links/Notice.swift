package import Documents

/// Something that loading noticed, to be judged by a rule.
///
/// An open value: loaders say what they saw and where, rules say what it is worth.
package struct Notice: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A key stands twice in one mapping.
    case duplicateKey
    /// A key stands twice in one mapping, with the same value.
    case repeatedKey
    /// A key is ignored, and close to one that is read.
    case misspelledKey
    /// A value is of a kind that XcodeGen ignores, such as a string as `templates:`.
    case ignoredValue
    /// Settings are dropped, because `base`, `configs` or `groups` stands beside them.
    case lostSettings
    /// An empty value takes the place of what an include or a template says.
    case emptiedValue
    /// A key is ignored, because the same with `:REPLACE` stands beside it.
    case replacedKey
    /// A target vanishes: its list of platforms is empty.
    case vanishedTarget
    /// A dependency is dropped: its platforms cannot fit the target.
    case droppedDependency
    /// A dependency names nothing.
    case unknownName
    /// A dependency names nothing in a spec that is judged alone.
    case loneName
    /// A dependency names nothing that is known, and CocoaPods may bring it.
    case podName
    /// A dependency names what is built for another platform.
    case otherPlatform
    /// A dependency takes from the SDK what a target of the workspace builds.
    case sdkNameOfTarget
    /// A dependency names what several specs provide.
    case ambiguousName
    /// A target lists the same dependency twice.
    case duplicateDependency
    /// A source path does not exist.
    case missingSource
    /// An include is dropped: it closes a cycle, or it is switched off by a slip.
    case droppedInclude
    /// Two targets of one spec end up with the same name.
    case repeatedTarget
    /// A setting group includes itself.
    case settingGroupCycle
    /// `templates:` names a template that is not there.
    case unknownTemplate
    /// `groups:` names a setting group that is not there.
    case unknownSettingGroup
    /// A dependency or a plugin is of a package that the spec does not declare.
    case undeclaredPackage
    /// The folder of a local package does not exist.
    case missingPackage
    /// A file of `configFiles:` does not exist.
    case missingConfigFile
    /// The file of a script does not exist.
    case missingScript
    /// A file or folder of `fileGroups:` does not exist.
    case missingFileGroup
    /// A test plan does not exist.
    case missingTestPlan
    /// Something is for a configuration that the spec does not have.
    case unknownConfiguration
    /// Settings for configurations stand where settings do.
    case settingsWithoutConfigs
    /// `supportedDestinations:` excludes itself, or the platform.
    case refusedDestinations
    /// `sdk:` names no file of a kind that an SDK has.
    case refusedSDK
    /// A scheme names what is no target of its spec.
    case unknownSchemeTarget
    /// A value under `archlint:` is of the wrong kind, or its key is none.
    case unusableTag

    /// Whether it is about a file, whatever stands in it.
    package var isAboutFile: Bool { self == .duplicateKey || self == .repeatedKey }

    /// Whether it is about a name that an include may declare.
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
  /// What is meant, as written: the key path, the path, the reference.
  package var subject: String
  /// What it has in common with the same slip elsewhere: the key path without the target's name.
  package var mistake: String
  /// The path from the root of what does not exist.
  package var path: String?
  /// The target concerned, if it is one.
  package var target: TargetID?
  package var spec: SpecID
  /// The name that was probably meant, or the value that counts.
  package var suggestion: String?
  /// Whether links are lost by it, or the name is certain to be wrong.
  package var isSevere: Bool
  /// The other places of the story: the earlier key, the candidates.
  package var notes: [Note]
  /// How the place got into the target.
  package var provenance: [Provenance]

  package init(
    _ kind: Kind, _ subject: String, at place: Place, spec: SpecID, target: TargetID? = nil,
    path: String? = nil, suggestion: String? = nil, isSevere: Bool = true, notes: [Note] = [],
    provenance: [Provenance] = []
  ) {
    self.kind = kind
    self.subject = subject
    mistake = subject
    self.place = place
    self.spec = spec
    self.target = target
    self.path = path
    self.suggestion = suggestion
    self.isSevere = isSevere
    self.notes = notes
    self.provenance = provenance
  }
}
