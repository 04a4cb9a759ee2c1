/// The thresholds and word lists of the classification.
///
/// Every threshold is here, so that one test can cover all of them; `InferredConventions` is the result.
enum Evidence {
  /// This many sibling layers are not a coincidence.
  static let fewestLayers = 3
  /// This many of them contain modules in folders of their own.
  static let fewestGroups = 2
  /// A layer is no deeper than this below the root.
  static let deepestLayer = 64
  /// This many modules of the lower layer must link up before the pair counts as inverted.
  static let fewestUpwardModules = 3
  /// Folders of a clean architecture, in which a domain is not what it is in the presets.
  static let cleanNames: Set<String> = [
    "data", "feature", "features", "presentation", "usecase", "usecases", "repository",
    "repositories", "entity", "entities",
  ]
  /// This many links between layers show the order in which they were listed.
  static let fewestOrderedLinks = 3

  /// This many pairs of `X` and `XCore` make a convention, if half of them are clean.
  static let fewestPairs = 2
  /// The least share of protocols among an interface's types, in percent.
  static let fewestProtocols = 50
  /// This many test bundles share a helper; fewer may be testing it.
  static let fewestBundles = 2
  /// The externals that only tests use.
  static let testLibraries: Set<String> = ["XCTest", "XCTestSwiftSupport", "Testing"]

  static let implementationEndings = ["Impl", "Implementation", "Live"]
  static let partEndings = ["SwiftUI", "UIKit", "UI", "Views", "Resources", "Assets", "ObjC"]
  /// The endings of parts that are parts only while no other target links them.
  static let privatePartEndings = ["Macros", "Helpers", "Static", "ObjCShim"]
  /// The endings of test bundles, and the words before them.
  static let testWords = ["Tests", "Test", "Specs", "Spec"]
  static let testKinds = [
    "UI", "Unit", "Integration", "Snapshot", "Performance", "Acceptance", "Functional", "Logic",
    "Host", "Hosted", "E2E",
  ]
}
