import TestSupport
import Testing

/// Products that no package offers; only SwiftPM and Xcode notice them, when they resolve packages.
@Suite("A product that its package doesn't have")
struct MissingProductTests {
  private static func package(
    _ name: String, dependencies: String = "", needs: String = "", others: String = ""
  ) -> String {
    """
    == \(name)/Package.swift
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [
        .target(name: "\(name)", dependencies: [\(needs)]),
        \(others)
      ])
    == \(name)/Sources/\(name)/\(name).swift
    """
  }

  private func app(_ product: String, over packages: String) throws -> CheckedFiles {
    try CheckedFiles(
      """
      name: App
      packages: {Kit: {path: Kit}}
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {package: Kit, product: \(product)}
      \(packages)
      """, "--only unknown-link")
  }

  @Test("is an error where a spec names it")
  func spec() throws {
    let checked = try app("Kti", over: Self.package("Kit"))
    #expect(
      checked.findings == [
        "error unknown-link project.yml:8: App depends on Kti, which is not a product of the "
          + "package Kit"
      ])
    #expect(checked.help == ["did you mean `Kit`?"])
  }

  @Test("and its help is the line to add if it is a target there")
  func target() throws {
    let kit = Self.package("Kit", others: ".target(name: \"Images\")")
    let checked = try app("Images", over: kit)
    #expect(checked.findings.count == 1)
    #expect(
      checked.help == [
        "add `.library(name: \"Images\", targets: [\"Images\"])` to `products:` of its package"
      ])
  }

  @Test(
    "is an error where a package names it, with its package or alone",
    arguments: [
      (".product(name: \"Lo\", package: \"Low\")", "is not a product of the package Low"),
      ("\"Lo\"", "is neither a target of its package nor a product of a package it names"),
    ])
  func package(entry: String, words: String) throws {
    let kit = Self.package("Kit", dependencies: ".package(path: \"../Low\")", needs: entry)
    let checked = try app("Kit", over: kit + "\n" + Self.package("Low"))
    #expect(
      checked.findings
        == ["error unknown-link Kit/Package.swift:8: Kit depends on Lo, which \(words)"])
  }

  @Test(
    "SwiftPM finds it in another package that the manifest names before version 5.8 of tools",
    arguments: ["5.7", "5.8"])
  func byName(tools: String) throws {
    let kit = Self.package(
      "Kit", dependencies: ".package(path: \"../Low\"), .package(path: \"../High\")",
      needs: ".product(name: \"Low\", package: \"High\")"
    ).replacing("tools-version:5.9", with: "tools-version:\(tools)")
    let packages = [kit, Self.package("Low"), Self.package("High")].joined(separator: "\n")
    #expect(try app("Kit", over: packages).findings.isEmpty == (tools == "5.7"))
    let gone = packages.replacing("name: \"Low\", package", with: "name: \"Gone\", package")
    #expect(try app("Kit", over: gone).findings.count == 1)
  }

  @Test("a package that a manifest names outside of the repository may be on other machines")
  func outside() throws {
    func findings(_ path: String) throws -> [String] {
      let kit = Self.package("Kit", dependencies: ".package(path: \"\(path)\")")
      return try CheckedFiles(
        "name: A\n\(kit)", "--only refused-spec", git: "git init -q; rm project.yml"
      )
      .findings
    }
    #expect(try findings("../../Outside") == [])
    #expect(
      try findings("../Inside") == [
        "error refused-spec Kit/Package.swift:6: the local package ../Inside does not exist"
      ])
  }

  /// The name alone is that of the package: of its folder, or the one that the manifest gives it.
  @Test(
    "SwiftPM finds a product by its name alone only if its package is called like it",
    arguments: [
      (#".package(path: "../Low")"#, "5.9", "Low"), (#".package(path: "../Low")"#, "5.1", nil),
      (#".package(path: "../Log")"#, "5.9", nil),
      (#".package(name: "Log", path: "../Low")"#, "5.5", nil),
      // Case counts, and the name in the other manifest doesn't.
      (#".package(path: "../log")"#, "5.5", "log"),
    ] as [(String, String, String?)])
  func nameAlone(package: String, tools: String, folder: String?) throws {
    let kit = Self.package("Kit", dependencies: package, needs: "\"Log\"")
      .replacing("tools-version:5.9", with: "tools-version:\(tools)")
    let path = try #require(package.split(separator: "\"").last { $0.hasPrefix("../") }).dropFirst(
      3)
    let checked = try app(
      "Kit", over: kit + "\n" + Self.package("Log").replacing("== Log/", with: "== \(path)/"))
    #expect(
      checked.findings
        == [folder].compactMap { $0 }.map { _ in
          "error unknown-link Kit/Package.swift:8: Kit depends on Log, whose package it does not name"
        })
    #expect(
      checked.help
        == [folder].compactMap { $0 }.map {
          "write `.product(name: \"Log\", package: \"\($0)\")`"
        })
  }

  private let remote = ".package(url: \"https://a.b/c\", from: \"1.0.0\")"

  @Test("is unknown where a package is elsewhere")
  func elsewhere() throws {
    let kit = Self.package("Kit", dependencies: remote, needs: "\"c\"")
    #expect(try app("Kit", over: kit).findings == [])
  }

  @Test("is an error wherever a package has the target, or no package has the name that is alone")
  func certain() throws {
    let kit = Self.package(
      "Kit", dependencies: remote, needs: "\"Imagse\"", others: ".target(name: \"Images\")")
    let checked = try app("Images", over: kit)
    #expect(
      checked.findings == [
        "error unknown-link Kit/Package.swift:8: Kit depends on Imagse, which is neither a target "
          + "of its package nor a product of a package it names",
        "error unknown-link project.yml:8: App depends on Images, which is not a product of the "
          + "package Kit",
      ])
    #expect(
      checked.help == [
        "did you mean `Images`?",
        "add `.library(name: \"Images\", targets: [\"Images\"])` to `products:` of its package",
      ])
    // Before tools 5.2 any package may have it, and the folder above has an unknown name.
    let old = kit.replacing("version:5.9", with: "version:5.1")
    #expect(try app("Kit", over: old).findings == [])
    let above = kit.replacing(remote, with: "\(remote), .package(path: \"..\")")
    #expect(try app("Kit", over: above).findings == [])
  }

  @Test("but an executable is a product without being listed")
  func executable() throws {
    let kit = Self.package("Kit", others: ".executableTarget(name: \"Tool\")")
    #expect(try app("Tool", over: kit).findings == [])
  }

  /// A project that links the products of packages without naming these, as Xcode writes local ones.
  private static func project(_ products: [String], more: String = "") -> String {
    let ids = products.indices
    return """
      == App.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {objectVersion = 56; rootObject = R0; objects = {
      R0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T0);
        packageReferences = (X0); };
      C0 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
      F0 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>"; };
      T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = C0; buildPhases = (P0);
        productType = "com.apple.product-type.application";
        packageProductDependencies = (\(ids.map { "D\($0), " }.joined())); };
      P0 = {isa = PBXFrameworksBuildPhase; files = (\(ids.map { "B\($0), " }.joined())); };
      \(ids.map { "B\($0) = {isa = PBXBuildFile; productRef = D\($0); };" }.joined(separator: "\n"))
      \(zip(ids, products).map {
        "D\($0) = {isa = XCSwiftPackageProductDependency; productName = \($1); };"
      }.joined(separator: "\n"))
      \(more)
      }; }

      """
  }

  private static let remote =
    "X0 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/Far\"; };"

  /// What is in the files of a project, and not in a spec.
  private func findings(_ files: String, git: String = "git init -q") throws -> [String] {
    try CheckedFiles(
      files, "--only unknown-link --only refused-spec", git: "\(git); rm project.yml"
    ).findings
  }

  @Test("is an error in an Xcode project without any package that may have it")
  func project() throws {
    let unknown =
      "error unknown-link App.xcodeproj/project.pbxproj:12: App depends on Routing, which is "
      + "not a product of any package it names"
    #expect(
      try findings(Self.project(["Kit", "Routing"]) + Self.package("Kit")) == [unknown])
    // No local package is left at all.
    let bare = Self.project(["Routing"]).replacing("(F0)", with: "()")
    #expect(try findings(bare) == [unknown])
    // A remote one may need others, whose products are for all.
    #expect(try findings(bare.replacing("D0 =", with: "\(Self.remote)\nD0 =")) == [])
  }

  @Test("is not found by Xcode in a package that the project names but doesn't list")
  func dropped() throws {
    let project = Self.project(["Far"], more: Self.remote)
      .replacing("productName", with: "package = X0; productName").replacing("(F0)", with: "()")
    #expect(try findings(project) == [])
    let lost =
      "unknown-link App.xcodeproj/project.pbxproj:12: App depends on Far, whose package no project "
      + "lists"
    let unlisted = project.replacing("packageReferences = (X0)", with: "packageReferences = ()")
    #expect(try findings(unlisted) == ["error \(lost)"])
    // Another package may need it as well.
    let other = Self.remote.replacing("X0", with: "X1").replacing("Far", with: "Other")
    #expect(
      try findings(
        project.replacing("packageReferences = (X0)", with: "packageReferences = (X1)")
          .replacing("X0 =", with: "\(other)\nX0 =")) == ["warning \(lost)"])
  }

  @Test("is for Xcode because of a package folder that is not there")
  func folder() throws {
    let absent =
      "error refused-spec App.xcodeproj/project.pbxproj:8: the local package Kit does not exist"
    let project = Self.project(["Kit"], more: Self.remote)
    #expect(try findings(project) == [absent])
    #expect(try findings(project + Self.package("Kit")) == [])
    // It was moved, and Xcode looks for packages in no folder.
    #expect(
      try findings(project + Self.package("Kit").replacing("== Kit", with: "== Lib/Kit")) == [
        absent
      ])
    let workspace = """
      == App.xcworkspace/contents.xcworkspacedata
      <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef>
      <FileRef location = "group:Lib/Kit"></FileRef></Workspace>

      """
    let moved = project + workspace + Self.package("Kit").replacing("== Kit", with: "== Lib/Kit")
    #expect(try findings(moved) == [])
    #expect(try findings(project, git: "git init -q; echo Kit > .gitignore") == [])
    // Of two folders that are not there, either may be it.
    let second = project.replacing("(F0)", with: "(F0, F1)").replacing(
      "F0 =", with: "F1 = {isa = PBXFileReference; path = www; sourceTree = \"<group>\"; };\nF0 =")
    #expect(
      try findings(second.replacing("path = www", with: "lastKnownFileType = folder; path = www"))
        == [])
    // With all products there it may be another folder.
    #expect(try findings(Self.project([], more: Self.remote)) == [])
  }
}
