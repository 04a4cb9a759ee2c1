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
}
