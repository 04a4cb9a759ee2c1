import TestSupport
import Testing

/// Names in Swift manifests that lead nowhere, in the words of their tools.
@Suite("Missing names in Swift manifests")
struct MissingManifestNameTests {
  private func tuist(_ dependencies: String, packages: String = "", others: String = "") throws
    -> CheckedFiles
  {
    try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist(project: .tuist())
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", packages: [\(packages)], targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          dependencies: [
            \(dependencies)
          ])
      ])
      == Kit/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      == Near/Project.swift
      import ProjectDescription
      let project = Project(name: "Near", targets: [
        .target(name: "Near", destinations: .iOS, product: .framework, bundleId: "n")
      ])
      \(others)
      """, "--only unknown-link")
  }

  @Test(
    "a project that isn't there is an error at its entry",
    arguments: [
      (#".project(target: "R", path: "Missing")"#, "R", "no Project.swift in `Missing`"),
      (#".project(target: "S", path: .relativeToRoot("Kit"))"#, "S", "no Project.swift in `Kit`"),
    ])
  func project(entry: String, name: String, note: String) throws {
    let checked = try tuist(entry)
    #expect(
      checked.findings == [
        "error unknown-link Project.swift:6: App depends on \(name), which is not a target of the "
          + "project"
      ])
    #expect(checked.notes.contains(note))
    #expect(checked.help == ["fix the path"])
  }

  @Test("a target that a project doesn't have gets the nearest name")
  func target() throws {
    let checked = try tuist(#".project(target: "Naer", path: "Near")"#)
    #expect(
      checked.findings == [
        "error unknown-link Project.swift:6: App depends on Naer, which is not a target of the "
          + "project"
      ])
    #expect(checked.help == ["did you mean `Near`?"])
    let other = try tuist(#".target(name: "Zip")"#)
    #expect(other.help == ["use a target of the project, or remove this entry"])
  }

  @Test("a product that no package of the projects has is an error, if all of them are local")
  func product() throws {
    let local = #".local(path: "Kit")"#
    let checked = try tuist(#".package(product: "Nope")"#, packages: local)
    #expect(
      checked.findings == [
        "error unknown-link Project.swift:6: App depends on Nope, which is not a product of any "
          + "package it names"
      ])
    #expect(try tuist(#".package(product: "Kit")"#, packages: local).findings == [])
    #expect(try tuist(#".external(name: "Nope")"#, packages: local).findings == [])
    let remote = #", .remote(url: "https://a.b/c", requirement: .branch("main"))"#
    #expect(try tuist(#".package(product: "Nope")"#, packages: local + remote).findings == [])
  }

  /// Xcode looks for a product in all packages of the workspace, whichever project has them.
  @Test(
    "a product of a package that no project of the workspace has is an error",
    arguments: [
      ("", "which is not a product of any package it names"),
      // It has to be in Xcode's workspace to be found.
      ("Package.swift", "whose package no project lists"),
      ("Near/Package.swift", "which is not a product of any package it names"),
      ("Shared/Package.swift", nil),
    ] as [(String, String?)])
  func withoutPackages(path: String, words: String?) throws {
    let package = """
      == \(path)
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Log", products: [.library(name: "Log", targets: ["Log"])],
        targets: [.target(name: "Log", path: "Log")])
      == Far/Project.swift
      import ProjectDescription
      let project = Project(
        name: "Far", targets: [], additionalFiles: [.folderReference(path: "../Shared")])
      """
    let far = path.isEmpty ? "== None" : package
    let found = try tuist(
      #".package(product: "Log"), .project(target: "F", path: "Far")"#, others: far
    ).findings.filter { $0.contains("Log") }
    #expect(
      found
        == [words.map { "error unknown-link Project.swift:6: App depends on Log, \($0)" }]
        .compactMap(\.self))
    // Another project may have it in a package that isn't here.
    let remote = #".remote(url: "https://a.b/c", requirement: .branch("main"))"#
    let other =
      far + "\n" + """
        == Other/Project.swift
        import ProjectDescription
        let project = Project(name: "Other", packages: [\(remote)], targets: [])
        """
    let silent = try tuist(
      #".package(product: "Log"), .project(target: "O", path: "Other")"#, others: other
    ).findings.filter { $0.contains("Log") }
    #expect(silent == (path == "Package.swift" ? found : []))
  }

  @Test("help for a package next to a project is what the project has to list")
  func unlisted() throws {
    let checked = try tuist(
      #".package(product: "Log")"#,
      others: """
        == Package.swift
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Log", products: [.library(name: "Log", targets: ["Log"])],
          targets: [.target(name: "Log", path: "Log")])
        """)
    #expect(checked.help == ["add `.package(path: \".\")` to `packages:` of the project"])
    #expect(checked.notes == ["its package"])
  }

  @Test("a project that isn't there is said once, and one in a submodule that isn't there by git")
  func absentProject() throws {
    let entries = #".project(target: "R", path: "Gone"), .project(target: "S", path: "Gone")"#
    let checked = try tuist(entries)
    #expect(
      checked.findings == [
        "error unknown-link Project.swift:6: App depends on R, which is not a target of the "
          + "project"
      ])
    #expect(checked.notes == ["no Project.swift in `Gone`", "the same here"])
    let manifest = """
      == Tuist.swift
      import ProjectDescription
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a", dependencies: [\(entries)])
      ])
      == .gitmodules
      [submodule "Gone"]
      path = Gone
      url = https://a.b/c
      """
    let commit = String(repeating: "1", count: 40)
    let absent = try CheckedFiles(
      manifest, "--only unknown-link",
      git: "git init -q; git update-index --add --cacheinfo 160000,\(commit),Gone; mkdir -p Gone")
    #expect(absent.findings == [])
    #expect(absent.problems.contains("`Gone` is a submodule that is not checked out"))
  }

  @Test("help names a product by what has its package: the project, or `Tuist/Package.swift`")
  func external() throws {
    func help(_ packages: String) throws -> [String] {
      try CheckedFiles(
        """
        == Tuist.swift
        import ProjectDescription
        let tuist = Tuist(project: .tuist())
        == Tuist/Package.swift
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "D", dependencies: [.package(path: "../Kit")])
        == Project.swift
        import ProjectDescription
        let project = Project(name: "P", packages: [\(packages)], targets: [
          .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"])
        ])
        == App/App.swift
        import Kit
        == Kit/Package.swift
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit")])
        == Kit/Sources/Kit/Kit.swift
        """, "--only undeclared-import"
      ).help
    }
    let end = "to the dependencies of App, or remove the import"
    #expect(try help("") == ["add `.external(name: \"Kit\")` \(end)"])
    #expect(try help(#".local(path: "Kit")"#) == ["add `.package(product: \"Kit\")` \(end)"])
  }

  private func package(_ dependencies: String) throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "All", dependencies: [.package(path: "A"), .package(path: "U")],
        targets: [.target(name: "All", dependencies: ["A", .product(name: "Und", package: "U")])])
      == A/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "A", products: [.library(name: "A", targets: ["A"])],
        targets: [.target(name: "A", dependencies: [\(dependencies)])])
      == U/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "U", products: [.library(name: "Und", targets: ["U"])], targets: [.target(name: "U")])
      == Sources/All/All.swift
      """, "--only unknown-link")
  }

  @Test(
    "a package that names no package has no product of another one",
    arguments: [
      (
        #""Und""#,
        "which is neither a target of its package nor a product of a package it names"
      ),
      (#".product(name: "Und", package: "U")"#, "whose package it does not name"),
    ])
  func without(entry: String, words: String) throws {
    #expect(
      try package(entry).findings == [
        "error unknown-link A/Package.swift:5: A depends on Und, \(words)"
      ])
  }

  @Test("a target of a package that isn't there")
  func packageTarget() throws {
    let checked = try package(#".target(name: "Zip")"#)
    #expect(
      checked.findings == [
        "error unknown-link A/Package.swift:5: A depends on Zip, which is not a target of its "
          + "package"
      ])
    #expect(checked.help == ["use a target of its package, or remove this entry"])
  }

  @Test("a package that `Tuist/Package.swift` names and that isn't there is an error, once")
  func absentPackage() throws {
    func project(_ name: String) -> String {
      """
      == \(name)/Project.swift
      import ProjectDescription
      let project = Project(name: "\(name)", targets: [
        .target(name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a")
      ])
      """
    }
    let checked = try CheckedFiles(
      """
      \(project("A"))
      \(project("B"))
      == Tuist/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "D", dependencies: [.package(path: "../Kit"), .package(path: "../../Outside")])
      """, git: "git init -q; rm project.yml")
    #expect(
      checked.findings == [
        "error refused-spec Tuist/Package.swift:4: the local package Kit does not exist"
      ])
  }
}
