import TestSupport
import Testing

/// The packages Shop and Till, as SwiftPM builds them, with one change each that it doesn't take.
@Suite("Packages that SwiftPM rejects")
struct RefusedPackageTests {
  private func check(
    shop: String = #".product(name: "Till", package: "Till")"#, listing: String = "../Till",
    till: String = #".target(name: "Till"), .target(name: "Coins")"#,
    products: String = #".library(name: "Till", targets: ["Till"])"#, tools: String = "5.9",
    folder: String = "Coins", others: String = ""
  ) throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Shop/Package.swift
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(path: "\(listing)")],
        targets: [
          .target(name: "Shop", dependencies: [\(shop)])
        ])
      == Shop/Sources/Shop/a.swift
      import Till
      == Till/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Counter",
        products: [\(products)],
        targets: [
          \(till)
        ])
      == Till/Sources/Till/a.swift
      == Till/Sources/\(folder)/a.swift
      \(others)
      """, git: "git init -q; rm project.yml")
  }

  private let unnamed =
    "error unknown-link Shop/Package.swift:6: Shop depends on Till, whose "
    + "package it does not name"

  @Test(
    "name a package that is not listed, by the folder or by the name in the dependency",
    arguments: [
      // A manifest's own name is none of it.
      ("Counter", "5.9", #"write `.product(name: "Till", package: "Till")`"#),
      ("Tilt", "5.9", #"write `.product(name: "Till", package: "Till")`"#),
      ("TILL", "5.9", nil), ("Counter", "5.2", #"write `.product(name: "Till", package: "Till")`"#),
      ("Counter", "5.1", nil),
    ] as [(String, String, String?)])
  func package(name: String, tools: String, help: String?) throws {
    let checked = try check(
      shop: ".product(name: \"Till\", package: \"\(name)\")", tools: tools)
    #expect(checked.findings == (help == nil ? [] : [unnamed]))
    #expect(checked.help == [help].compactMap(\.self))
  }

  @Test("name a missing folder, but Xcode has a package of its name: help says what is left to do")
  func taken() throws {
    let checked = try check(
      shop: "", listing: "../Gone/Till",
      others: """
        == Project.swift
        import ProjectDescription
        let project = Project(
          name: "P", packages: [.package(path: "Shop"), .package(path: "Till")], targets: [])
        """)
    #expect(
      checked.findings == [
        "error undeclared-import Shop/Sources/Shop/a.swift:1: Shop imports Till but does not depend "
          + "on it, directly or transitively"
      ])
    #expect(
      checked.help == [
        "add `.product(name: \"Till\", package: \"Till\")` to the dependencies of Shop, or remove "
          + "the import"
      ])
  }

  @Test("name one that is fetched, or only another package lists; help knows what is near")
  func others() throws {
    let till = #".product(name: "Till", package: "Till"), "#
    let words = "error unknown-link Shop/Package.swift:6: Shop depends on Mint, whose package it "
    let checked = try check(shop: till + #".product(name: "Mint", package: "mint-swift")"#)
    #expect(checked.findings == [words + "does not name"])
    #expect(
      checked.help == [
        "fix the name of the package, or add it to `dependencies:` of the manifest"
      ])
    let near = try check(shop: till + #".product(name: "Mint", package: "Tills")"#)
    #expect(near.help == [#"write `.product(name: "Mint", package: "Till")`"#])
    let mint = """
      == Bank/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Bank", dependencies: [.package(path: "../Mint")])
      == Mint/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Mint", products: [.library(name: "Mint", targets: ["Mint"])],
        targets: [.target(name: "Mint")])
      == Mint/Sources/Mint/a.swift
      """
    let known = try check(shop: till + #".product(name: "Mint", package: "Mint")"#, others: mint)
    #expect(known.findings == [words + "does not name"])
    #expect(known.help == [#"write `.package(path: "../Mint")`"#])
  }

  @Test("are silent about a package in a folder that has no name, and about one that is not there")
  func unknown() throws {
    #expect(try check(listing: "..").findings.filter { $0.contains("does not name") } == [])
    let gone = try check(listing: "../Tlil")
    #expect(
      gone.findings == [
        "error refused-spec Shop/Package.swift:4: the local package ../Tlil does not exist"
      ])
    // Another entry names the absent one, so a further name can't mean it.
    let entries =
      #".product(name: "Till", package: "Till"), .product(name: "Mint", package: "Mnit")"#
    let other = try check(shop: entries, listing: "../../Till")
    #expect(
      other.findings.contains {
        $0.hasPrefix("error unknown-link")
          && $0.hasSuffix("depends on Mint, whose package it does not name")
      })
  }

  @Test("import a system library, which has a module and no product")
  func systemLibrary() throws {
    let library = #".target(name: "Till"), .target(name: "Coins"), .systemLibrary(name: "CTill")"#
    let files = "== Till/Sources/Coins/b.swift\nimport CTill\n"
    let unlisted = try check(till: library, others: files)
    #expect(
      unlisted.findings == [
        "error undeclared-import Till/Sources/Coins/b.swift:1: Coins imports CTill but does not "
          + "depend on it, directly or transitively"
      ])
    let listed = library.replacing(
      #""Coins")"#, with: #""Coins", dependencies: ["CTill"])"#)
    #expect(try check(till: listed, others: files).findings == [])
  }

  @Test(
    "have a target without a folder",
    arguments: [
      (#".target(name: "Coins")"#, "Notes", "error", "Sources/Coins of Coins does not exist"),
      (
        #".target(name: "Coins", path: "Sources/Coyns")"#, "Coins", "error",
        "Sources/Coyns of Coins does not exist"
      ),
      (
        #".target(name: "Coins")"#, "coins", "warning",
        "Sources/Coins of Coins does not exist on a case-sensitive disk"
      ),
      (
        #".testTarget(name: "A"), .testTarget(name: "B")"#, "Coins", "error",
        "Tests/A of A does not exist"
      ),
      // Alone it would take `Sources`, which Till has.
      (#".testTarget(name: "A")"#, "Coins", "error", "Tests/A of A does not exist"),
    ])
  func folder(target: String, folder: String, severity: String, words: String) throws {
    let checked = try check(
      till: ".target(name: \"Till\"),\n\(target)", folder: folder)
    #expect(
      checked.findings.first
        == "\(severity) missing-source Till/Package.swift:8: source path \(words)")
    if severity == "error" {
      let path = words.prefix { $0 != " " }
      #expect(
        checked.help.first
          == "create the folder Till/\(path), or set `path:` to where the sources are")
    }
  }

  /// SwiftPM takes the only target of its type for empty, and needs no folder for a binary.
  @Test(
    "are none for what needs no folder of its own",
    arguments: [
      #".systemLibrary(name: "A")"#,
      #".plugin(name: "A", capability: .buildTool())"#,
      #".binaryTarget(name: "A", url: "https://a.b/c.zip", checksum: "1")"#,
    ])
  func noFolder(target: String) throws {
    let coins = #".target(name: "Till"), .target(name: "Coins"), "#
    #expect(try check(till: coins + target).findings == [])
    let tests = #".testTarget(name: "A")"#
    #expect(try check(till: coins + tests, others: "== Till/Tests/a.swift").findings == [])
  }

  @Test("have a product of a target that is not there")
  func productTarget() throws {
    let checked = try check(products: #".library(name: "Till", targets: ["Till", "Coin"])"#)
    #expect(
      checked.findings == [
        "error refused-spec Till/Package.swift:5: unknown target `Coin` in a product"
      ])
    #expect(checked.help == ["did you mean `Coins`?"])
  }

  @Test("have two targets of one name; of two products SwiftPM ignores the second")
  func twice() throws {
    let targets = try check(
      till: #".target(name: "Till"), .target(name: "Coins"), .target(name: "Coins")"#)
    #expect(
      targets.findings == [
        "error duplicate-key Till/Package.swift:7: duplicate target name Coins; SwiftPM rejects "
          + "the package"
      ])
    #expect(targets.notes == ["first defined here"])
    let library = #".library(name: "Till", targets: ["Till"])"#
    #expect(
      try check(products: "\(library), \(library)").findings == [
        "warning duplicate-key Till/Package.swift:5: duplicate product name Till; SwiftPM ignores "
          + "all but the first"
      ])
  }

  @Test(
    "are told of once: what an entry should bring is no import without a dependency",
    arguments: ["Tills", "Pay"])
  func imports(name: String) throws {
    let checked = try check(shop: ".product(name: \"\(name)\", package: \"Till\")")
    let rules = checked.findings.map { $0.split(separator: " ")[1] }
    #expect(rules == (name == "Tills" ? ["unknown-link"] : ["unknown-link", "undeclared-import"]))
  }
}
