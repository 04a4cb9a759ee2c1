import Loaders
import Modules
import TestSupport
import Testing

/// Comments in Swift manifests that set a layer, in the forms that formatters leave.
@Suite("Comments at targets of manifests")
struct ManifestTagTests {
  private func read(_ path: String, _ drawing: String) -> (layers: [String], problems: [String]) {
    let loaded = ProjectLoader(files: .inMemory(DrawnFiles(drawing)), environment: [:]).read([path])
    return (
      loaded.graph().targets.map { "\($0.name): \($0.tag.layer?.text ?? "-")" },
      loaded.problems.map { "\($0.place?.line ?? 0): \($0.message)" }
    )
  }

  private func package(_ targets: String) -> (layers: [String], problems: [String]) {
    read(
      "Package.swift",
      """
      == Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
      \(targets)
        ])
      """)
  }

  @Test(
    "may be in each line of the call, or above it",
    arguments: [
      "// archlint:layer low\n.target(name: \"A\"),\n.target(name: \"B\"),",
      ".target(name: \"A\"),  // archlint:layer low\n.target(name: \"B\"),",
      ".target(name: \"A\"),  /* archlint:layer low */\n.target(name: \"B\"),",
      ".target(\n  name: \"A\",  // archlint:layer low\n  path: \"(\"),\n.target(name: \"B\"),",
      ".target(\n  name: \"A\",\n  // archlint:layer low\n  path: \"a\"\n),\n.target(name: \"B\"),",
      ".target(\n  name: \"A\",\n  dependencies: [\n    .target(name: \"B\"),\n  ]\n),  // archlint:layer low\n"
        + ".target(name: \"B\"),",
      ".target(  // archlint:layer low )\n  name: \"A\"\n),\n.target(\n  name: \"B\"\n),",
    ])
  func forms(targets: String) {
    let read = package(targets)
    #expect(read.layers == ["A: low", "B: -"])
    #expect(read.problems == [])
  }

  @Test("are read once for very many targets of one long call", .timeLimit(.minutes(1)))
  func manyTargets() {
    let lines = String(repeating: "\n", count: 20_000)
    let names = (0..<2_000).map { "\"A\($0)\"" }.joined(separator: ", ")
    let read = self.read(
      "Package.swift",
      """
      == Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [\(names)].map { name in
          .target(  // archlint:layer low
            name: name\(lines))
        })
      """)
    #expect(read.layers.count == 2_000 && read.layers.allSatisfy { $0.hasSuffix(": low") })
    #expect(read.problems == [])
  }

  @Test("without effect are told")
  func idle() {
    let read = package(".target(name: \"A\"),\n\n// archlint:layer low\n\n.target(name: \"B\"),")
    #expect(read.layers == ["A: -", "B: -"])
    #expect(read.problems == ["8: this comment is at no target, and has no effect"])
  }

  @Test("stay silent where targets can't be read")
  func unread() {
    let read = package(".target(name: unknown()),  // archlint:layer low")
    #expect(!read.problems.contains { $0.contains("no effect") })
  }

  @Test("work in Tuist, also at a helper's call")
  func tuist() {
    let read = read(
      "Project.swift",
      """
      == Tuist/ProjectDescriptionHelpers/Kit.swift
      import ProjectDescription
      public extension Target {
        static func kit(_ name: String) -> Target {
          .target(name: name, destinations: .iOS, product: .framework, bundleId: name)
        }
      }
      == Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "P", targets: [
        .kit(
          "A"
        ),  // archlint:layer low
        .kit("B"),
        // archlint:layer high
      ])
      """)
    #expect(read.layers == ["A: low", "B: -"])
    #expect(read.problems == ["8: this comment is at no target, and has no effect"])
  }
}
