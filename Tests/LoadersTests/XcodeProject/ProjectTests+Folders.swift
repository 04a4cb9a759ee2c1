import Loaders
import Modules
import Testing

// Folders that Xcode synchronizes with the disk.
extension ProjectTests {
  private static func folder(_ exceptions: [[String: Any]], copied: [String] = []) -> [String: Any]
  {
    ["folders": [["path": "Shared", "exceptions": exceptions, "explicitFolders": copied]]]
  }

  @Test("leaves out of a target what its own phases take from a folder, not what others' do")
  func phaseExceptions() {
    let isa = "PBXCopyFilesBuildPhase"
    let exceptions: [[String: Any]] = [
      ["phase": isa, "of": "A", "files": ["a.swift"]],
      ["phase": "PBXSourcesBuildPhase", "of": "A", "files": ["b.txt"]],
    ]
    let copies: [String: Any] = ["copies": [["destination": "resources", "path": ""]]]
    let targets = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", more: copies.merging(Self.folder(exceptions)) { $1 }),
        Self.framework("B", more: Self.folder(exceptions)))
    ]).0.targets
    #expect(targets.map { $0.sources.map(\.excludes) } == [[["a.swift"]], [[]]])
  }

  @Test("adds what exceptions name to targets that do not own the folder, even if none does")
  func lentFiles() {
    let exceptions: [[String: Any]] = [
      ["target": "A", "files": ["a.swift", "Deep/b.swift", "Kit.framework"]]
    ]
    let files = [
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A"), Self.framework("B"), more: Self.folder(exceptions))
    ]
    let sources = Self.graph(files).0.targets.map { $0.sources.map(\.path) }
    #expect(sources == [["Shared/a.swift", "Shared/Deep/b.swift"], []])
    #expect(Self.links(files) == ["A -> Kit (external)"])
  }

  @Test("takes exceptions for names, and compiles neither copied folders nor all on all platforms")
  func folderSources() {
    let exceptions: [[String: Any]] = [
      [
        "target": "A", "files": ["a[1].swift"],
        "platforms": ["b.swift": ["ios", "xros"], "c.swift": ["macos"]],
      ]
    ]
    let sources = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", more: Self.folder(exceptions, copied: ["Templates"])))
    ]).0.targets[0].sources
    #expect(sources.map(\.path) == ["Shared", "Shared/b.swift"])
    #expect(sources.map(\.isLimited) == [false, true])
    #expect(sources[0].excludes == ["a?1].swift", "Templates", "b.swift", "c.swift"])
  }

  @Test("links the frameworks and libraries in its folders, and embeds those that a phase copies")
  func binaries() {
    let exceptions: [[String: Any]] = [
      [
        "target": "A", "files": ["Old/Left.framework"],
        "attributes": ["Deep/Weak.framework": ["Weak"]],
        "platforms": ["Mac.framework": ["macos"]],
      ],
      ["target": "B", "files": ["Lent.framework"]],
      ["phase": "PBXCopyFilesBuildPhase", "of": "A", "files": ["Kit.xcframework"]],
    ]
    let copies: [String: Any] = ["copies": [["destination": "frameworks", "path": ""]]]
    var files = [
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", more: copies.merging(Self.folder(exceptions)) { $1 }),
        Self.framework("B"))
    ]
    for name in [
      "Kit.xcframework/Info.plist", "Deep/Weak.framework/Weak", "Old/Left.framework/Left",
      "Mac.framework/Mac", "Lent.framework/Lent", "libz.a", "Package/Package.swift",
      "Package/Own.xcframework/Info.plist", "Media.xcassets/a.framework/b",
    ] {
      files["Shared/\(name)"] = ""
    }
    let graph = Self.graph(files).0
    #expect(
      Self.links(files) == [
        "A -> Weak (external)", "A => Kit (external)", "A -> Lent (external)",
        "A -> Mac (external)", "A -> z (external)", "B -> Lent (external)",
      ])
    #expect(graph.links.map(\.isWeak) == [true, false, false, false, false, false])
    #expect(graph.entry(of: graph.links[3]).platformFilters == ["macOS"])
    #expect(graph.links.allSatisfy { graph[$0.external!].kind == .binary })
  }

  @Test("does not look for binaries outside of the repository")
  func outside() {
    let folders = ["folders": [["path": "../Out", "exceptions": [[String: Any]]()]]]
    let files = [
      "A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", more: folders)),
      "../Out/Kit.framework/Kit": "",
    ]
    #expect(Self.links(files) == [])
  }

  @Test("does not take what settings exclude, nor for certain what some of them do")
  func excluded() {
    let configurations: [[String: Any]] = ["Debug", "Release"].map { name in
      let all =
        name == "Debug" ? ["Old*.swift", "Dev*", "Gone.framework"] : ["Old*.swift", "Gone.*"]
      return ["name": name, "settings": ["EXCLUDED_SOURCE_FILE_NAMES": all]]
    }
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework(
          "A",
          links: [
            ["file": "x/Old.swift.framework", "tree": "<group>"],
            ["file": "x/Gone.framework", "tree": "<group>"],
          ],
          more: [
            "configurations": configurations,
            "sources": ["x/OldA.swift", "x/DevA.swift", "a.swift"],
          ].merging(Self.folder([])) { $1 }))
    ]).0
    let sources = graph.targets[0].sources
    #expect(sources.map(\.path) == ["x/DevA.swift", "a.swift", "Shared"])
    #expect(sources.map(\.isLimited) == [true, false, false])
    #expect(sources[2].excludes == ["**/Old*.swift"])
    #expect(graph.links.map { graph.name(of: $0.to) } == ["Old.swift", "Gone"])
  }

  @Test("knows the modules of module maps on its search paths")
  func searchedModules() {
    let graph = Self.graph([
      "x/A.xcodeproj/project.pbxproj": Self.project(
        Self.framework(
          "A",
          settings: [
            "HEADER_SEARCH_PATHS": ["$(inherited)", "\"$(SRCROOT)/inc/**\"", "$(SDK)/other"],
            "SWIFT_INCLUDE_PATHS": "swift",
          ]), Self.framework("B", settings: ["HEADER_SEARCH_PATHS": "inc"])),
      "x/inc/deep/module.modulemap": "module Private [system] {\n  header \"a.h\"\n}",
      "x/swift/module.modulemap": "framework module Shared{}",
      "x/other/module.modulemap": "module Other {}",
    ]).0
    #expect(graph.targets.map(\.build.mapped) == [["Private", "Shared"], []])
    #expect(graph.targets.map(\.moduleNames) == [["A"], ["B"]])
  }
}
