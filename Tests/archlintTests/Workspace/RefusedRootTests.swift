import TestSupport
import Testing

@Suite("Roots that Tuist rejects, or reads on a Mac only")
struct RefusedRootTests {
  private func check(_ more: String, git: String = "git init -q") throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist()
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(
          name: "A", destinations: .iOS, product: .framework, bundleId: "a", sources: ["A/**"],
          dependencies: [.external(name: "Maps"), .external(name: "Tiles")])
      ])
      == A/A.swift
      import Maps
      \(more)
      """, git: "\(git); rm project.yml")
  }

  @Test("have external products, and no file for their packages")
  func externals() throws {
    let checked = try check("")
    #expect(
      checked.findings == [
        "error refused-spec Project.swift:5: `.external` needs Tuist/Package.swift, which does not "
          + "exist"
      ])
    #expect(checked.help == ["add this file with the packages that have the products"])
    for file in ["Tuist/Package.swift", "Tuist/Dependencies.swift", "Package.swift"] {
      #expect(try check("== \(file)\n// swift-tools-version:5.9").findings == [], "\(file)")
    }
    #expect(try check("== .gitignore\nTuist\n").findings == [])
    // Tuist may be run for the other root.
    let inner = """
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: [".", "In"])
      == In/Tuist/Package.swift
      // swift-tools-version:5.9
      == In/Project.swift
      import ProjectDescription
      let project = Project(name: "In", targets: [])
      """
    #expect(try check(inner).findings == [])
    let below = inner.replacing("In/Tuist/Package.swift", with: "Tuist/Package.swift")
      .replacing("name: \"In\", targets: []", with: "name: \"In\", targets: [\(Self.target)]")
    #expect(try check(below + "\n== In/Tuist/a.txt\n").findings == [])
  }

  private static let target = #"""
    .target(
      name: "B", destinations: .iOS, product: .framework, bundleId: "b", sources: [],
      dependencies: [.external(name: "Maps")])
    """#

  @Test("have a workspace whose name differs in case")
  func workspace() throws {
    let checked = try check(
      """
      == Tuist/Package.swift
      // swift-tools-version:5.9
      == WorkSpace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["Gone"])
      """)
    #expect(checked.problems.contains("WorkSpace.swift:2:"))
    #expect(checked.problems.contains("no Project.swift in `Gone`"))
  }
}
