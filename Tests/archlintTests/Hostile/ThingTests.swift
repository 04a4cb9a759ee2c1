import Foundation
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

/// Twelve kinds of things in the place of everything that is read.
///
/// The guards: `Disk.opened`, `Disk.failure`, `Disk.kind`, and the reader that is named, which says
/// why instead of going on without.
@Suite("Things in the place of files and folders", .serialized)
struct ThingTests {
  private let folder: TemporaryFolder

  /// What takes a place, and the script that puts it there; `$1` is the path, `$2` its name.
  private static let things = [
    "pipe": #"mkfifo "$1""#,
    "socket":
      #"cd "$(dirname "$1")"; python3 -c 'import socket, sys; socket.socket(1).bind(sys.argv[1])' "$2""#,
    "device": #"ln -s /dev/null "$1""#,
    "folder": #"mkdir "$1""#,
    "lost link": #"ln -s nowhere "$1""#,
    "below a lost link": #"rmdir "$(dirname "$1")"; ln -s nowhere "$(dirname "$1")""#,
    "loop": #"ln -s "$2" "$1""#,
    "two links in a circle": #"ln -s "$2.other" "$1"; ln -s "$2" "$1.other""#,
    "closed": #"touch "$1"; chmod 0 "$1""#,
    "too large": #"truncate -s 65M "$1""#,
    "empty": #"touch "$1""#,
    "below a file": #"rmdir "$(dirname "$1")"; touch "$(dirname "$1")""#,
  ]

  /// A project in which everything that archlint reads is in a folder of its own.
  private static let files = [
    ".archlint.yml": "extends: rules/shared.yml\nbaseline: {per: owner}\n",
    "rules/shared.yml": "rules: {registration: {layers: '*'}}\n",
    ".archlint-baseline.yml":
      "version: 2\nfindings:\n  - {rule: unknown-link, from: x/Gone, to: Lost}\n",
    ".github/CODEOWNERS": "* @all\n",
    "a/project.yml": """
    name: A
    include: ../base/base.yml
    configFiles: {Debug: config/a.xcconfig, Release: config/a.xcconfig}
    targets:
      A:
        type: framework
        platform: iOS
        sources: [in/S, one/One.swift, {path: none/N, buildPhase: none}]
        settings: {SWIFT_OBJC_BRIDGING_HEADER: bridge/B.h, INFOPLIST_FILE: info/Info.plist}
    """,
    "base/base.yml": "options: {}\n",
    "a/config/a.xcconfig":
      "#include \"../config2/b.xcconfig\"\n#include? \"../config3/c.xcconfig\"\n",
    "a/config2/b.xcconfig": "A = 1\n",
    "a/config3/c.xcconfig": "B = 1\n",
    "a/in/S/S.swift": "",
    "a/in/S/deep/D.swift": "",
    "a/in/S/v1.2/V.swift": "",
    "m.Core/project.yml": "name: M\n",
    "n/project.yml": "name: N\n",
    "a/one/One.swift": "",
    "a/none/N": "",
    "a/bridge/B.h": "",
    "a/info/Info.plist": "<plist><dict/></plist>",
    "pods/Podfile": "pod 'A'\n",
    "Package.swift":
      "// swift-tools-version:5.9\nimport PackageDescription\n"
      + "let package = Package(name: \"P\", dependencies: [.package(path: \"local\")])\n",
    "local/Package.swift":
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"L\")\n",
    "Project.swift":
      "import ProjectDescription\nlet project = Project(name: \"T\", targets: [])\n",
    "Tuist/ProjectDescriptionHelpers/H.swift": "",
    "Tuist/Config.swift": "import ProjectDescription\nlet config = Config()\n",
    "x/X.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 56; rootObject = R;
      objects = {
        R = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (); };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        C = {isa = XCConfigurationList; buildConfigurations = (); };
      };
    }
    """,
    "w/W.xcworkspace/contents.xcworkspacedata": "<Workspace version=\"1.0\"></Workspace>",
  ]

  /// Where nothing is wrong: what is missing may be missing, and what is empty says nothing.
  private static let fine: [String: Set<String>] = [
    // An empty file says nothing, where nothing has to be said.
    "empty": [
      "rules/shared.yml", ".archlint.yml", ".github/CODEOWNERS", "base/base.yml",
      "a/config/a.xcconfig", "a/config2/b.xcconfig", "a/config3/c.xcconfig", "a/in/S/S.swift",
      "a/one/One.swift", "a/none/N", "a/bridge/B.h", "pods/Podfile", "a/in/S",
      "Tuist/ProjectDescriptionHelpers/H.swift", "Tuist/Config.swift",
      "a/project.yml", "Package.swift", "local/Package.swift", "Project.swift", "a/in/S/deep",
      "a/in/S/deep/D.swift", "a/info/Info.plist", "a/in/S/v1.2/V.swift", "a/in/S/v1.2",
      "m.Core/project.yml", "m.Core", "n/project.yml", "n",
    ],
    // A folder is what these may be, too, or it holds nothing that is asked for.
    "folder": [
      "a/in/S", "a/in/S/deep", "a/none/N", "Tuist/ProjectDescriptionHelpers", "x/X.xcodeproj",
      "w/W.xcworkspace", "a/one/One.swift", "a/in/S/S.swift", "a/project.yml", "pods/Podfile",
      "Package.swift", "Project.swift", "Tuist/ProjectDescriptionHelpers/H.swift", "a/bridge/B.h",
      "a/in/S/deep/D.swift", "a/in/S/v1.2/V.swift", "a/in/S/v1.2", "m.Core/project.yml", "m.Core",
      "n/project.yml", "n",
    ],
    // A file is not requested as a folder.
    "too large": ["a/none/N", "a/in/S", "a/in/S/deep", "a/in/S/v1.2", "m.Core", "n"],
    "closed": ["a/none/N", "a/in/S", "a/in/S/deep", "a/in/S/v1.2", "m.Core", "n"],
    "below a file": [
      "a/in/S/v1.2/V.swift", "m.Core/project.yml", "n/project.yml", "a/in/S/deep/D.swift",
      ".github/CODEOWNERS", "pods/Podfile", "x/X.xcodeproj",
      "w/W.xcworkspace",
    ],
  ]

  /// The places that nothing is taken from above, since others are there as well.
  private static let shared: Set<String> = [
    ".archlint.yml", ".archlint-baseline.yml", "Package.swift", "Project.swift", "a/project.yml",
    "a/in/S/S.swift", "a/in/S/v1.2", "m.Core", "n", "Tuist/Config.swift", "a/in/S/deep",
    "Tuist/ProjectDescriptionHelpers",
  ]

  /// Every place: the files, and the folders that are read as such.
  private static let places =
    files.keys.sorted() + [
      "a/in/S", "a/in/S/deep", "a/in/S/v1.2", "m.Core", "n", "x/X.xcodeproj", "w/W.xcworkspace",
      "Tuist/ProjectDescriptionHelpers",
    ]

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.git", withIntermediateDirectories: true)
  }

  @Test("the project itself can be read")
  func whole() throws {
    let check = Main.run(["check", folder.path])
    #expect(check.exitCode != .unable, "\(check.problems)")
    #expect(String(decoding: check.output, as: UTF8.self).contains("stale-baseline"))
  }

  @Test("are exit 2, nothing is stale and nothing is dropped", arguments: places)
  func thing(place: String) throws {
    let isRoot = getuid() == 0
    let things = Self.things.sorted { $0.key < $1.key }
    for (kind, script) in Tries.some(things, oneIn: 3, from: place.utf8.count) {
      // Root may read this, too.
      if kind == "closed", isRoot { continue }
      if kind.hasPrefix("below"), Self.shared.contains(place) { continue }
      let copy = try TemporaryFolder()
      let made = try BuiltProgram.run(
        shell: """
          cp -R '\(folder.path)/.' . && rm -rf '\(place)' && set -e
          set -- '\(place)' '\(place.split(separator: "/").last ?? "")'; \(script)
          """, in: copy.path)
      try #require(made.exitCode == 0, "\(kind) \(place): \(made.problems)")
      let kept = try? String(contentsOfFile: copy.path + "/.archlint-baseline.yml", encoding: .utf8)
      let check = Main.run(["check", copy.path])
      let words: Testing.Comment = "\(kind) at \(place): \(check.problems)"
      guard !Self.fine[kind, default: []].contains(place) else {
        #expect(check.exitCode != .unable, words)
        continue
      }
      // What a search meets may have been a folder of specs, or anything else.
      let isMet = check.problems.contains("is a broken link, so specs below it are not checked")
      guard check.exitCode == .unable && check.problems.contains("error: ") || isMet else {
        Issue.record(words)
        continue
      }
      let output = String(decoding: check.output, as: UTF8.self)
      #expect(!output.contains("stale-baseline"), words)
      #expect(Main.run(["baseline", "--prune", copy.path]).exitCode == .unable, words)
      let left = try? String(contentsOfFile: copy.path + "/.archlint-baseline.yml", encoding: .utf8)
      #expect(left == kept, words)
    }
  }

  @Test("a link that leads out of the repository is never read in silence", arguments: places)
  func outside(place: String) throws {
    let copy = try TemporaryFolder()
    let made = try BuiltProgram.run(
      shell: """
        mkdir repo && cp -R '\(folder.path)/.' repo && mv 'repo/\(place)' out
        ln -s "$PWD/out" 'repo/\(place)'
        """, in: copy.path)
    try #require(made.exitCode == 0, "\(made.problems)")
    let check = Main.run(["check", "-v", copy.path + "/repo"])
    // Files are read where links lead; folders are not, which is said.
    let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: copy.path + "/out")) != nil
    if isFolder { #expect(check.problems.contains("leads out"), "\(place): \(check.problems)") }
    #expect(check.exitCode != .internalError)
  }

  @Test("what vanishes between two looks is an error (SourceWalk.listing, SourceReader)")
  func vanishing() throws {
    let whole = Main.run(["check", folder.path])
    for call in [System.Call.open, .list] {
      for position in Tries.some(Array(0..<200), oneIn: 3) {
        let calls = Counter()
        let fails: @Sendable (System.Call) -> System.Fault? = {
          $0 == call && calls.next() == position ? .error(ENOENT) : nil
        }
        let check = System.$fault.withValue(fails) { Main.run(["check", folder.path]) }
        guard calls.count > position else { break }
        let output = String(decoding: check.output, as: UTF8.self)
        let isSame = check.output == whole.output
        #expect(
          check.exitCode == .unable || isSame || output.contains("does not exist"),
          "\(call) \(position): \(output)")
      }
    }
  }
}

/// Counts calls from any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var count = 0

  func next() -> Int {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}
