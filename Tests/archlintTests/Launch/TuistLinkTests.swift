import TestSupport
import Testing

/// What Tuist links, in which order, and what it embeds, decides what is loaded at launch.
@Suite("Link phases of Tuist")
struct TuistLinkTests {
  /// A project of some targets: name, product, names of targets that it depends on.
  private func findings(
    _ targets: [(String, String, [String])], _ options: String = CheckedFiles.launchRules,
    destinations: String = ".iOS", sources: String = ""
  ) throws -> CheckedFiles {
    let texts = targets.map { name, product, dependencies in
      """
      .target(
        name: "\(name)", destinations: \(destinations), product: .\(product), bundleId: "\(name)",
        sources: ["\(name)/**"],
        dependencies: [\(dependencies.map { ".target(name: \"\($0)\")" }.joined(separator: ", "))])
      """
    }
    return try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist(project: .tuist())
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
      \(texts.joined(separator: ",\n"))
      ])
      \(sources)

      """, options)
  }

  /// Core's code is in App because it comes first, and so it is in Feature once more.
  @Test(
    "are sorted by the names of targets", arguments: [["Core", "Feature"], ["Feature", "Core"]])
  func sorted(entries: [String]) throws {
    let checked = try findings([
      ("App", "app", entries), ("Feature", "framework", ["Core"]), ("Core", "staticFramework", []),
    ])
    #expect(
      checked.findings.map { $0.split(separator: ":")[0] }
        == ["error duplicate-static Project.swift"])
    // Not in the words of other tools.
    #expect(checked.help.allSatisfy { !$0.contains("`link") && !$0.contains("`type:") })
  }

  /// The linker finds the code of Store in Gate, and takes none of the archive.
  @Test("take what a framework has that is sorted before", arguments: [true, false])
  func before(isReversed: Bool) throws {
    let entries = isReversed ? ["Store", "Gate"] : ["Gate", "Store"]
    let checked = try findings([
      ("App", "app", entries), ("Gate", "framework", ["Store"]), ("Store", "staticFramework", []),
    ])
    #expect(checked.findings == [])
  }

  /// The app embeds it by itself then; what is imported must stay a dependency.
  @Test("need nothing but another product for code in two frameworks", arguments: [true, false])
  func twice(imports: Bool) throws {
    let targets = { (product: String) in
      [
        ("App", "app", ["Feature", "Service"]), ("Feature", "framework", ["Core", "Service"]),
        ("Service", "framework", ["Core"]), ("Core", product, []),
      ]
    }
    let source = imports ? "== Feature/a.swift\nimport Core\nimport Service\n" : ""
    let checked = try findings(targets("staticFramework"), sources: source)
    #expect(
      checked.help.first
        == (imports
          ? "set `product: .framework` in Core" : "remove Core from what Feature links"))
    #expect(try findings(targets("framework"), sources: source).findings == [])
  }

  /// A way through static code counts, however long it is, and whatever else leads there before.
  @Test(
    "reach what a framework or an extension is nearer to",
    arguments: [
      ("framework", ["error duplicate-static Project.swift"]), ("appExtension", []),
    ], [true, false])
  func farther(nearer: (product: String, findings: [String]), isReversed: Bool) throws {
    let entries = isReversed ? ["Side", "Far"] : ["Far", "Side"]
    let checked = try findings([
      ("App", "app", entries), ("Side", nearer.product, ["Core"]),
      ("Far", "staticLibrary", ["Middle"]),
      ("Middle", "staticLibrary", ["Core"]), ("Core", "staticLibrary", []),
    ])
    #expect(checked.findings.map { $0.split(separator: ":")[0] } == nearer.findings.map { $0[...] })
  }

  @Test("have what a condition allows on the platform of the app")
  func limited() throws {
    let checked = try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist(project: .tuist())
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"],
          dependencies: [.target(name: "Home", condition: .when([.ios, .macos]))]),
        .target(name: "Home", destinations: .iOS, product: .framework, bundleId: "h"),
      ])
      == App/a.swift
      import Home
      """, "\(CheckedFiles.launchRules) --only undeclared-import")
    #expect(checked.findings == [])
  }

  @Test("find binaries beside their project, in any folder", arguments: ["", "App/"])
  func binaries(folder: String) throws {
    func target(_ name: String, _ product: String, _ dependencies: String) -> String {
      """
        .target(
          name: "\(name)", destinations: .iOS, product: .\(product), bundleId: "\(name)",
          dependencies: [\(dependencies)])
      """
    }
    let low = #".library(path: "Ready/libLow.a", publicHeaders: "Ready", swiftModuleMap: nil)"#
    let side = #", .xcframework(path: "Ready/Side.xcframework")"#
    let checked = try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist(project: .tuist())
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["\(folder.isEmpty ? "." : "App")"])
      == \(folder)Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
      \(target("App", "app", #".target(name: "Kit"), .target(name: "Zed")"#)),
      \(target("Kit", "framework", low + side)),
      \(target("Zed", "framework", low)),
      ])
      == \(folder)Ready/libLow.a
      == \(folder)Ready/Side.xcframework/Info.plist
      """, CheckedFiles.launchRules)
    #expect(
      checked.findings.map { $0.split(separator: ":")[0] }
        == ["error duplicate-static \(folder)Project.swift"])
  }

  @Test(
    "embed what extensions and tools reach that embed nothing themselves",
    arguments: [
      ("appExtension", [], ".iOS"), ("messagesExtension", [], ".iOS"),
      ("extensionKitExtension", [], ".iOS"), ("commandLineTool", [], ".macOS"),
      ("appExtension", ["Through"], ".iOS"),
    ] as [(String, [String], String)])
  func embedded(product: String, through: [String], destinations: String) throws {
    let checked = try findings(
      [
        ("App", "app", ["Ext"]), ("Ext", product, through + (through.isEmpty ? ["Kit"] : [])),
        ("Through", "staticFramework", ["Kit"]), ("Kit", "framework", []),
      ], "--only missing-embed", destinations: destinations)
    #expect(checked.findings == [])
  }
}
