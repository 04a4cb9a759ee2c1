import Foundation
import TestSupport
import Testing

@testable import archlint

/// Where programs and ready frameworks are on disk.
@Suite("Places on disk")
struct DiskPlacesTests {
  /// The findings about missing frameworks in files.
  private func missing(_ files: [String: String]) throws -> [CheckedProject.Finding] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try CheckedProject(URL(filePath: folder.path)).findings.filter {
      $0.rule == "missing-embed"
    }
  }

  @Test("a system extension lies deeper in its app than others")
  func systemExtensions() throws {
    func count(_ runPath: String) throws -> Int {
      let spec = """
        name: Station
        targets:
          App: {type: application, platform: macOS, dependencies: [{target: Kit}, {target: Net}]}
          Net:
            type: system-extension
            platform: macOS
            settings: {LD_RUNPATH_SEARCH_PATHS: "\(runPath)"}
            dependencies: [{target: Kit}]
          Kit: {type: framework, platform: macOS}
        """
      return try missing(["project.yml": spec]).count
    }
    // Out of MacOS, Contents, Net.systemextension, SystemExtensions and Library.
    #expect(try count("@executable_path/../../../../../Frameworks") == 0)
    #expect(try count("@executable_path/../../../../Frameworks") == 1)
  }

  @Test("a missing binary is listed by its path from the spec of the app")
  func binaries() throws {
    let app =
      "{type: application, platform: iOS, "
      + "dependencies: [{framework: Kit.framework, implicit: true}]}"
    let kit =
      "{type: framework, platform: iOS, dependencies: [{framework: ../Ready/Side.xcframework}]}"
    let together = "name: A\ntargets:\n  App: \(app)\n  Kit: \(kit)"
    let side = ["Ready/Side.xcframework/Info.plist": "", ".archlint.yml": "layers: [all: \"**\"]"]
    let one = try missing(side.merging(["a/project.yml": together]) { $1 })
    let words = ("add `- framework: ", "Ready/Side.xcframework` to the dependencies of App")
    #expect(one.map(\.help) == [words.0 + "../" + words.1])
    let two = try missing(
      side.merging([
        "x/y/project.yml": "name: A\ntargets:\n  App: \(app)",
        "a/project.yml": "name: B\ntargets:\n  Kit: \(kit)",
      ]) { $1 })
    #expect(two.map(\.help) == [words.0 + "../../" + words.1])
  }

  @Test("an xcframework is there for its platforms only")
  func slices() throws {
    func told(_ app: String) throws -> [String] {
      let folder = try TemporaryFolder()
      try folder.write("name: A\ntargets: {App: {type: application, \(app)}}", to: "project.yml")
      for slice in ["ios-arm64", "xros-arm64_x86_64-simulator"] {
        try folder.write("", to: "Side.xcframework/\(slice)/Side.framework/Info.plist")
      }
      return try CheckedProject(URL(filePath: folder.path)).findings.filter {
        $0.rule == "unknown-link"
      }.map(\.message)
    }
    let side = "framework: Side.xcframework"
    let message = "App depends on Side.xcframework, which is built for iOS, visionOS only"
    #expect(try told("platform: macOS, dependencies: [{\(side)}]") == [message])
    #expect(try told("platform: visionOS, dependencies: [{\(side)}]").isEmpty)
    let both = "platform: auto, supportedDestinations: [iOS, macOS]"
    #expect(try told("\(both), dependencies: [{\(side)}]") == [message])
    #expect(try told("\(both), dependencies: [{\(side), destinationFilters: [iOS]}]").isEmpty)
  }
}
