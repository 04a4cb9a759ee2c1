import TestSupport
import Testing

/// What apps link and load by what their sources import, and by settings of some configurations.
@Suite("What an app loads")
struct LaunchBySourcesTests {
  private static let rules =
    "--only missing-embed --only duplicate-static --only unlinked-static"

  private func rules(_ drawing: String) throws -> [String] {
    try CheckedFiles(drawing, LaunchBySourcesTests.rules).findings.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }

  @Test(
    "includes what it imports without a dependency",
    arguments: [
      ("application", "framework", ["error missing-embed"]),
      ("application", "library.static", ["error unlinked-static"]),
      ("bundle.unit-test", "library.static", ["error unlinked-static"]),
      ("bundle.unit-test", "framework", []),
    ])
  func unlisted(user: String, type: String, expected: [String]) throws {
    let found = try rules(
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
    "leaves out code that its target does not compile, or does not import",
    arguments: [
      ("import Static", ["error duplicate-static"]),
      ("#if os(macOS)\nimport Static\n#endif", []),
      ("#if !canImport(UIKit)\nimport Static\n#endif", []),
      ("#if FLAG\nimport Static\n#endif", ["error duplicate-static"]),
      ("let noImport = 1", []),
    ])
  func uncompiled(source: String, expected: [String]) throws {
    let found = try rules(
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
    let found = try rules(
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

  @Test("differs between configurations by a condition alone, in settings of the project")
  func condition() throws {
    let checked = try CheckedFiles(
      """
      name: P
      settings: {configs: {Release: {"OTHER_LDFLAGS[sdk=iphoneos*]": "-framework Low"}}}
      targets:
        App: {type: application, platform: iOS}
        Low: {type: framework, platform: iOS}
      """, LaunchBySourcesTests.rules)
    #expect(
      checked.findings == [
        "error missing-embed project.yml:4: App loads Low at launch but does not embed it in Release"
      ])
  }

  @Test("does not include what is merged into it, in configurations that merge")
  func merging() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          settings: {configs: {Release: {MERGED_BINARY_TYPE: automatic}}}
          dependencies: [{target: Low, embed: false}]
        Low: {type: framework, platform: iOS}
      """, LaunchBySourcesTests.rules)
    #expect(
      checked.findings == [
        "error missing-embed project.yml:7: App loads Low at launch but does not embed it in Debug"
      ])
  }

  @Test(
    "is what a script copies, and not what it copies from it or names elsewhere",
    arguments: [
      ("cp -R Low.framework $OUT", "warning"), ("cp -R Low.framework/ $OUT/", "warning"),
      ("cp -R Low.framework.dSYM $OUT", "error"), ("cp -R Low.framework/Headers $OUT", "error"),
      ("rm -rf Low.framework && cp a b", "error"),
    ])
  func script(line: String, severity: String) throws {
    let found = try rules(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          postBuildScripts: [{script: \(line)}]
          dependencies: [{target: Low, embed: false}]
        Low: {type: framework, platform: iOS}
      """)
    #expect(found == ["\(severity) missing-embed"])
  }

  @Test(
    "has a cure for each obstacle",
    arguments: [
      (
        "{target: Low, copy: {destination: plugins}}", "",
        "remove `copy` from the entry, so that dyld finds it"
      ),
      (
        "{target: Low}", "LD_DYLIB_INSTALL_NAME: \"@rpath/Deep/$(EXECUTABLE_PATH)\"",
        "let `@rpath` be the install name of Low: set `DYLIB_INSTALL_NAME_BASE: \"@rpath\"` in it, "
          + "and no `LD_DYLIB_INSTALL_NAME`"
      ),
      (
        "{target: Low, destinationFilters: [macOS]}", "",
        "let the filter of the entry include this platform"
      ),
    ])
  func cure(entry: String, setting: String, help: String) throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          supportedDestinations: [iOS, macOS]
          sources: [App]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/Frameworks @executable_path/../Frameworks"}
          dependencies: [\(entry)]
        Low:
          type: framework
          supportedDestinations: [iOS, macOS]
          sources: [Low]
          settings: {\(setting)}
      == App/App.swift
      import Low
      == Low/Low.swift
      public let text = ""
      """, LaunchBySourcesTests.rules)
    #expect(Set(checked.help) == [help])
  }

  @Test("is the same library once, also by two entries")
  func entries() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {target: Static}
            - {framework: Static.framework, implicit: true, embed: false}
            - {target: Low}
        Low: {type: framework, platform: iOS, dependencies: [{target: Static}]}
        Static: {type: framework.static, platform: iOS}
      """, LaunchBySourcesTests.rules)
    #expect(checked.help == ["set `link: false` in each entry for Static in App"])
  }

  @Test(
    "is not found in a configuration in which it has another name",
    arguments: [("configs: {Release: {PRODUCT_NAME: Other}}", 1), ("PRODUCT_NAME: Low", 0)])
  func name(setting: String, count: Int) throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{framework: Low.framework, implicit: true}]
        Low: {type: framework, platform: iOS, settings: {\(setting)}}
      """, "--only unknown-link")
    let message =
      "App depends on Low.framework, whose name differs between configurations: Low, Other"
    let expected = ["error unknown-link project.yml:6: \(message)"]
    #expect(checked.findings == Array(expected.prefix(count)))
  }
}
