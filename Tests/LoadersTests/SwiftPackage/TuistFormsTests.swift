import Loaders
import Modules
import TestSupport
import Testing

/// Forms of Tuist manifests that teams use and that are easily misread.
@Suite("Forms of Tuist manifests")
struct TuistFormsTests {
  private func loaded(_ drawing: String, among manifests: [String]) -> LoadedParts {
    let files = ProjectFiles.inMemory(DrawnFiles(drawing))
    return ProjectLoader(files: files, environment: [:])
      .read(ManifestChoice.start(manifests, []), among: manifests)
  }

  private func project(
    _ name: String, destinations: String = ".iOS", import module: String? = nil
  ) -> String {
    """
    import ProjectDescription
    \(module.map { "import \($0)" } ?? "")
    let project = Project(name: \(name), targets: [
      .target(name: \(name), destinations: \(destinations), product: .app, bundleId: "a.b")])

    """
  }

  @Test(
    "a workspace finds projects at any depth",
    arguments: ["**", "./**", "Apps/**", "Apps/*", "Apps/{Till,Shop}", "App?/Sho[p]"])
  func anyDepth(pattern: String) {
    let drawing = """
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "All", projects: ["\(pattern)"])
      == Apps/Shop/Project.swift
      \(project("\"Shop\""))
      """
    let loaded = loaded(drawing, among: ["Workspace.swift", "Apps/Shop/Project.swift"])
    #expect(loaded.graph().targets.map(\.name) == ["Shop"])
    #expect(loaded.problems == [])
  }

  @Test("flags come from the configuration files of a target and its project, too")
  func configFiles() throws {
    let drawing = """
      == Project.swift
      import ProjectDescription
      let project = Project(
        name: "Shop", settings: .settings(configurations: [
          .debug(name: "Debug", xcconfig: .relativeToRoot("Config/Debug.xcconfig"))]),
        targets: [.target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b")])
      == Config/Debug.xcconfig
      OTHER_LDFLAGS = $(inherited) -ObjC
      """
    let target = try #require(loaded(drawing, among: ["Project.swift"]).graph().targets.first)
    #expect(target.build.loadsObjCMembers)
    #expect(!target.build.loadsAllMembers)
  }

  @Test("a project is partial if some of it is unknown, not if a helper that it doesn't use is")
  func partial() {
    func isPartial(_ dependencies: String) -> Bool? {
      let drawing = """
        == Project.swift
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "Shop", targets: [
          .target(
            name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
            dependencies: \(dependencies))])
        == Tuist/ProjectDescriptionHelpers/Broken.swift
        func )
        """
      let loaded = loaded(drawing, among: ["Project.swift"])
      #expect(loaded.problems.count == 1)
      return loaded.graph().specs.first?.isPartial
    }
    #expect(isPartial("[]") == false)
    #expect(isPartial("[.broken]") == true)
  }

  @Test("a project next to a manifest that makes another one is skipped, unless something names it")
  func leftOver() {
    let drawing = """
      == Kit/Project.swift
      \(project("\"Kit\""))
      == Kit/Old.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; targets = (T); };
          T = {isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.framework"; };
        };
        rootObject = P;
      }
      """
    let paths = ["Kit/Project.swift", "Kit/Old.xcodeproj/project.pbxproj"]
    func loaded(_ drawing: String = drawing, naming named: Set<String>) -> LoadedParts {
      ProjectLoader(files: .inMemory(DrawnFiles(drawing)), environment: [:])
        .read(paths, named: named)
    }
    // A source may be called so, too.
    let source = drawing.replacing("import ProjectDescription", with: "import Foundation")
    #expect(loaded(source, naming: []).graph().targets.map(\.name) == ["Old"])
    #expect(loaded(naming: []).graph().targets.map(\.name) == ["Kit"])
    #expect(loaded(naming: []).problems.map(\.severity) == [.warning])
    #expect(loaded(naming: [paths[1]]).graph().targets.map(\.name).sorted() == ["Kit", "Old"])
    #expect(loaded(naming: [paths[1]]).problems == [])
  }

  @Test("so is one that builds nothing but the targets of a package next to it, which others use")
  func doubledPackage() {
    func read(
      _ target: String = "Kit", using path: String = "Kit", naming named: Set<String> = []
    ) -> LoadedParts {
      let package = { (name: String, dependencies: String) in
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)", dependencies: [\(dependencies)], targets: [.target(name: "\(name)")])
        """
      }
      let project = "Kit/Kit.xcodeproj/project.pbxproj"
      let drawing = """
        == App/Package.swift
        \(package("App", ".package(path: \"../\(path)\")"))
        == Kit/Package.swift
        \(package("Kit", ""))
        == \(project)
        // !$*UTF8*$!
        {
          objects = {
            P = {isa = PBXProject; targets = (T, B, U); };
            T = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.framework"; };
            B = {isa = PBXNativeTarget; name = Kit_Kit; productType = "com.apple.product-type.bundle"; };
            U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
          };
          rootObject = P;
        }
        """
      return ProjectLoader(files: .inMemory(DrawnFiles(drawing)), environment: [:])
        .read(["App/Package.swift", "Kit/Package.swift", project], named: named)
    }
    #expect(read().graph().targets.map(\.name) == ["App", "Kit"])
    #expect(read().problems.map(\.severity) == [.warning])
    #expect(read("Other").problems.isEmpty)
    #expect(read(using: "Log").graph().targets.count == 5)
    #expect(read(naming: ["Kit/Kit.xcodeproj/project.pbxproj"]).problems.isEmpty)
  }

  @Test("a target's module has no space in its name")
  func moduleName() {
    let loaded = loaded("== Project.swift\n\(project("\"My App\""))", among: ["Project.swift"])
    #expect(loaded.graph().targets.flatMap(\.moduleNames) == ["My_App"])
  }

  @Test("the folder of helpers is found in lower case, as on a Mac")
  func lowerCase() {
    let drawing = """
      == Apps/Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "Shop", targets: [.shop])
      == tuist/ProjectDescriptionHelpers/Target.swift
      import ProjectDescription
      public extension Target {
        static let shop = Target.target(
          name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b")
      }
      """
    let loaded = loaded(drawing, among: ["Apps/Project.swift"])
    #expect(loaded.graph().targets.map(\.name) == ["Shop"])
    #expect(loaded.problems == [])
  }

  @Test("a folder without a project is a warning where the workspace lists it")
  func missingProject() {
    let drawing = """
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(
        name: "All",
        projects: ["Apps/Shop", "Apps/Till"])
      == Apps/Shop/Project.swift
      \(project("\"Shop\""))
      """
    let loaded = loaded(drawing, among: ["Workspace.swift"])
    #expect(loaded.graph().targets.map(\.name) == ["Shop"])
    #expect(
      loaded.problems.map { "\($0.place?.description ?? "-"): \($0.message)" }
        == ["Workspace.swift:4:27: no Project.swift in `Apps/Till`"])
    #expect(!loaded.problems.haveError)
  }

  @Test("a framework of the system behind a framework is not that of what embeds it")
  func systemBehind() {
    let drawing = """
      == Project.swift
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          dependencies: [.target(name: "Kit")]),
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: "b",
          dependencies: [.sdk(name: "StoreKit", type: .framework)]),
      ])

      """
    let graph = loaded(drawing, among: ["Project.swift"]).graph()
    #expect(
      graph.links.map { "\(graph.name(of: $0.from)) -> \(graph.name(of: $0.to))" } == [
        "App -> Kit", "Kit -> StoreKit",
      ])
  }

  @Test("facts of a system are not those of all once more")
  func flatVariants() {
    let drawing = """
      == Project.swift
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: [.iPhone, .mac, .appleTv], product: .app, bundleId: "a")])

      """
    let build = loaded(drawing, among: ["Project.swift"]).graph().targets[0].build
    #expect(build.variants.count == 3)
    #expect(build.variants.values.allSatisfy { $0.variants.isEmpty })
  }

  @Test("destinations may be listed in a call")
  func destinations() {
    let text = project("\"Shop\"", destinations: ".init([.iPad, .mac])")
    let loaded = loaded("== Project.swift\n\(text)", among: ["Project.swift"])
    #expect(loaded.problems == [])
    #expect(loaded.graph().targets.map(\.name) == ["Shop"])
  }

  @Test(
    "a local plugin is found from its root, or from the file that names it",
    arguments: [
      (
        "Tuist.swift", "Tuist(project: TuistProject.tuist(@))", ".relativeToRoot(\"Plugins/Names\")"
      ),
      ("Tuist.swift", "Tuist(project: .tuist(@))", ".relativeToManifest(\"../Plugins/Names\")"),
      ("Tuist.swift", "Tuist(project: .tuist(@))", "\"Plugins/Names\""),
      ("Tuist/Config.swift", "Config(@)", ".relativeToManifest(\"../../Plugins/Names\")"),
    ])
  func plugin(file: String, call: String, path: String) {
    let drawing = """
      == \(file)
      import ProjectDescription
      let settings = \(call.replacing("@", with: "plugins: [.local(path: \(path))]"))
      == Plugins/Names/Plugin.swift
      import ProjectDescription
      let plugin = Plugin(name: "Names")
      == Plugins/Names/ProjectDescriptionHelpers/Names.swift
      public enum Names { public static let shop = "Shop" }
      == Project.swift
      \(project("Names.shop", import: "Names"))
      """
    let loaded = loaded(drawing, among: ["Project.swift"])
    #expect(loaded.problems.map(\.message) == [])
    #expect(loaded.graph().targets.map(\.name) == ["Shop"])
  }

  @Test("a local plugin that isn't there is reported")
  func missingPlugin() {
    let drawing = """
      == Tuist.swift
      import ProjectDescription
      let settings = Tuist(project: .tuist(plugins: [.local(path: "Plugins/Names")]))
      == Project.swift
      \(project("\"Shop\""))
      """
    #expect(
      loaded(drawing, among: ["Project.swift"]).problems.map(\.message)
        == ["missing plugin `Plugins/Names`, so what manifests use from it is unknown"])
  }
}
