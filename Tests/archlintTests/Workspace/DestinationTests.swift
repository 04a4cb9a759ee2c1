import Foundation
import TestSupport
import Testing

@testable import archlint

/// Whether an app launches wherever it is built for, and in every configuration.
@Suite("Destinations")
struct DestinationTests {
  private static let bothPaths =
    "LD_RUNPATH_SEARCH_PATHS: "
    + #""@executable_path/Frameworks @executable_path/../Frameworks""#

  /// The messages of findings about images in one spec with the given targets.
  private func messages(
    _ targets: String, _ head: String = "", files: [String: String] = [:]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("name: Station\n\(head)\ntargets:\n\(targets)", to: "project.yml")
    for (path, text) in files { try folder.write(text, to: path) }
    return try CheckedProject(URL(filePath: folder.path)).findings.filter {
      ["missing-embed", "duplicate-static", "unlinked-static", "unknown-link"].contains($0.rule)
    }.map { "\($0.severity): \($0.message)" }
  }

  private let kit = "  Kit: {type: framework, platform: auto, supportedDestinations: [iOS, macOS]}"

  private func app(_ settings: String, _ entry: String = "{target: Kit}") -> String {
    """
      App:
        type: application
        platform: auto
        supportedDestinations: [iOS, macOS]
        settings: {\(settings)}
        dependencies: [\(entry)]
    \(kit)

    """
  }

  @Test("the preset of the first destination is no run path of the others")
  func presets() throws {
    let outOfReach = "App embeds Kit outside its run paths, but it loads it at launch"
    #expect(try messages(app("")) == ["error: \(outOfReach) on macOS"])
    let both = Self.bothPaths
    #expect(try messages(app(both)) == [])
    let macOS = #""LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]": "@executable_path/../Frameworks""#
    #expect(try messages(app(macOS)) == [])
    let iOS = #""LD_RUNPATH_SEARCH_PATHS[sdk=iphoneos*]": /nowhere"#
    #expect(try messages(app(iOS)) == ["error: \(outOfReach)"])
  }

  @Test("an entry counts at the destinations that its filter names")
  func filters() throws {
    let reach = Self.bothPaths
    let entries =
      "{target: Kit, embed: false}, {target: Kit, link: false, embed: true, destinationFilters: [iOS]}"
    #expect(
      try messages(app(reach, entries)) == [
        "error: App loads Kit at launch but does not embed it on macOS"
      ])
  }

  @Test("an app that ships an extension is no host of tests, whatever its layer")
  func layers() throws {
    func severities(_ more: String) throws -> [Substring] {
      let targets = """
          App: {type: application, platform: iOS, dependencies: [{target: Kit, embed: false}\(more)]}
          Ext: {type: app-extension, platform: iOS}
          Kit: {type: framework, platform: iOS}
        """
      let files = [".archlint.yml": "layers: [top: Kit, low: [App, Ext]]"]
      return try messages(targets, files: files).map { $0.prefix { $0 != ":" } }
    }
    #expect(try severities("") == ["warning"])
    #expect(try severities(", {target: Ext}") == ["error"])
  }

  @Test("what holds in one configuration alone names it")
  func configurations() throws {
    let targets = """
        App:
          type: application
          platform: iOS
          settings: {configs: {Debug: {LD_RUNPATH_SEARCH_PATHS: /nowhere}}}
          dependencies: [{target: Kit}]
        Kit: {type: framework, platform: iOS}
      """
    #expect(
      try messages(targets) == [
        "error: App embeds Kit outside its run paths, but it loads it at launch in Debug"
      ])
  }

  // What the condition sets replaces the preset, which holds for iOS, in Debug only.
  @Test("a condition can make configurations differ as well")
  func conditionsOfConfigurations() throws {
    let settings = #""LD_RUNPATH_SEARCH_PATHS[config=Debug]": "@executable_path/../Frameworks""#
    #expect(
      try messages(app(settings)) == [
        "error: App embeds Kit outside its run paths, but it loads it at launch "
          + "on iOS in Debug, on macOS in Release"
      ])
    #expect(try messages(app(settings.replacing("Debug", with: "Unknown"))).count == 1)
  }

  @Test("without presets nothing is found unless settings say where it is")
  func settingPresets() throws {
    let targets = """
        App: {type: application, platform: iOS, settings: {%@}, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}}
      """
    let reach = targets.replacing(
      "%@", with: "LD_RUNPATH_SEARCH_PATHS: \"@executable_path/Frameworks\"")
    let none = targets.replacing("%@", with: "")
    #expect(try messages(reach, "options: {settingPresets: none}") == [])
    #expect(try messages(none, "options: {settingPresets: project}").count == 1)
    #expect(try messages(none, "options: {settingPresets: targets}") == [])
  }

  @Test("flags link what no entry links")
  func flags() throws {
    func targets(_ flags: String) -> String {
      """
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, settings: {OTHER_LDFLAGS: \(flags)}, dependencies: [{target: Low}]}
        Low: {type: library.static, platform: iOS}
        Side: {type: framework, platform: iOS}
      """
    }
    #expect(try messages(targets("-ObjC")).count == 1)
    #expect(try messages(targets("-lLow")) == [])
    #expect(try messages(targets("[-Xlinker, -lLow, -lz, -framework, UIKit]")) == [])
    #expect(
      try messages(targets("[-lLow, -framework, Side]")) == [
        "error: App loads Side at launch but does not embed it"
      ])
    #expect(try messages(targets("[-lLow, -weak_framework, Side]")) == [])
  }

  @Test("flags link nothing into an archive")
  func flagsOfArchives() throws {
    func targets(_ type: String) -> String {
      """
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: \(type), platform: iOS, settings: {OTHER_LDFLAGS: -framework Side}}
        Side: {type: framework, platform: iOS}
      """
    }
    #expect(
      try messages(targets("framework")) == [
        "error: App loads Side at launch but does not embed it"
      ])
    #expect(try messages(targets("framework.static")) == [])
    #expect(try messages(targets("library.static")) == [])
  }

  @Test("flags link a binary on disk that another target lists")
  func flagsForBinaries() throws {
    let files = ["Ready/Side.xcframework/Info.plist": "", "Ready/libLow.a": ""]
    func targets(_ entries: String, _ flags: String, _ listed: String) -> String {
      """
        App: {type: application, platform: iOS, dependencies: [\(entries)], settings: {OTHER_LDFLAGS: \(flags)}}
        Kit: {type: framework, platform: iOS, dependencies: [{framework: Ready/\(listed), embed: false}]}
      """
    }
    let side = targets("", "-framework Side -framework UIKit -lSide", "Side.xcframework")
    let error = "error: App loads Side (external) at launch but does not embed it"
    #expect(try messages(side, files: files) == [error])
    #expect(try messages(side.replacing("Side -", with: "Other -"), files: files) == [])
    let embedded = "{framework: Ready/Side.xcframework, link: false, embed: true}"
    #expect(
      try messages(targets(embedded, "-framework Side", "Side.xcframework"), files: files) == [])
    // What comes after Kit on the line finds Low in Kit, unless all of it is taken.
    #expect(try messages(targets("{target: Kit}", "-lLow", "libLow.a"), files: files) == [])
    #expect(
      try messages(targets("{target: Kit}", "-all_load -lLow", "libLow.a"), files: files) == [
        "error: static code of Low (external) is duplicated in App: linked into App and Kit"
      ])
  }

  @Test("sources decide about frameworks on disk as well")
  func importsOfBinaries() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Lib}]}
        Lib: {type: framework.static, platform: iOS, sources: [Lib], dependencies: [{framework: Side.xcframework}]}
      """
    func told(_ code: String, by user: String = "Lib") throws -> [String] {
      try messages(
        targets,
        files: [
          "Side.xcframework/Info.plist": "", "App/a.swift": "import Lib",
          "Lib/l.swift": "import Foundation", "\(user)/b.swift": code,
        ])
    }
    #expect(
      try told("import Side") == [
        "error: App loads Side (external) at launch but does not embed it"
      ])
    #expect(try told("import Foundation") == [])
  }

  @Test("`link: false` is no word about what sources use")
  func importsOfUnlinked() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: [{target: Low, link: false}]}
        Low: {type: framework, platform: iOS, sources: [Low]}
      """
    func told(_ code: String) throws -> [String] {
      let files = ["App/a.swift": "import Kit", "Low/l.swift": "import Foundation"]
      return try messages(targets, files: files.merging(["Kit/k.swift": code]) { $1 })
    }
    #expect(try told("import Low") == ["error: App loads Low at launch but does not embed it"])
    #expect(try told("import Foundation") == [])
  }

  @Test("sources decide what is used: an import links, and what nobody imports is not there")
  func imports() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Lib}, {target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: [{target: Lib, link: true}]}
        Lib: {type: framework.static, platform: iOS, sources: [Lib]}
        Far: {type: framework, platform: iOS, sources: [Far]}
      """
    var files = [
      "App/a.swift": "import Kit\nimport Lib", "Kit/k.swift": "import Lib",
      "Lib/l.swift": "import Foundation", "Far/f.swift": "import Foundation",
    ]
    #expect(try messages(targets, files: files).count == 1)
    files["Kit/k.swift"] = "import Foundation"
    #expect(try messages(targets, files: files) == [])
    files["Lib/l.swift"] = "import Far"
    #expect(
      try messages(targets, files: files) == [
        "error: App loads Far at launch but does not embed it"
      ])
  }

  @Test("a ready binary is what its header says")
  func binaries() throws {
    func found(_ header: [UInt8]) throws -> [String] {
      let targets = """
          App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
          Kit: {type: framework, platform: iOS, dependencies: [{framework: Vendor/Ad.xcframework}]}
        """
      let folder = try TemporaryFolder()
      try folder.write("name: Station\ntargets:\n\(targets)", to: "project.yml")
      try folder.write("", to: "Vendor/Ad.xcframework/ios-arm64/Ad.framework/Info.plist")
      try Data(header).write(
        to: URL(filePath: "\(folder.path)/Vendor/Ad.xcframework/ios-arm64/Ad.framework/Ad"))
      return try CheckedProject(URL(filePath: folder.path)).findings.filter {
        $0.rule == "missing-embed"
      }.map(\.message)
    }
    let library: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE] + Array(repeating: 0, count: 8) + [6, 0, 0, 0]
    #expect(try found(library) == ["App loads Ad (external) at launch but does not embed it"])
    #expect(try found(Array("!<arch>\n".utf8)) == [])
    // A pointer to a file that was not fetched says nothing.
    #expect(try found(Array("version https://git-lfs".utf8)) == [])
  }

  @Test("a framework for another platform is not linked, by whatever entry")
  func platforms() throws {
    let targets = """
        App: {type: application, platform: tvOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS}
      """
    #expect(try messages(targets).count == 1)
    #expect(try messages(targets.replacing("tvOS", with: "iOS")) == [])
  }

  @Test("a tool in the app looks for its frameworks there")
  func tools() throws {
    let targets = """
        App:
          type: application
          platform: macOS
          dependencies: [{target: Tool, copy: {destination: executables}}%@]
        Tool: {type: tool, platform: macOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: macOS}
      """
    let lacks = "error: App does not embed Kit, which its tool Tool loads at launch"
    #expect(try messages(targets.replacing("%@", with: "")) == [lacks])
    #expect(try messages(targets.replacing("%@", with: ", {target: Kit}")) == [])
  }
}
