import TestSupport
import Testing

/// SwiftPM compiles neither resources nor hidden files.
@Suite("Resources of package targets")
struct PackageResourceTests {
  private func check(_ resources: String, file: String) throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "A"), .target(name: "B"),
          .testTarget(name: "ATests", dependencies: ["A"], resources: [\(resources)]),
        ])
      == Sources/A/A.swift
      public let a = 1
      == Sources/B/B.swift
      public let b = 1
      == Tests/ATests/ATests.swift
      import A
      == Tests/ATests/\(file)
      import B
      """, "--only undeclared-import")
  }

  @Test(
    "are no sources",
    arguments: [
      #".copy("Fixtures")"#, #".process("Fixtures")"#, #".embedInCode("Fixtures/x.swift")"#,
    ])
  func resources(resource: String) throws {
    #expect(try check(resource, file: "Fixtures/x.swift").findings == [])
  }

  @Test("nor are hidden files", arguments: [".x.swift", ".Old/x.swift", "Deep/.x.swift"])
  func hidden(file: String) throws {
    #expect(try check("", file: file).findings == [])
  }

  @Test("but all others are")
  func sources() throws {
    let file = "Tests/ATests/Others/x.swift"
    #expect(
      try check(#".copy("Fixtures")"#, file: "Others/x.swift").findings == [
        "error undeclared-import \(file):1: ATests imports B but does not depend on it, directly or "
          + "transitively"
      ])
  }

  @Test("still belong to their target")
  func affected() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "A"), .target(name: "B"),
          .testTarget(name: "ATests", dependencies: ["A"], resources: [.copy("Fixtures")]),
        ])

      """, to: "Package.swift")
    for path in ["Sources/A/A.swift", "Sources/B/B.swift", "Tests/ATests/T.swift"] {
      try folder.write("let a = 1\n", to: path)
    }
    try folder.write("{}\n", to: "Tests/ATests/Fixtures/x.json")
    let run = try BuiltProgram.run(
      shell: "echo Tests/ATests/Fixtures/x.json | $archlint affected --changed - --format names",
      in: folder.path)
    #expect(run.output.contains("ATests"), "\(run.problems)")
    #expect(!run.output.contains("B"))
  }
}
