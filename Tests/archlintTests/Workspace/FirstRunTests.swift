import TestSupport
import Testing

/// What a check says of a repository without a configuration.
@Suite("A first run")
struct FirstRunTests {
  private func findings(_ drawing: String, _ options: String) throws -> [String] {
    try CheckedFiles(drawing, options).findings
  }

  /// Frameworks of a layer `domain`, next to layers `core` and `shared`.
  private func project(_ links: [(String, String)]) -> String {
    let names = ["Auth", "Base", "Bugs", "Domain", "Users"]
    let targets = names.map { name in
      let entries = links.filter { $0.0 == name }.map { "{target: \($0.1)}" }
      return "  \(name): {type: framework, platform: iOS, sources: [domain/\(name)], "
        + "dependencies: [\(entries.joined(separator: ", "))]}"
    }
    let files = names.map { "== domain/\($0)/A.swift\nlet a = 1" }
    return """
      name: P
      targets:
      \(targets.joined(separator: "\n"))
        Net: {type: framework, platform: iOS, sources: [core/Net]}
        Text: {type: framework, platform: iOS, sources: [shared/Text]}
      \(files.joined(separator: "\n"))
      == core/Net/A.swift
      let a = 1
      == shared/Text/A.swift
      let a = 1
      """
  }

  @Test("takes what most of a layer links for its base, and other links within for mistakes")
  func base() throws {
    let links = [("Auth", "Base"), ("Bugs", "Base"), ("Users", "Base")]
    #expect(try findings(project(links), "--only same-layer-link") == [])
    let more = links + [("Users", "Auth")]
    let found = try findings(project(more), "--only same-layer-link")
    #expect(found.map { $0.contains("Users (domain) links Auth") } == [true])
    // A base links nothing of its layer, and half of it shows nothing.
    let mutual = links + [("Base", "Domain")]
    #expect(try findings(project(mutual), "--only same-layer-link").count == 4)
    // Where most links are others, there is no order to keep.
    let circle = ["Auth", "Bugs", "Users", "Domain", "Auth"]
    let muddle = links + zip(circle, circle.dropFirst())
    #expect(try findings(project(muddle), "--only same-layer-link").count == 7)
    let few = Array(links.prefix(2))
    #expect(try findings(project(few), "--only same-layer-link").count == 2)
  }

  @Test("takes what links most of a layer, or has its name, for what puts it together")
  func umbrella() throws {
    #expect(try findings(project([("Domain", "Auth")]), "--only same-layer-link") == [])
    let links = ["Auth", "Base", "Domain"].map { ("Bugs", $0) }
    #expect(try findings(project(links), "--only same-layer-link") == [])
    #expect(try findings(project(links.dropLast()), "--only same-layer-link").count == 2)
    let used = links + [("Users", "Bugs")]
    #expect(try findings(project(used), "--only same-layer-link").count == 4)
  }

  @Test("warns of an optional path that differs from a folder in its capitals")
  func capitals() throws {
    let drawing = """
      name: P
      targets:
        A: {type: framework, platform: iOS, sources: [{path: Kit, optional: true}]}
      == kit/A.swift
      let a = 1
      """
    #expect(
      try findings(drawing, "--only missing-source") == [
        "warning missing-source project.yml:3: source path Kit of A does not exist on a "
          + "case-sensitive disk"
      ])
    let lost = drawing.replacing("== kit/", with: "== other/")
    #expect(try findings(lost, "--only missing-source") == [])
  }

  @Test("leaves the packages in a folder that Xcode synchronizes to themselves")
  func packages() throws {
    let record: [String: Any] = [
      "targets": [
        [
          "name": "App", "type": "com.apple.product-type.application", "product": "App.app",
          "folders": [["path": "App"]],
        ]
      ]
    ]
    let drawing = """
      name: Other
      targets: {}
      == P.xcodeproj/project.pbxproj
      \(PlainProject.text(of: record))
      == App/App.swift
      let a = 1
      == App/Kit/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      == App/Kit/Sources/Kit/Kit.swift
      let a = 1
      == App/Kit/Tests/KitTests/KitTests.swift
      @testable import Kit
      """
    #expect(try findings(drawing, "--only testable-import") == [])
  }

  @Test("says how a package declares another one that its sources import")
  func declaration() throws {
    let checked = try CheckedFiles(
      """
      name: Other
      packages: {A: {path: A}, B: {path: Kits/B}}
      targets: {}
      == A/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "A")])
      == A/Sources/A/A.swift
      import B
      == Kits/B/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "B", products: [.library(name: "B", targets: ["B"])], targets: [.target(name: "B")])
      == Kits/B/Sources/B/B.swift
      let a = 1
      """, "--only undeclared-import")
    let help =
      "add `.package(path: \"../Kits/B\")` to the dependencies of the package A, and add "
      + "`.product(name: \"B\", package: \"B\")` to the dependencies of the target A, or remove the import"
    #expect(checked.help == [help])
  }
}
