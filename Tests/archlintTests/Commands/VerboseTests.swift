import TestSupport
import Testing

@Suite("archlint check --verbose")
struct VerboseTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      domain/A -> B, C
      domain/B
      domain/C -> B
      """)
    try project.folder.write(
      """
      layers:
        - domain: domain/**
      exceptions:
        - {rule: same-layer-link, from: A, to: "*", because: shared screen, owner: "@crew",
           expires: 2027-03-31, max: 3}
        - rule: same-layer-link
          from: C
          because: it is old
      """, to: ".archlint.yml")
  }

  @Test("says how many findings each exception covers")
  func text() throws {
    let check = try project.run("$archlint check --verbose --as-of 2027-01-01")
    #expect(
      check.output.replacing(/\d+ rules/, with: "all rules") == """
        Explanation
        read: domain/A/project.yml, domain/B/project.yml, domain/C/project.yml
        layers come from the configuration
        domain: 3 modules, by the path domain/**

        Exceptions: 2
        .archlint.yml:4: 2 findings (max 3): same-layer-link from A to *; shared screen (@crew, \
        until 2027-03-31)
        .archlint.yml:6: 1 finding: same-layer-link from C; it is old

        Checked 3 targets in 3 specs (3 links, all rules).
        No findings (3 suppressed).

        """)
    #expect(check.exitCode == 0)
  }

  @Test("says which manifests nothing names, and which see no variable of the environment")
  func manifests() throws {
    let project = try DrawnProject("")
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: Context.environment["NAME"] ?? "Kit", targets: [.target(name: "Kit", path: ".")])

      """
    for path in ["Package.swift", "Fixtures/Package.swift", "Other/Package.swift"] {
      try project.folder.write(manifest, to: path)
    }
    let check = try project.run("$archlint check --verbose")
    #expect(
      check.output.contains(
        """
        Explanation
        read: Package.swift
        not read, because nothing that could be read names them: Fixtures/Package.swift, Other/Package.swift
        no environment variable is set for: Package.swift

        """))
    #expect(try !project.run("$archlint check").output.contains("not read"))
  }

  @Test("names the manifest of a Tuist workspace, and what defines nothing")
  func tuist() throws {
    let project = try DrawnProject("")
    for (path, text) in [
      "Tuist.swift": "let tuist = Tuist(project: .tuist())",
      "Workspace.swift": "let workspace = Workspace(name: \"All\", projects: [\"App\", \"Extra\"])",
      "App/Project.swift": "let project = Project(name: \"App\", targets: [])",
    ] {
      try project.folder.write("import ProjectDescription\n\(text)\n", to: path)
    }
    try project.folder.write("struct Project {}\n", to: "Extra/Project.swift")
    #expect(
      try project.run("$archlint check --verbose").output.contains(
        """
        read: App/Project.swift, Workspace.swift
        without a project, a workspace or a package: Extra/Project.swift

        """))
    try project.folder.write(
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\")\n",
      to: "Kit/Package.swift")
    #expect(
      try project.run("$archlint check --verbose").output.contains(
        "not read, because nothing that could be read names it: Kit/Package.swift\n"))
  }

  @Test(
    "what the configuration excludes is not read, whichever manifest names it",
    arguments: ["B/**", "**/B/*"])
  func excluded(pattern: String) throws {
    let project = try DrawnProject("")
    let target = "destinations: .iOS, product: .framework, bundleId: \"x\""
    for (path, text) in [
      "Tuist.swift": "let tuist = Tuist(project: .tuist())",
      "Workspace.swift": "let workspace = Workspace(name: \"All\", projects: [\"A\", \"B\"])",
      "A/Project.swift": """
      let project = Project(
        name: "A", packages: [.package(path: "../B")],
        targets: [
          .target(
            name: "A", \(target),
            dependencies: [.project(target: "B", path: "../B"), .package(product: "Kit")]),
        ])
      """,
      "B/Project.swift": "let project = unreadable()",
      "B/Package.swift": "let package = unreadable()",
    ] {
      try project.folder.write("import ProjectDescription\n\(text)\n", to: path)
    }
    #expect(try project.run("$archlint check").output.contains("Incomplete: 1 problem"))
    try project.folder.write("specs: {exclude: [\"\(pattern)\"]}\n", to: ".archlint.yml")
    let check = try project.run("$archlint check --verbose")
    #expect(check.problems == "")
    #expect(check.output.contains("No findings"), "\(check)")
    #expect(
      check.output.contains(
        "not read, because `specs.exclude` has them: B/Package.swift, B/Project.swift\n"))
  }

  @Test("the JSON report always tells, and gives it back")
  func json() throws {
    let check = try project.run("$archlint check --format json --as-of 2027-01-01 | tee r.json")
    #expect(
      check.output.contains(
        """
          "exceptions": [
            {
              "exception": "same-layer-link from A to *",
              "because": "shared screen",
              "owner": "@crew",
              "expires": "2027-03-31",
              "findings": 2,
              "max": 3,
              "file": ".archlint.yml",
              "line": 4,
              "column": 5
            },
            {
              "exception": "same-layer-link from C",
              "because": "it is old",
              "owner": null,
              "expires": null,
              "findings": 1,
              "max": null,
              "file": ".archlint.yml",
              "line": 6,
              "column": 5
            }
          ],
          "renames": [],
          "explanations": [
            "read: domain/A/project.yml, domain/B/project.yml, domain/C/project.yml",
            "layers come from the configuration",
            "domain: 3 modules, by the path domain/**"
          ]
        }

        """), "\(check.output)")
    let direct = try project.run("$archlint check -v --as-of 2027-01-01")
    #expect(try project.run("$archlint render -v r.json").output == direct.output)
  }
}
