import TestSupport
import Testing

/// What apps link and load by what their sources import, and by settings of some configurations.
@Suite("What an app loads")
struct LaunchBySourcesTests {
  @Test(
    "includes what it imports without a dependency",
    arguments: [
      ("application", "framework", ["error missing-embed"]),
      ("application", "library.static", ["error unlinked-static"]),
      ("bundle.unit-test", "library.static", ["error unlinked-static"]),
      ("bundle.unit-test", "framework", []),
    ])
  func unlisted(user: String, type: String, expected: [String]) throws {
    let found = try CheckedFiles.launchFindings(
      """
      name: P
      targets:
        App: {type: \(user), platform: iOS, sources: [App]}
        Low: {type: \(type), platform: iOS, sources: [Low]}
      == App/App.swift
      import Low
      == Low/Low.swift
      import Foundation
      """)
    #expect(found == expected)
  }

  @Test(
    "includes imports under conditions that hold, in which configuration is said",
    arguments: [
      ("#if os(iOS)", [""]), ("#if os(macOS)", []), ("#if DEBUG", [" in Debug"]),
      ("#if !DEBUG", [" in Release"]), ("#if canImport(Low)", []), ("#if FLAG", []),
    ])
  func conditions(line: String, places: [String]) throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App: {type: application, platform: iOS, sources: [App]}
        Low: {type: framework, platform: iOS, sources: [Low]}
      == App/App.swift
      \(line)
      import Low
      #endif
      == Low/Low.swift
      import Foundation
      """, CheckedFiles.launchRules)
    let words = "App loads Low at launch but does not embed it"
    #expect(checked.findings == places.map { "error missing-embed App/App.swift:2: \(words)\($0)" })
  }

  /// What no object of a framework asks for stays in the archive, unless a flag loads all of it.
  @Test(
    "has nothing of a library that only a framework without sources links",
    arguments: [
      ("Empty/.keep", "", ["error unlinked-static"]),
      ("Empty/a.swift", "", ["error unlinked-static"]),
      ("Empty/.keep", "-all_load", []),
    ])
  func withoutSources(file: String, flag: String, expected: [String]) throws {
    let found = try CheckedFiles.launchFindings(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Empty}, {target: Low, link: false}]
        Empty:
          type: framework
          platform: iOS
          sources: [Empty]
          settings: {OTHER_LDFLAGS: "\(flag)"}
          dependencies: [{target: Low, link: true}]
        Low:
          {type: library.static, platform: iOS, sources: [Low], requiresObjCLinking: false}
      == App/App.swift
      import Low
      == \(file)
      import Foundation
      == Low/Low.swift
      import Foundation
      """)
    #expect(found == expected)
  }

  @Test("is reported at the import that is compiled, not at one before it")
  func place() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App: {type: application, platform: iOS, sources: [App]}
        Low: {type: framework, platform: iOS, sources: [Low]}
      == App/App.swift
      #if os(macOS)
      import Low
      #endif
      import Low
      == Low/Low.swift
      import Foundation
      """, CheckedFiles.launchRules)
    #expect(
      checked.findings == [
        "error missing-embed App/App.swift:4: App loads Low at launch but does not embed it"
      ])
  }

  @Test("does not include what nothing uses, where the linker drops that")
  func dropped() throws {
    func found(_ source: String) throws -> [String] {
      try CheckedFiles.launchFindings(
        """
        name: P
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            settings: {OTHER_LDFLAGS: -dead_strip_dylibs}
            dependencies: [{target: Low, embed: false}]
          Low: {type: framework, platform: iOS, sources: [Low]}
        == App/App.swift
        \(source)
        == Low/Low.swift
        import Foundation
        """)
    }
    #expect(try found("import Foundation").isEmpty)
    #expect(try found("import Low") == ["error missing-embed"])
  }

  @Test("has run paths of XcodeGen above the conditions of a configuration file")
  func fileCondition() throws {
    let found = try CheckedFiles.launchFindings(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          configFiles: {Debug: a.xcconfig, Release: a.xcconfig}
          dependencies: [{target: Low}]
        Low: {type: framework, platform: iOS}
      == a.xcconfig
      LD_RUNPATH_SEARCH_PATHS[sdk=iphoneos*] = @executable_path/Other
      """)
    #expect(found.isEmpty)
  }

  @Test("is embedded for the platforms that it has, and each obstacle has its own help")
  func platforms() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          supportedDestinations: [iOS, macOS]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/Frameworks @executable_path/../Frameworks"}
          dependencies: [{target: Mid}]
        Mid:
          type: framework
          supportedDestinations: [iOS, macOS]
          dependencies: [{target: Low, destinationFilters: [macOS]}, {target: Side}]
        Low: {type: framework, platform: macOS}
        Side: {type: framework, supportedDestinations: [iOS, macOS], settings: {DYLIB_INSTALL_NAME_BASE: /opt}}
      """, CheckedFiles.launchRules)
    #expect(
      Set(checked.help) == [
        "add `- {target: Low, destinationFilters: [macOS]}` to the dependencies of App",
        "let `@rpath` be the install name of Side: set `DYLIB_INSTALL_NAME_BASE: \"@rpath\"` in it, "
          + "and no `LD_DYLIB_INSTALL_NAME`",
      ])
  }

  @Test(
    "leaves out code that its target does not compile, or does not import",
    arguments: [
      ("import Static", ["error duplicate-static"]),
      ("#if os(macOS)\nimport Static\n#endif", []),
      ("#if !canImport(UIKit)\nimport Static\n#endif", []),
      ("#if compiler(>=6)\nimport Static\n#endif", ["error duplicate-static"]),
      ("let noImport = 1", []),
    ])
  func uncompiled(source: String, expected: [String]) throws {
    let found = try CheckedFiles.launchFindings(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Static}, {target: Low}]
        Low: {type: framework, platform: iOS, sources: [Low], dependencies: [{target: Static}]}
        Static: {type: framework.static, platform: iOS, sources: [Static]}
      == App/App.swift
      import Low
      \(source)
      == Low/Low.swift
      import Static
      == Static/Static.swift
      public let text = ""
      """)
    #expect(found == expected)
  }

  @Test(
    "does not include what no source names, unless code in C or a local header may use it",
    arguments: [
      ("Low.h", "#import <Foundation/Foundation.h>", [String]()),
      ("Low.h", "#import \"Other.h\"", ["error duplicate-static"]),
      ("Low.m", "#import <Foundation/Foundation.h>", ["error duplicate-static"]),
      ("Low.storyboard", "<view customModule=\"Foundation\" customClass=\"A\"/>", []),
    ])
  func beside(file: String, text: String, expected: [String]) throws {
    let found = try CheckedFiles.launchFindings(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Static}, {target: Low}]
        Low: {type: framework, platform: iOS, sources: [Low], dependencies: [{target: Static}]}
        Static: {type: framework.static, platform: iOS, sources: [Static]}
      == App/App.swift
      import Static
      == Low/Low.swift
      import Foundation
      == Low/\(file)
      \(text)
      == Static/Static.swift
      public let text = ""
      """)
    #expect(found == expected)
  }
}
