import TestSupport
import Testing

/// What SwiftPM says of packages and archlint says too, and what it can't know of them.
@Suite("Faults of package manifests")
struct PackageManifestFaultTests {
  /// The packages A and B, each with a target over the other one.
  private func cycle(_ tools: String, needs: String, back: String) throws -> CheckedFiles {
    func package(_ name: String, over other: String, _ targets: String) -> String {
      """
      == \(name)/Package.swift
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "\(name)",
        products: [
          .library(name: "\(name)", targets: ["\(name)"]),
          .library(name: "\(name)2", targets: ["\(name)2"]),
        ],
        dependencies: [.package(path: "../\(other)")],
        targets: [
          \(targets)
        ])
      """
    }
    let one = """
      .target(name: "A", dependencies: [\(needs)]),
          .target(name: "A2")
      """
    let other = """
      .target(name: "B", dependencies: [\(back)]),
          .target(name: "B2")
      """
    return try CheckedFiles(
      "name: Empty\n\(package("A", over: "B", one))\n\(package("B", over: "A", other))",
      "--only cycle", git: "git init -q; rm project.yml")
  }

  private let intoB = #".product(name: "B", package: "B")"#
  private let intoA = #".product(name: "A2", package: "A")"#

  /// As SwiftPM 6.3 does, a package is rejected if its tools version is below 6.0.
  @Test(
    "a package that depends on itself through another one",
    arguments: [("5.9", true), ("6.0", false)])
  func packageCycle(tools: String, isRejected: Bool) throws {
    let checked = try cycle(tools, needs: intoB, back: intoA)
    #expect(
      checked.findings
        == (isRejected
          ? [
            "error cycle A/Package.swift:11: A links B, which depends on A2 of the same package A"
          ] : []))
    #expect(checked.notes == (isRejected ? ["its target"] : []))
  }

  @Test("is none if products are not used, and one of targets is reported as that")
  func otherCycles() throws {
    #expect(try cycle("5.9", needs: intoB, back: "").findings == [])
    #expect(try cycle("5.9", needs: "", back: "").findings == [])
    #expect(
      try cycle("5.9", needs: intoB, back: #".product(name: "A", package: "A")"#).findings.map {
        $0.split(separator: " ").prefix(2).joined(separator: " ")
      } == ["error cycle"])
  }

  @Test(
    "entries that are there twice have no effect, except in specs",
    arguments: [
      ("Package.swift", #"// swift-tools-version:5.9"#, "Package(name: \"P\", targets: [T])"),
      ("Project.swift", "import ProjectDescription", "Project(name: \"P\", targets: [T])"),
    ])
  func twice(path: String, head: String, value: String) throws {
    let label =
      path == "Package.swift" ? "" : "destinations: .iOS, product: .framework, bundleId: \"a\", "
    func target(_ name: String, _ more: String) -> String {
      ".target(name: \"\(name)\", \(label)\(more))"
    }
    let both = #"dependencies: [.target(name: "B"), .target(name: "B")]"#
    let targets = target("A", both) + ", " + target("B", "dependencies: []")
    let checked = try CheckedFiles(
      """
      name: Empty
      == \(path)
      \(head)
      let package = \(value.replacing("T", with: targets))
      """, "--only duplicate-link", git: "git init -q; rm project.yml")
    #expect(
      checked.findings == ["warning duplicate-link \(path):2: duplicate dependency B in A"])
    #expect(checked.help == ["remove one entry"])
  }

  /// What is on disk decides, which archlint doesn't ask for: one problem, and no other finding.
  @Test(
    "a manifest that looks at the disk is one problem at its place",
    arguments: [
      """
      let isLocal = FileManager.default.fileExists(atPath: "../Low")
      let low: Package.Dependency = isLocal ? .package(path: "../Low") : .package(url: "https://a.b/Low", from: "1.0.0")
      let package = Package(name: "Kit", dependencies: [low], targets: [kit])
      """,
      """
      let package = Package(name: "Kit", targets: [kit])
      if FileManager.default.fileExists(atPath: "../Low") {
        package.dependencies.append(.package(path: "../Low"))
      }
      """,
      """
      var low: [Package.Dependency] = []
      if FileManager.default.fileExists(atPath: "../Low") { low = [.package(path: "../Low")] }
      let package = Package(name: "Kit", dependencies: low, targets: [kit])
      """,
    ])
  func disk(code: String) throws {
    let checked = try CheckedFiles(
      """
      name: App
      packages: {Kit: {path: Kit}}
      targets:
        App: {type: application, platform: iOS, dependencies: [{package: Kit, product: Other}]}
      == Kit/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      import Foundation
      let kit: Target = .target(name: "Kit", dependencies: [.product(name: "Low", package: "Low")])
      \(code)
      """, "--only unknown-link")
    #expect(checked.findings == [])
    #expect(checked.exitCode == 2)
    #expect(checked.problems.components(separatedBy: "error:").count == 2)
    #expect(checked.problems.contains("archlint does not know `FileManager`"))
  }

  @Test("manifests that nothing names are counted, without fixtures and other sources")
  func unnamed() throws {
    let manifest =
      "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"P\")"
    let folder = try TemporaryFolder()
    for path in ["Package.swift", "Tools/Package.swift", "Tests/Fixtures/A/Package.swift"] {
      try folder.write(manifest, to: path)
    }
    try folder.write("struct Package {}", to: "Sources/Model/Package.swift")
    let run = try BuiltProgram.run(
      shell: "git init -q; $archlint check --skip unlayered-module", in: folder.path)
    #expect(
      run.output.contains("Not read: 1 manifest that no file lists (`-v` lists it)"),
      "\(run.output)")
  }
}
