/// How much it takes to believe something, and which words mean something.
///
/// Every threshold of the classification is here, so that one law can be tested for all of them;
/// `Belief` is what comes of it.
enum Evidence {
  // MARK: Layers by folders

  /// As many layers side by side are no accident.
  static let fewestLayers = 3
  /// So many of them hold modules in folders of their own.
  static let fewestGroups = 2
  /// A layer is no deeper than this below the root.
  static let deepestLayer = 64
  /// As many modules of the lower layer have to link up before the pair counts as inverted.
  static let fewestUpwardModules = 3
  /// As many links between layers show in which order they were listed.
  static let fewestOrderedLinks = 3

  // MARK: Roles

  /// As many pairs of `X` and `XCore` make a convention, if half of them are clean.
  static let fewestPairs = 2
  /// Protocols are at least such a part of the types of an interface, in hundredths.
  static let fewestProtocols = 50
  /// As many test bundles share a helper; fewer may well test it.
  static let fewestBundles = 2
  /// The externals that only tests have a use for.
  static let testLibraries: Set<String> = ["XCTest", "XCTestSwiftSupport", "Testing"]

  // MARK: Words in names

  /// What an implementation may be called apart from the plain name.
  static let implementationEndings = ["Impl", "Implementation", "Live"]
  /// How the names of parts of a module end.
  static let partEndings = ["SwiftUI", "UIKit", "UI", "Views", "Resources", "Assets", "ObjC"]
  /// How those end that are parts only as long as nobody else links them.
  static let privatePartEndings = ["Macros", "Helpers", "Static", "ObjCShim"]
  /// How the names of test bundles end, and what may stand before that.
  static let testWords = ["Tests", "Test", "Specs", "Spec"]
  static let testKinds = [
    "UI", "Unit", "Integration", "Snapshot", "Performance", "Acceptance", "Functional", "Logic",
    "Host", "Hosted", "E2E",
  ]
}
