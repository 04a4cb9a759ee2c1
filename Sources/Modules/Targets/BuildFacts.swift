/// What settings, phases and scripts of a target say about its image.
///
/// They are those of all configurations and platforms together; where these differ, `variants` has
/// what each of them says.
package struct BuildFacts: Hashable, Sendable {
  /// A setting's value, and where it is written.
  package struct Setting: Hashable, Sendable {
    package let value: String
    package let place: Place

    package init(_ value: String, at place: Place) {
      self.value = value
      self.place = place
    }
  }

  /// Something that a file may say which could not be read.
  package struct Unread: Hashable, Sendable {
    /// What is not known because of it.
    package enum Subject: Sendable {
      case linkage
      case productName
      case testHost
    }

    package let subject: Subject
    /// The file, as a path from the root.
    package let file: String

    package init(_ subject: Subject, in file: String) {
      self.subject = subject
      self.file = file
    }
  }

  /// How the product is linked in one configuration, where configurations disagree.
  package struct ConfiguredLinkage: Hashable, Sendable {
    package let configuration: String
    package let linkage: Linkage
    /// Where it is written; nil where it is what the type of the target comes to.
    package let place: Place?

    package init(_ configuration: String, _ linkage: Linkage, at place: Place?) {
      (self.configuration, self.linkage, self.place) = (configuration, linkage, place)
    }
  }

  /// The linkages in all configurations, in the order of the spec; empty where all agree.
  package var linkages: [ConfiguredLinkage] = []
  /// What cannot be known for certain.
  package var unread: Set<Unread> = []
  /// `TEST_HOST`: the program that a unit-test bundle is loaded into.
  package var testHost: Setting?
  /// `TEST_TARGET_NAME`: the application that a UI-test bundle drives.
  package var testTarget: Setting?
  /// `-all_load`: every member of every archive is linked.
  package var loadsAllMembers = false
  /// `-ObjC`: every member that defines a class or category is linked.
  package var loadsObjCMembers = false
  /// `requiresObjCLinking`: whether consumers get `-ObjC`; nil: of a static library.
  package var requiresObjCLinking: Bool?
  /// The archives behind `-force_load`, by file name.
  package var forceLoaded: [String] = []
  /// `-ignore_auto_link`: libraries that object files request are not linked.
  package var ignoresHints = false
  /// Libraries are merged into the image that links them, so nothing need be embedded.
  package var mergesLibraries = false
  /// Whether settings name folders in which to look for what others build.
  package var hasSearchPaths = false
  /// The modules that are ready in these folders.
  package var prebuilt: Set<String> = []
  /// `SUPPORTS_MACCATALYST`: what is for iOS may run on a Mac as well.
  package var supportsCatalyst = false
  /// Whether Swift sources are compiled with `DEBUG`; nil if only in some configurations, or unknown.
  package var isDebug: Bool?
  /// The same of sources of the C family.
  package var isDebugInC: Bool?
  /// The files that a copy phase puts into the folder of frameworks, by their names.
  package var copiedToFrameworks: Set<String> = []
  /// `LD_RUNPATH_SEARCH_PATHS`, where settings name any.
  package var runPaths: [String]?
  /// Whether those are added to the run paths that XcodeGen sets by default.
  package var keepsPresetRunPaths = false
  /// The folder of its install name, where settings name one.
  package var installFolder: String?
  /// Whether the tool adds no settings of its own to those of the target.
  package var lacksPresets = false
  /// What holds where it is built for one platform or configuration, if there are differences.
  package var variants: [Destination: BuildFacts] = [:]
  /// The target's scripts, which may embed frameworks themselves.
  package var scripts: [String] = []

  /// Headers that all Swift sources of the target see, as paths from the root.
  package var bridgingHeaders: Set<String> = []

  /// What spec and settings write into the information of the bundle, by its keys: the texts under
  /// `info: properties:`, and `INFOPLIST_KEY_NSPrincipalClass`.
  package var infoValues: [String: Setting] = [:]
  /// Whether `info:` has XcodeGen write the file with the information of the bundle.
  package var hasInfo = false

  package init() {}

  /// The file that leaves something open; the first by its path.
  package func unreadFile(of subject: Unread.Subject) -> String? {
    unread.filter { $0.subject == subject }.map(\.file).min()
  }
}
