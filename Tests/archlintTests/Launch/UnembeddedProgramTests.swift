import TestSupport
import Testing

@Suite("Programs that an app builds and ships without")
struct UnembeddedProgramTests {
  private func findings(_ entry: String, type: String, app: String = "") throws -> [String] {
    try CheckedFiles(
      """
      name: P
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [\(entry)]
          \(app)
        Part: {type: \(type)}
      """, "--only missing-embed"
    ).findings
  }

  @Test(
    "are extensions, clips and watch apps that nothing embeds",
    arguments: [
      "app-extension, platform: iOS", "extensionkit-extension, platform: iOS",
      "application.on-demand-install-capable, platform: iOS",
      "application.watchapp2, platform: watchOS", "application, platform: watchOS",
    ])
  func parts(type: String) throws {
    let entry = "{target: Part, embed: false}"
    #expect(
      try findings(entry, type: type) == [
        "warning missing-embed project.yml:6: App depends on Part, which no app embeds"
      ])
    #expect(try findings("target: Part", type: type) == [])
    let script = "postBuildScripts: [{script: cp -R Part.appex $TARGET_BUILD_DIR/PlugIns}]"
    #expect(try findings(entry, type: type, app: script) == [])
  }

  @Test("are not other apps, nor resources")
  func others() throws {
    let entry = "{target: Part, embed: false}"
    #expect(try findings(entry, type: "application, platform: iOS") == [])
    #expect(try findings(entry, type: "bundle, platform: iOS") == [])
  }
}
