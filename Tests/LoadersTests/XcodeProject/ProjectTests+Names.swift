import Loaders
import Modules
import Testing

// What names mean, and where entries are.
extension ProjectTests {
  @Test("notes that two workspaces disagree on a name, and warns if one has two products of it")
  func disagreement() {
    func workspace(_ projects: String...) -> String {
      let files = projects.map { "<FileRef location = \"container:\($0)\"/>" }
      return "<Workspace version = \"1.0\">\(files.joined())</Workspace>"
    }
    var files = [
      "A/A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
      "x/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "y/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "X.xcworkspace/contents.xcworkspacedata": workspace("A/A.xcodeproj", "x/B.xcodeproj"),
      "Y.xcworkspace/contents.xcworkspacedata": workspace("A/A.xcodeproj", "y/B.xcodeproj"),
    ]
    #expect(Self.graph(files).0.notices.map(\.kind) == [.disputedName])
    files["Z.xcworkspace/contents.xcworkspacedata"] = workspace(
      "A/A.xcodeproj", "x/B.xcodeproj", "y/B.xcodeproj")
    #expect(Self.graph(files).0.notices.map(\.kind) == [.ambiguousName])
  }

  @Test("notes that two workspaces disagree on a name, though one product of it is nearer")
  func nearDisagreement() {
    func workspace(_ project: String) -> String {
      "<Workspace><FileRef location=\"group:App/A.xcodeproj\"/>"
        + "<FileRef location=\"group:\(project)\"/></Workspace>"
    }
    var files = [
      "App/A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", links: [Self.built("B")])),
      "App/x/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "y/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "X.xcworkspace/contents.xcworkspacedata": workspace("App/x/B.xcodeproj"),
      "Y.xcworkspace/contents.xcworkspacedata": workspace("y/B.xcodeproj"),
    ]
    let notices = Self.graph(files).0.notices
    #expect(notices.map(\.kind) == [.disputedName])
    #expect(
      notices[0].notes.map(\.place.file) == [
        "App/x/B.xcodeproj/project.pbxproj", "y/B.xcodeproj/project.pbxproj",
      ])
    // With the same project in both there is nothing to disagree on.
    files["Y.xcworkspace/contents.xcworkspacedata"] = workspace("App/x/B.xcodeproj")
    #expect(Self.graph(files).0.notices.isEmpty)
  }

  @Test("finds a framework by the name that its settings give it, though its file has another one")
  func namedBySetting() {
    let files = [
      "P.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", links: [Self.built("Promises")]),
        Self.framework("PromisesObjC", settings: ["PRODUCT_NAME": "Promises"]))
    ]
    let (graph, problems) = Self.graph(files)
    #expect(graph.links.map { graph.name(of: $0.to) } == ["PromisesObjC"])
    #expect(problems.isEmpty && graph.notices.isEmpty)
  }

  @Test("finds in a workspace what its projects refer to")
  func references() {
    func app(_ reference: String) -> String {
      Self.project(
        Self.framework("A", links: [Self.built("B")]), more: ["projectReferences": [reference]])
    }
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": app("x/Middle.xcodeproj"),
      "x/Middle.xcodeproj/project.pbxproj": Self.project(more: [
        "projectReferences": ["B.xcodeproj"]
      ]),
      "x/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "y/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "A.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:A.xcodeproj\"/></Workspace>",
    ]).0
    #expect(
      graph.links.compactMap(\.target).map { graph[graph[$0].spec].path } == ["x/B.xcodeproj"])
    #expect(graph.notices.isEmpty)
  }

  @Test("finds what a project in no workspace refers to next to one that is in another")
  func sharedReferences() {
    let graph = Self.graph([
      "App.xcodeproj/project.pbxproj": Self.project(more: [
        "projectReferences": ["A.xcodeproj", "B.xcodeproj"]
      ]),
      "A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
      "B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
      "A.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location=\"group:A.xcodeproj\"/></Workspace>",
    ]).0
    #expect(graph.links.map { graph.name(of: $0.to) } == ["B"])
    #expect(graph.notices.isEmpty)
  }

  private static let library = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Lib", products: [.library(name: "Lib", targets: ["Lib"])],
      targets: [.target(name: "Lib")])
    """

  @Test("has the packages of its workspace")
  func packages() {
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [["package": "Lib"]])),
      "A.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:A.xcodeproj"/><FileRef location="group:Kits/Lib"/>
      <FileRef location="group:README.md"/></Workspace>
      """,
      "Kits/Lib/Package.swift": Self.library,
    ]).0
    #expect(
      graph.links.compactMap(\.target).map { graph[graph[$0].spec].path } == [
        "Kits/Lib/Package.swift"
      ])
  }

  @Test("has the package product that it names, and not a framework of the same name")
  func packageAndProject() {
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", links: [["package": "Lib"]]),
        Self.framework("C", links: [Self.built("Lib")])),
      "B.xcodeproj/project.pbxproj": Self.project(Self.framework("Lib")),
      "A.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:A.xcodeproj"/><FileRef location="group:B.xcodeproj"/>
      <FileRef location="group:Kits/Lib"/></Workspace>
      """,
      "Kits/Lib/Package.swift": Self.library,
    ]).0
    #expect(
      graph.links.compactMap(\.target).map { graph[graph[$0].spec].path } == [
        "Kits/Lib/Package.swift", "B.xcodeproj",
      ])
    #expect(graph.notices.isEmpty)
  }

  @Test("is one project by whichever link or path a workspace names it")
  func realPaths() throws {
    let paths = [
      "group:one/B.xcodeproj", "group:link/B.xcodeproj", "absolute:/tree/one/B.xcodeproj",
    ]
    for path in paths {
      let texts = [
        "A.xcodeproj/project.pbxproj": Self.project(Self.framework("A", links: [Self.built("B")])),
        "one/B.xcodeproj/project.pbxproj": Self.project(Self.framework("B")),
        "X.xcworkspace/contents.xcworkspacedata":
          "<Workspace><FileRef location=\"group:A.xcodeproj\"/><FileRef location=\"\(path)\"/></Workspace>",
      ]
      let folders = ["": UInt64(1), "one": 2, "link": 2, "/tree/one": 2].mapValues {
        FolderListing([], identity: .init(device: 0, number: $0))
      }
      let found = folders.filter { $0.key == "" || $0.key == "one" }
      let disk = ProjectFiles(
        read: { path throws(ProjectFiles.Failure) in
          guard
            let text = texts[path.replacing("/tree/", with: "").replacing("link/", with: "one/")]
          else { throw .missing }
          return Array(text.utf8)
        }, kind: { $0.hasSuffix(".pbxproj") ? .file : nil },
        list: { path throws(ProjectFiles.Failure) in
          guard let listing = folders[path] else { throw .missing }
          return listing
        }
      ).remembering(found)
      let graph = ProjectLoader(files: disk, environment: [:]).read(Array(texts.keys)).graph()
      #expect(graph.specs.map(\.path) == ["A.xcodeproj", "one/B.xcodeproj"])
      #expect(graph.links.count == 1 && graph.links[0].target != nil)
    }
  }

  @Test("says in words where an entry is: its target, phase and name")
  func words() {
    var app = Self.framework("App", links: [Self.built("A")])
    app["copies"] = [["destination": "frameworks", "path": "", "files": [Self.built("B")]]]
    app["dependencies"] = [["target": "C"]]
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        app, Self.framework("A"), Self.framework("B"), Self.framework("C"))
    ]).0
    #expect(
      graph.links.map { graph.entry(of: $0).provenance.map(\.name) } == [
        ["target App, Link Binary With Libraries: A.framework"],
        ["target App, Copy Files: B.framework"], ["target App, Target Dependencies: C"],
      ])
  }

  @Test("has the modules of its own module map")
  func moduleMap() {
    let graph = Self.graph([
      "x/A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", settings: ["MODULEMAP_FILE": "$(SRCROOT)/A.modulemap"])),
      "x/A.modulemap": """
      framework module A {
        module * { export * }
        explicit module _APrivate { header "Private.h" }
      }
      """,
    ]).0
    #expect(graph.targets.map(\.moduleNames) == [["A", "_APrivate"]])
  }
}
