import TestSupport
import Testing

/// Proposals about entries that other targets get by transitive linking.
@Suite("An entry that others inherit")
struct InheritedEntryTests {
  @Test("is changed for them as well: without the link the app needs an entry of its own")
  func proposal() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        Lib: {type: library.static, platform: iOS}
        High: {type: framework.static, platform: iOS, dependencies: [{target: Lib, link: true}]}
        App:
          type: application
          platform: iOS
          transitivelyLinkDependencies: true
          settings: {OTHER_LDFLAGS: -all_load}
          dependencies: [{target: High}]
      """, "--only duplicate-static")
    #expect(
      checked.help == [
        "set `link: false` in the entry for Lib in High; add `- target: Lib` to the dependencies of App"
      ])
  }

  @Test("is not inherited where the app has a proposed entry with the same reference")
  func reference() throws {
    let low = "{framework: Low.framework, implicit: true, embed: false}"
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        Side: {type: framework.static, platform: iOS, dependencies: [\(low)]}
        Mid:
          type: framework
          platform: iOS
          dependencies: [\(low), {target: Side}, {framework: Net.framework, implicit: true}]
        App:
          type: application
          platform: iOS
          transitivelyLinkDependencies: true
          dependencies:
            - {framework: Part.framework, implicit: true, embed: false}
            - {framework: Mid.framework, implicit: true, link: false}
      == net/project.yml
      name: N
      targets:
        Net: {type: framework, platform: iOS, dependencies: [\(low)]}
        Low: {type: framework.static, platform: iOS}
      == part/project.yml
      name: Q
      targets:
        Part:
          type: framework.static
          platform: iOS
          sources: [Part.m]
          dependencies:
            - {framework: Side.framework, implicit: true, embed: false}
            - \(low)
      """, "--only duplicate-static --only unlinked-static --only missing-embed")
    // Nothing autolinks what `Part.m` uses, so that the app has to link it.
    let entry = "add `- {framework: Low.framework, implicit: true}` to the dependencies of App"
    #expect(checked.help.contains { $0.contains(entry) })
    #expect(!checked.help.contains { $0.contains("Low.framework, implicit: true, link: false") })
  }

  /// Tests and an app of which neither links what it uses; no Swift import helps.
  private func help() throws -> [String] {
    try CheckedFiles(
      """
      name: P
      targets:
        Low: {type: library.static, platform: iOS, sources: [Low.m]}
        Mid:
          type: library.static
          platform: iOS
          sources: [Mid.m]
          dependencies: [{framework: libLow.a, implicit: true, embed: false}]
        High:
          type: framework.static
          platform: iOS
          sources: [High.m]
          requiresObjCLinking: true
          dependencies: [{framework: Side.framework, implicit: true, embed: false}]
        Tests:
          type: bundle.unit-test
          platform: iOS
          sources: [Tests.m]
          dependencies:
            - {framework: High.framework, implicit: true, embed: false, link: true}
            - {target: Mid}
      == side/project.yml
      name: Q
      targets:
        Side:
          type: framework.static
          platform: iOS
          sources: [Side.m]
          dependencies: [{framework: libLow.a, implicit: true, embed: false}]
        App:
          type: application
          platform: iOS
          sources: [App.m]
          transitivelyLinkDependencies: true
          dependencies: [{framework: High.framework, implicit: true, embed: false}]
      """, "--only duplicate-static --only unlinked-static --only missing-embed"
    ).help
  }

  @Test("is handed on as a proposal leaves it")
  func changed() throws {
    let entry = "`- {framework: libLow.a, implicit: true, embed: false}`"
    #expect(try help().contains { $0.contains(entry) && $0.contains("the dependencies of App") })
  }
}
