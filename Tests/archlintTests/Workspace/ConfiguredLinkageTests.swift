import TestSupport
import Testing

@Suite("A target that is static in one configuration and dynamic in another")
struct ConfiguredLinkageTests {
  /// An app that links Kit without embedding it, and maybe a static library that Kit links too.
  private func workspace(kit settings: String, more: Bool = false) throws -> CheckedFiles {
    try CheckedFiles(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{target: Kit, embed: false}\(more ? ", {target: S}" : "")]
        Kit:
          type: framework
          platform: iOS
          settings: \(settings)
          dependencies: [\(more ? "{target: S, link: true}" : "")]
        S: {type: library.static, platform: iOS}
      """, "--only missing-embed --only duplicate-static")
  }

  private let missing =
    "error missing-embed project.yml:6: App loads Kit at launch but does not embed it"

  @Test("is checked in both, and each finding says where it is found")
  func both() throws {
    let debug = try workspace(kit: "{configs: {Debug: {MACH_O_TYPE: staticlib}}}")
    #expect(debug.findings == ["\(missing) in Release"])
    #expect(debug.notes.contains("Kit is static in Debug"))
    let release = try workspace(kit: "{configs: {Release: {MACH_O_TYPE: staticlib}}}")
    #expect(release.findings == ["\(missing) in Debug"])
    #expect(release.problems == "")
  }

  @Test("says nothing of configurations where all link alike")
  func uniform() throws {
    #expect(try workspace(kit: "{}").findings == [missing])
    #expect(try workspace(kit: "{MACH_O_TYPE: staticlib}").findings == [])
  }

  @Test("is told once where all builds have it, and what differs is a note")
  func everywhere() throws {
    let checked = try workspace(
      kit: "{configs: {Debug: {MACH_O_TYPE: staticlib}}}", more: true)
    #expect(
      checked.findings == [
        "\(missing) in Release",
        "error duplicate-static project.yml:6: static code of S is duplicated in App: linked into App and Kit",
      ])
    #expect(
      checked.notes.contains {
        $0.hasPrefix(
          "in Debug: S is linked twice into App (duplicate symbols): App → Kit → S, App → S"
        )
      })
  }
}
