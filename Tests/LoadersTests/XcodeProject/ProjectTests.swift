import Documents
import Foundation
import Loaders
import Modules
import TestSupport
import Testing

/// Projects, drawn as records, and workspaces over them: what becomes of them in a graph.
@Suite("A project of Xcode")
struct ProjectTests {
  /// A framework with further keys.
  static func framework(
    _ name: String, links: [[String: Any]] = [], settings: [String: Any] = [:],
    more: [String: Any] = [:]
  ) -> [String: Any] {
    var target: [String: Any] = [
      "name": name, "type": "com.apple.product-type.framework", "product": "\(name).framework",
      "links": links,
      "configurations": [
        [
          "name": "Debug",
          "settings": ["SDKROOT": "iphoneos", "PRODUCT_NAME": "$(TARGET_NAME)"].merging(settings) {
            $1 as Any
          },
        ]
      ],
    ]
    target.merge(more) { $1 }
    return target
  }

  static func built(_ name: String) -> [String: Any] {
    ["file": "\(name).framework", "tree": "BUILT_PRODUCTS_DIR"]
  }

  static func project(_ targets: [String: Any]..., more: [String: Any] = [:]) -> String {
    PlainProject.text(of: ["targets": targets].merging(more) { $1 })
  }

  static func graph(_ files: [String: String]) -> (ModuleGraph, [Problem]) {
    let parts = loaded(files)
    return (parts.graph(), parts.problems)
  }

  static func loaded(_ files: [String: String]) -> LoadedParts {
    let bytes = files.mapValues { Array($0.utf8) }
    let disk = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let text = bytes[path] else { throw .missing }
        return text
      },
      kind: { path in
        if bytes[path] != nil { return .file }
        return bytes.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
      },
      list: { path throws(ProjectFiles.Failure) in
        let inside = bytes.keys.compactMap { key in
          path.isEmpty ? key[...] : key.hasPrefix(path + "/") ? key.dropFirst(path.count + 1) : nil
        }
        guard !inside.isEmpty else { throw .missing }
        let entries = inside.map { key in
          let name = String(key.prefix { $0 != "/" })
          return (name, key.count > name.count ? FolderListing.Kind.folder : .file)
        }
        let kinds = Dictionary(entries.map { $0 }, uniquingKeysWith: { $1 })
        return FolderListing(
          kinds.sorted { $0.key < $1.key }.map { FolderListing.Entry($0.key, $0.value) },
          identity: .init(device: 0, number: UInt64(bitPattern: Int64(path.hashValue))))
      }, isForeign: { $0.hasPrefix("..") })
    let paths = bytes.keys.filter { path in
      [".pbxproj", ".xcworkspacedata", "project.yml", "Project.swift"]
        .contains(where: path.hasSuffix)
    }.filter { !$0.hasPrefix("Pods/") }
    return ProjectLoader(files: disk, environment: [:]).read(Array(paths))
  }

  static func links(_ files: [String: String]) -> [String] {
    let graph = graph(files).0
    return graph.links.map { link in
      let home = link.target.map { graph[graph[$0].spec].path } ?? "external"
      let arrow = link.embeds ? link.links ? "=>" : "@>" : link.links ? "->" : ".>"
      return "\(graph[link.from].name) \(arrow) \(graph.productName(of: link.to)) (\(home))"
    }
  }

  @Test("links the products that other projects build, by their names")
  func implicitLinks() {
    let links = Self.links([
      "A/A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
      "B/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
    ])
    #expect(links == ["A -> B (B/B.xcodeproj)"])
  }

  @Test("finds them in its workspaces only, if it lies in any")
  func scopes() {
    var files = [
      "A/A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
      "x/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "y/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?>
      <Workspace version = "1.0">
        <!-- <FileRef location = "group:x/B.xcodeproj"/> -->
        <Group location = "container:y" name = "Low &amp; lower">
          <FileRef location = "group:B.xcodeproj"></FileRef>
          <FileRef location = "container:A/A.xcodeproj"/>
          <FileRef location = "group:../Pods/Pods.xcodeproj"/>
        </Group>
      </Workspace>
      """,
    ]
    #expect(Self.links(files) == ["A -> B (y/B.xcodeproj)"])
    let graph = Self.graph(files).0
    #expect(graph.targets.map(\.groups) == [["Low & lower"], [], ["Low & lower"]])
    // Pods are read where they are installed, though no search goes there.
    files["Pods/Pods.xcodeproj/project.pbxproj"] = Self.project(Self.framework("Pod"))
    #expect(Self.graph(files).0.targets.map(\.name) == ["A", "B", "B", "Pod"])
  }

  @Test("embeds what it copies into its frameworks, and nothing that only lies beside")
  func embeds() {
    var app = Self.framework("App", links: [["file": "A.framework", "target": "A"]])
    app["type"] = "com.apple.product-type.application"
    app["product"] = "App.app"
    app["copies"] = [
      ["destination": "frameworks", "path": "", "files": [["target": "A"], ["target": "B"]]],
      ["destination": "productsDirectory", "path": "", "files": [["target": "C"]]],
      [
        "destination": "frameworks", "path": "", "installOnly": true, "files": [["target": "C"]],
      ],
    ]
    app["dependencies"] = [["target": "A"], ["target": "C"]]
    let links = Self.links([
      "App.xcodeproj/project.pbxproj": Self.project(
        app, Self.framework("A"), Self.framework("B"), Self.framework("C"))
    ])
    #expect(
      links.sorted() == [
        "App .> C (App.xcodeproj)", "App => A (App.xcodeproj)", "App @> B (App.xcodeproj)",
      ])
  }

  @Test("may get what it copies only where it is installed")
  func installedCopies() throws {
    var app = Self.framework("App")
    app["copies"] = [
      ["destination": "frameworks", "path": "", "installOnly": true, "files": [Self.built("A")]]
    ]
    let graph = Self.graph(["App.xcodeproj/project.pbxproj": Self.project(app)]).0
    #expect(graph.links.isEmpty)
    #expect(graph.targets[0].build.carrier(of: "A", isPod: false) == .copyPhase)
  }

  @Test(
    "has a framework where its copy phase puts it, whichever way that names the folder",
    arguments: [
      ("frameworks", "", true), ("Frameworks", "", true), ("wrapper", "Frameworks", true),
      ("productsDirectory", "$(CONTENTS_FOLDER_PATH)/Frameworks", true),
      ("productsDirectory", "${FRAMEWORKS_FOLDER_PATH}", true),
      ("absolutePath", "$(TARGET_BUILD_DIR)/$(FRAMEWORKS_FOLDER_PATH)/", true),
      ("resources", "", false), ("Resources", "", false), ("frameworks", "Deep", false),
      ("productsDirectory", "$(WRAPPER_NAME)/Frameworks", false),
      ("productsDirectory", "${FULL_PRODUCT_NAME}/Frameworks", false),
      ("productsDirectory", "App.app/Frameworks", false),
      ("plugins", "", false), ("absolutePath", "$(TARGET_BUILD_DIR)/$(PLUGINS_FOLDER_PATH)", false),
      ("productsDirectory", "", nil), ("ProductsDirectory", "", nil), ("Product", "", nil),
    ])
  func copies(destination: String, path: String, isFound: Bool?) {
    var app = Self.framework("App", links: [["file": "A.framework", "target": "A"]])
    app["copies"] = [["destination": destination, "path": path, "files": [["target": "A"]]]]
    let graph = Self.graph([
      "App.xcodeproj/project.pbxproj": Self.project(app, Self.framework("A"))
    ]).0
    #expect(graph.links.map(\.embeds) == [isFound != nil])
    if let isFound { #expect(graph.links.map(\.isMisplaced) == [!isFound]) }
  }

  @Test("embeds on some platforms what it links on all")
  func filters() {
    let linked: [String: Any] = ["file": "A.framework", "target": "A"]
    var app = Self.framework("App", links: [linked])
    app["copies"] = [
      [
        "destination": "frameworks", "path": "",
        "files": [linked.merging(["platforms": ["macos"]]) { $1 }],
      ]
    ]
    app["dependencies"] = [["target": "A", "platforms": ["ios"]]]
    let graph = Self.graph([
      "App.xcodeproj/project.pbxproj": Self.project(app, Self.framework("A"))
    ]).0
    #expect(graph.links.map { graph.entry(of: $0).platformFilters } == [[], ["macOS"]])
    #expect(graph.links.map(\.links) == [true, false])
    #expect(graph.links.map(\.embeds) == [false, true])
  }

  @Test("finds what was renamed in another project by its id there, whatever it was called before")
  func renamed() {
    let id = String(repeating: "0", count: 22)
    func links(_ key: String, _ entry: [String: Any], _ remote: String) -> [String] {
      let target = Self.framework("A", more: [key: [entry]])
      let text = Self.project(target, more: ["projectReferences": ["B.xcodeproj"]])
      return Self.links([
        "A.xcodeproj/project.pbxproj": text.replacing("REMOTE", with: id + remote),
        "B.xcodeproj/project.pbxproj": Self.project(Self.framework("New")),
      ])
    }
    var proxy = ["container": "B.xcodeproj", "remoteInfo": "Old", "type": "nativeTarget"]
    #expect(links("dependencies", ["proxy": proxy], "A1") == ["A .> New (B.xcodeproj)"])
    proxy["type"] = "reference"
    let file = Self.built("Old").merging(["proxy": proxy]) { $1 }
    #expect(links("links", file, "A2") == ["A -> New (B.xcodeproj)"])
    // If its name and its id are gone, its product is left.
    let product = Self.built("New").merging(["proxy": proxy]) { $1 }
    #expect(links("links", product, "Gone") == ["A -> New (B.xcodeproj)"])
  }

  @Test("does not know a product that only other workspaces have, and says who builds it")
  func otherWorkspace() {
    let graph = Self.graph([
      "A/A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
      "B/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "A.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0"><FileRef location = "group:A/A.xcodeproj"></FileRef></Workspace>
      """,
    ]).0
    let notices = graph.notices.filter { $0.target != nil }
    #expect(notices.map(\.kind) == [.unknownName])
    #expect(notices.first?.suggestion == nil && notices.first?.isBuiltElsewhere == true)
    #expect(notices.first?.notes.map(\.text) == ["B/B builds it, in no shared workspace"])
  }

  @Test("links by flags, packages by name, and frameworks of the system")
  func otherLinks() {
    let links = Self.links([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework(
          "A",
          links: [
            ["file": "System/Library/Frameworks/UIKit.framework", "tree": "SDKROOT"],
            ["package": "Collections"], ["file": "Ready/Kit.xcframework", "tree": "<group>"],
          ],
          settings: ["OTHER_LDFLAGS": ["$(inherited)", "-framework", "\"B\"", "-lz"]]),
        Self.framework("B")),
      "Ready/Kit.xcframework/Info.plist": "",
    ])
    #expect(
      links == [
        "A -> UIKit (external)", "A -> Collections (external)", "A -> Kit (external)",
        "A -> B (A.xcodeproj)", "A -> z (external)",
      ])
  }

  @Test("scripts copy the files that they name as their own")
  func scriptInputs() {
    let app = Self.framework(
      "App",
      more: [
        "scripts": ["Copy"], "scriptInputs": ["$(SRCROOT)/My Kit.framework"],
        "scriptLists": ["$(SRCROOT)/in.xcfilelist", "lost.xcfilelist"],
      ])
    let graph = Self.graph([
      "App.xcodeproj/project.pbxproj": Self.project(app), "in.xcfilelist": "A.framework\n",
    ]).0
    #expect(
      graph.targets.map(\.build.scripts) == [["Copy\n\n$(SRCROOT)/My_Kit.framework\nA.framework"]])
  }

  @Test("compiles the files of its folders, without what is left out and with what is lent")
  func folders() {
    let owner: [String: Any] = [
      "folders": [
        [
          "path": "Shared",
          "exceptions": [
            ["target": "A", "files": ["Info.plist"]], ["target": "B", "files": ["Both.swift"]],
          ],
        ]
      ]
    ]
    let targets = Self.graph([
      "x/A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", more: owner), Self.framework("B", more: ["sources": ["B/b.swift"]]))
    ]).0.targets
    #expect(targets[0].sources.map(\.path) == ["x/Shared"])
    #expect(targets[0].sources[0].excludes == ["Info.plist"])
    #expect(targets[1].sources.map(\.path) == ["x/B/b.swift", "x/Shared/Both.swift"])
  }

  @Test("counts for nothing where the spec is there that generates it")
  func generated() {
    let graph = Self.graph([
      "project.yml": "name: App\ntargets: {New: {type: framework, platform: iOS}}",
      "App.xcodeproj/project.pbxproj": Self.project(Self.framework("Old")),
    ]).0
    #expect(graph.targets.map(\.name) == ["New"])
  }
}
