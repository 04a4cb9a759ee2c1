import Loaders
import Modules
import Testing

// Packages that projects and their workspaces refer to.
extension ProjectTests {
  private static func package(_ target: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["\(target)"])],
      targets: [.target(name: "\(target)")])
    """
  }

  private static func workspace(_ paths: String...) -> String {
    let files = paths.map { "<FileRef location = \"container:\($0)\"/>" }
    return "<Workspace version = \"1.0\">\(files.joined())</Workspace>"
  }

  private static func app(_ name: String, _ packages: [String] = []) -> String {
    project(framework(name, links: [["package": "Kit"]]), more: ["packages": packages])
  }

  /// Where the links lead, and the notices.
  private static func products(_ files: [String: String]) -> ([String], [Notice.Kind]) {
    let graph = graph(
      files.merging([
        "one/Kit/Package.swift": package("Alpha"), "two/Kit/Package.swift": package("Beta"),
      ]) { $1 }
    ).0
    let links = graph.links.map { "\(graph[$0.from].name) -> \(graph.name(of: $0.to))" }
    return (links, graph.notices.map(\.kind))
  }

  @Test("has products of the packages that it refers to, else of those in its workspaces")
  func nearPackages() {
    var files = [
      "1.xcodeproj/project.pbxproj": Self.app("One"),
      "2.xcodeproj/project.pbxproj": Self.app("Two"),
      "1.xcworkspace/contents.xcworkspacedata": Self.workspace("1.xcodeproj", "one/Kit"),
      "2.xcworkspace/contents.xcworkspacedata": Self.workspace("2.xcodeproj", "two/Kit"),
    ]
    #expect(Self.products(files) == (["One -> Alpha", "Two -> Beta"], []))
    files["1.xcodeproj/project.pbxproj"] = Self.app("One", ["local two/Kit"])
    #expect(Self.products(files) == (["One -> Beta", "Two -> Beta"], []))
    // Another project of the workspace refers to the package.
    files["2.xcworkspace/contents.xcworkspacedata"] = Self.workspace("1.xcodeproj", "2.xcodeproj")
    files["1.xcworkspace/contents.xcworkspacedata"] = nil
    #expect(Self.products(files) == (["One -> Beta", "Two -> Beta"], []))
  }

  @Test("notes that its workspaces have different packages with a product, and takes the first")
  func disputedPackages() {
    let files = [
      "1.xcodeproj/project.pbxproj": Self.app("One"),
      "1.xcworkspace/contents.xcworkspacedata": Self.workspace("1.xcodeproj", "one/Kit"),
      "2.xcworkspace/contents.xcworkspacedata": Self.workspace("1.xcodeproj", "two/Kit"),
    ]
    #expect(Self.products(files) == (["One -> Alpha"], [.disputedName]))
  }

  @Test("notes a product without a package whose name is nearly that of a local one")
  func mistypedProduct() {
    let remote = ["remote https://example.com/far"]
    let files = { (product: String) in
      [
        "1.xcodeproj/project.pbxproj": Self.project(
          Self.framework("One", links: [["package": product]]),
          more: ["packages": remote + ["local one/Kit"]])
      ]
    }
    #expect(Self.products(files("Kits")) == (["One -> Kits"], [.unknownProduct]))
    #expect(Self.products(files("Far")) == (["One -> Far"], []))
  }

  @Test("notes a local package that is not there, at its reference")
  func missingPackage() {
    let files = [
      "x/A.xcodeproj/project.pbxproj": Self.app(
        "One", ["local a/Gone", "local ../../Elsewhere", "local Pods/Kit", "local Kit"]),
      "x/Kit/Package.swift": Self.package("Alpha"),
    ]
    var options = JoiningOptions()
    options.exists = { path in path == "x/Kit" || files[path] != nil }
    let parts = Self.loaded(files)
    let graph = parts.graph(by: options)
    #expect(parts.problems.isEmpty)
    #expect(graph.notices.map(\.kind) == [.missingPackage])
    #expect(graph.notices.map(\.path) == ["x/a/Gone"])
    #expect(graph.notices.first?.place.file == "x/A.xcodeproj/project.pbxproj")
    #expect(graph.links.count == 1)
  }

  @Test("has a product on the platforms of its entry, though the list of products has no filters")
  func filteredProduct() {
    let graph = Self.graph([
      "1.xcodeproj/project.pbxproj": Self.project(
        Self.framework(
          "One", links: [["package": "Kit", "platforms": ["ios"]]],
          more: ["packageProducts": ["Kit", "Other"]]))
    ]).0
    #expect(
      graph.links.map { "\(graph.name(of: $0.to)) \(graph.entry(of: $0).platformFilters)" } == [
        "Kit [\"iOS\"]", "Other []",
      ])
  }

  @Test("knows the groups of a workspace that hold packages")
  func groupsOfPackages() {
    let files = [
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0">
        <Group location = "container:" name = "Libraries"><FileRef location = "group:K"/></Group>
      </Workspace>
      """,
      "K/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "K", targets: [.target(name: "K")])
      """,
    ]
    #expect(Self.graph(files).0.targets.map(\.groups) == [["Libraries"]])
  }
}
