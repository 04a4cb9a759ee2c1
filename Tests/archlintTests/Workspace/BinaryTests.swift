import Foundation
import TestSupport
import Testing

@testable import archlint

/// What frameworks and libraries on disk do to the launch of an app.
@Suite("Binaries on disk")
struct BinaryTests {
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
    #expect(try imageMessages(side, files: files) == [error])
    #expect(try imageMessages(side.replacing("Side -", with: "Other -"), files: files) == [])
    let embedded = "{framework: Ready/Side.xcframework, link: false, embed: true}"
    #expect(
      try imageMessages(targets(embedded, "-framework Side", "Side.xcframework"), files: files)
        == [])
    // Flags come before Kit on the line, in which Low would be found as well.
    #expect(
      try imageMessages(targets("{target: Kit}", "-lLow", "libLow.a"), files: files) == [
        "error: static code of Low (external) is duplicated in App: linked into App and Kit"
      ])
    let first = targets("{target: Kit}", "-framework Kit -lLow", "libLow.a")
    #expect(try imageMessages(first, files: files) == [])
  }

  @Test("an xcframework whose archives are not fetched is static, as its list says")
  func unfetched() throws {
    func errors(_ library: String) throws -> [String] {
      let list = """
        <plist><dict><key>AvailableLibraries</key><array><dict>
        <key>LibraryPath</key><string>\(library)</string>
        </dict></array></dict></plist>
        """
      let app = """
          App: {type: application, platform: iOS, dependencies: [{framework: Side.xcframework, embed: false}]}
        """
      return try imageMessages(app, files: ["Side.xcframework/Info.plist": list])
    }
    #expect(try errors("libSide.a") == [])
    #expect(try errors("Side.framework").count == 1)
  }

  /// Where a product's binary gets to is not checked, so that the verdict counts it.
  @Test("a binary of a local package is counted")
  func packageBinary() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: App
      packages: {Kit: {path: Kit}}
      targets:
        App: {type: application, platform: iOS, dependencies: [{package: Kit, product: Side}]}
      """, to: "project.yml")
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Side", targets: ["Side"])],
        targets: [
          .binaryTarget(name: "Side", path: "Side.xcframework"),
          .binaryTarget(name: "Unused", path: "Unused.xcframework"),
        ])
      """, to: "Kit/Package.swift")
    let run = try BuiltProgram.run(shell: "$archlint check", in: folder.path)
    let ending = "Not checked at launch: 1 binary (static or dynamic is unknown).\n"
    #expect(run.output.hasSuffix(ending), "\(run.output)")
  }

  @Test("sources decide about frameworks on disk as well")
  func importsOfBinaries() throws {
    let targets = """
        App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Lib}]}
        Lib: {type: framework.static, platform: iOS, sources: [Lib], dependencies: [{framework: Side.xcframework}]}
      """
    func told(_ code: String, by user: String = "Lib") throws -> [String] {
      try imageMessages(
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

  @Test("a framework that imports a binary on disk loads it, whoever lists it")
  func unlistedBinary() throws {
    let targets = """
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit], dependencies: []}
        Other: {type: framework, platform: iOS, dependencies: [{framework: Side.xcframework}]}
      """
    let files = ["Side.xcframework/Info.plist": "", "Kit/k.swift": "import Side"]
    let checked = try CheckedFiles(
      "name: Station\ntargets:\n\(targets)"
        + files.map { "\n== \($0.key)\n\($0.value)" }.sorted().joined())
    #expect(
      checked.findings.filter { $0.contains("missing-embed") } == [
        "error missing-embed project.yml:3: App loads Side (external) at launch but does not embed it"
      ])
    #expect(
      checked.help.contains { $0.hasPrefix("add `- framework: Side.xcframework` to") })
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

  @Test("a static framework behind an archive is linked by an entry, or found by a search path")
  func staticFrameworks() throws {
    let files = ["Ad.framework/Ad": "!<arch>\n"]
    func told(_ app: String, _ file: String = "Ad.framework") throws -> [String] {
      try imageMessages(
        """
          App: {type: application, platform: iOS, \(app)}
          Lib: {type: framework.static, platform: iOS, dependencies: [{framework: \(file)}]}
        """, files: files)
    }
    let entries = "dependencies: [{target: Lib}]"
    #expect(
      try told(entries) == [
        "error: App uses Ad (external) but nothing links it; linking fails with undefined symbols"
      ])
    let entry = ", {framework: Ad.framework, embed: false}]"
    #expect(try told(entries.replacing("]", with: entry)) == [])
    #expect(try told("settings: {FRAMEWORK_SEARCH_PATHS: Ready}, " + entries) == [])
  }
}
