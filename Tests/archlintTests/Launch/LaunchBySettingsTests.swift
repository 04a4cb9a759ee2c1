import TestSupport
import Testing

/// What an app loads, by settings of configurations, scripts and entries.
@Suite("What an app carries")
struct LaunchBySettingsTests {
  @Test("differs between configurations by a condition alone, in settings of the project")
  func condition() throws {
    let checked = try CheckedFiles(
      """
      name: P
      settings: {configs: {Release: {"OTHER_LDFLAGS[sdk=iphoneos*]": "-framework Low"}}}
      targets:
        App: {type: application, platform: iOS}
        Low: {type: framework, platform: iOS}
      """, CheckedFiles.launchRules)
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
      """, CheckedFiles.launchRules)
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
      ("rm -rf Low.framework && cp a b", "error"), ("cp a b | grep Low.framework", "error"),
      ("\"cp a b # as Low.framework\"", "error"), ("\"ls Low.framework; cp a b\"", "error"),
    ])
  func script(line: String, severity: String) throws {
    let found = try CheckedFiles.launchFindings(
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
      """, CheckedFiles.launchRules)
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
      """, CheckedFiles.launchRules)
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
