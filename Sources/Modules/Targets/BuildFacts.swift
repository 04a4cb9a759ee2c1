/// The effect of a target's settings, phases and scripts on its image.
///
/// Combined over all configurations and platforms; `variants` has each of them if they differ.
package struct BuildFacts: Hashable, Sendable {
  package typealias Setting = Note

  /// A fact that is unknown because its file could not be read.
  package struct Unread: Hashable, Sendable {
    package enum Subject: Sendable {
      case linkage, productName, testHost
    }

    package let subject: Subject
    package let file: String

    package init(_ subject: Subject, in file: String) {
      (self.subject, self.file) = (subject, file)
    }
  }

  /// A product's linkage in one configuration, if configurations disagree.
  package struct ConfiguredLinkage: Hashable, Sendable {
    package let configuration: String
    package let linkage: Linkage
    /// Its place; nil for the target type's default.
    package let place: Place?

    package init(_ configuration: String, _ linkage: Linkage, at place: Place?) {
      (self.configuration, self.linkage, self.place) = (configuration, linkage, place)
    }
  }

  /// The places of words, which never make two builds differ.
  package struct Origins: Hashable, Sendable {
    package var places: [String: Place] = [:]

    package static func == (one: Origins, other: Origins) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// The linkages per configuration, in the order of the spec; empty if all agree.
  package var linkages: [ConfiguredLinkage] = []
  /// Whether `MACH_O_TYPE` is set.
  package var setsLinkage = false
  package var unread: Set<Unread> = []
  /// `TEST_HOST`: the program that a unit-test bundle is loaded into.
  package var testHost: Setting?
  /// Whether it finds symbols in that program: `BUNDLE_LOADER`.
  package var linksHost = true
  /// `TEST_TARGET_NAME`: the application that a UI-test bundle drives.
  package var testTarget: Setting?
  /// `-all_load`: every member of every archive is linked.
  package var loadsAllMembers = false
  /// `-ObjC`: every member that defines a class or category is linked.
  package var loadsObjCMembers = false
  /// `requiresObjCLinking`: whether consumers get `-ObjC`; nil: of a static library.
  package var requiresObjCLinking: Bool?
  /// `transitivelyLinkDependencies`, or the default of the spec for it.
  package var linksTransitively = false
  /// The archives behind `-force_load`, as written.
  package var forceLoaded: [String] = []
  package var flagged: [String] = []
  package var weaklyFlagged: Set<String> = []
  /// Where settings have the words of the link line.
  package var origins = Origins()
  /// `-ignore_auto_link`: libraries that object files request are not linked.
  package var ignoresHints = false
  /// `-dead_strip_dylibs`: a dynamic library whose code nothing uses is not loaded.
  package var dropsUnused = false
  /// `MERGED_BINARY_TYPE`: which libraries Xcode merges into the image that links them.
  ///
  /// Those of its own project are mergeable by `automatic`.
  package enum Merging: String, Sendable { case automatic, manual }

  package var merging: Merging?
  /// `MERGEABLE_LIBRARY`: whether it is built so that others can merge it.
  package var isMergeable = false
  package var hasSearchPaths = false
  package var prebuilt: Set<String> = []
  /// The modules of module maps on its search paths.
  package var mapped: Set<String> = []
  /// `SUPPORTS_MACCATALYST`: an iOS target may also run on the Mac.
  package var supportsCatalyst = false
  /// Whether Swift sources are compiled with `DEBUG`; nil if only in some configurations, or unknown.
  package var isDebug: Bool?
  /// The same for C-family sources.
  package var isDebugInC: Bool?
  /// What `#if` of Swift may find defined in some configuration, next to `DEBUG`; nil if unknown.
  package var conditions: Set<String>?
  /// What it finds defined in all configurations, if that is known.
  package var alwaysDefined: Set<String> = []
  package var copiedToFrameworks: Set<String> = []
  /// `LD_RUNPATH_SEARCH_PATHS`, if set.
  package var runPaths: [String]?
  /// Whether those are added to the run paths that XcodeGen sets by default.
  package var keepsPresetRunPaths = false
  /// The folder of its install name, if set, and the path of its file there, if that is set, too.
  package var installFolder: String?
  package var installFile: String?
  /// Whether the tool adds no default settings.
  package var lacksPresets = false
  /// The configurations that the project of a program has; empty if unknown.
  package var configurations: [String] = []
  /// The facts per platform or configuration, if they differ.
  package var variants: [Destination: BuildFacts] = [:]
  package var scripts: [String] = []

  /// Headers visible to all Swift sources of the target, as paths from the root.
  package var bridgingHeaders: Set<String> = []

  /// The Info.plist strings of the spec, and `INFOPLIST_KEY_NSPrincipalClass`, by key.
  package var infoValues: [String: Setting] = [:]
  /// Whether XcodeGen writes Info.plist, because of `info:`.
  package var hasInfo = false
  /// Whether a manifest's entries for Info.plist could be evaluated.
  package var isInfoKnown = true

  package init() {}

  /// The names that flags of the compiler, or lists of names, may define.
  package static func conditions(among words: [String]) -> Set<String> {
    Set(words.map { $0.hasPrefix("-D") ? String($0.dropFirst(2)) : $0 })
  }

  /// The first unreadable file that leaves a fact unknown, by path.
  package func unreadFile(of subject: Unread.Subject) -> String? {
    unread.filter { $0.subject == subject }.map(\.file).min()
  }
}
