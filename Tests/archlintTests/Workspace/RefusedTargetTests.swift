import TestSupport
import Testing

/// Single packages, and two of them, that SwiftPM loads only without one line.
@Suite("Targets and products that SwiftPM rejects")
struct RefusedTargetTests {
  private func check(_ body: String, files: String, tools: String = "5.9") throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Shop/Package.swift
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Shop",
        \(body))
      \(files)
      """, git: "git init -q; rm project.yml; mkdir -p Shop/Sources/Void")
  }

  private let shop = "== Shop/Sources/Shop/a.swift\n== Shop/Tests/Trial/a.swift"
  private let start = "error refused-spec Shop/Package.swift:5: "

  @Test(
    "are products that have nothing to build",
    arguments: [
      (#".library(name: "Shop", targets: [])"#, "", "the product `Shop` has no targets"),
      (
        #".executable(name: "run", targets: ["Shop"])"#, "",
        "the executable product `run` has no executable target"
      ),
      (#".executable(name: "run", targets: ["Shop"])"#, "== Shop/Sources/Shop/main.swift", nil),
      (
        #".library(name: "Shop", targets: ["Void"])"#, "",
        "the target `Void` of a product has no sources"
      ),
      (#".library(name: "Shop", targets: ["Void"])"#, "== Shop/Sources/Void/a.swift", nil),
    ] as [(String, String, String?)])
  func products(product: String, files: String, words: String?) throws {
    let checked = try check(
      "products: [\(product)], targets: [.target(name: \"Shop\"), .target(name: \"Void\")]",
      files: "\(shop)\n\(files)")
    #expect(checked.findings == [words].compactMap { $0 }.map { start + $0 })
  }

  @Test("depend on tests, if they are none themselves")
  func tests() throws {
    let targets = #"targets: [.target(name: "Shop", dependencies: ["Trial"]), "#
    let trial = #".testTarget(name: "Trial"), .testTarget(name: "Void", dependencies: ["Trial"])]"#
    let checked = try check(targets + trial, files: "\(shop)\n== Shop/Tests/Void/a.swift")
    #expect(
      checked.findings == [
        start + "only tests may depend on the test target `Trial`"
      ])
  }

  @Test("depend on tests in a spec, in whatever form, but for those that only build others")
  func specs() throws {
    let checked = try CheckedFiles(
      """
      name: P
      targets:
        App:
          {type: application, platform: iOS, sources: [],
          dependencies: [{target: UITests}, {framework: AppTests.xctest, implicit: true}]}
        AppTests: {type: bundle.unit-test, platform: iOS, sources: []}
        UITests: {type: bundle.ui-testing, platform: iOS, sources: [], dependencies: [{target: AppTests}]}
      aggregateTargets: {All: {targets: [AppTests, UITests]}}
      """, "--only refused-spec")
    let start = "error refused-spec project.yml:5: only tests may depend on the test target"
    #expect(checked.findings == ["\(start) `UITests`", "\(start) `AppTests`"])
  }

  @Test(
    "have sources of two languages, or of each other",
    arguments: [
      (
        #".target(name: "Shop")"#,
        "Shop has Swift sources and Shop/Sources/Shop/b.c, which SwiftPM doesn't build in one target"
      ),
      (#".target(name: "Shop", exclude: ["b.c"])"#, nil),
      (
        #".target(name: "Shop", exclude: ["b.c"]), .target(name: "All", path: "Sources/Shop/In")"#,
        "Shop/Sources/Shop/In/c.swift is a source of Shop and of All"
      ),
      (
        #".target(name: "Shop", exclude: ["b.c", "In"]), .target(name: "All", path: "Sources/Shop/In")"#,
        nil
      ),
    ] as [(String, String?)])
  func sources(targets: String, words: String?) throws {
    let checked = try check(
      "targets: [\(targets)]",
      files: "\(shop)\n== Shop/Sources/Shop/b.c\n== Shop/Sources/Shop/In/c.swift")
    let found = checked.findings.filter { $0.contains("refused-spec") }
    #expect(found.map { String($0.dropFirst(start.count)) } == [words].compactMap { $0 })
  }

  private func pair(
    dependencies: String, entry: String = #".product(name: "Till", package: "Till")"#,
    tools: String = "5.9", till: String = #"["Coins"]"#, back: String = "", own: String = "Coins"
  ) throws -> CheckedFiles {
    try check(
      """
      products: [.library(name: "\(own)", targets: ["\(own)"])], dependencies: [\(dependencies)],
        targets: [.target(name: "Shop", dependencies: [\(entry)]), .target(name: "\(own)")]
      """,
      files: """
        \(shop)
        == Shop/Sources/\(own)/a.swift
        == Till/Package.swift
        // swift-tools-version:\(tools)
        import PackageDescription
        let package = Package(name: "Till", products: [.library(name: "Till", targets: ["Till"])],
          dependencies: [\(back)],
          targets: [.target(name: "Till", dependencies: \(till)), .target(name: "Coins")])
        == Till/Sources/Till/a.swift
        == Till/Sources/Coins/a.swift
        """, tools: tools)
  }

  @Test("have the name of one in another package, if both are built")
  func rivals() throws {
    let path = #".package(path: "../Till")"#
    let checked = try pair(dependencies: path)
    #expect(
      checked.findings == [
        "error duplicate-key Till/Package.swift:5: Coins is a target of two packages; SwiftPM "
          + "rejects Shop, which builds both"
      ])
    // SwiftPM leaves out what no product needs.
    #expect(try pair(dependencies: path, till: "[]").findings == [])
    let alias = #".product(name: "Till", package: "Till", moduleAliases: ["Coins": "TillCoins"])"#
    #expect(try pair(dependencies: path, entry: alias).findings == [])
  }

  @Test("name a package twice, or by its folder although it has another name")
  func packages() throws {
    let path = #".package(path: "../Till")"#
    let twice = try pair(dependencies: "\(path), \(path)", till: "[]")
    #expect(
      twice.findings == [
        "error duplicate-key Shop/Package.swift:5: duplicate package till; SwiftPM rejects the "
          + "package"
      ])
    let named = try pair(dependencies: #".package(name: "Cash", path: "../Till")"#, till: "[]")
    #expect(
      named.findings == [
        "error unknown-link Shop/Package.swift:6: Shop depends on Till, whose package it does not "
          + "name"
      ])
    #expect(named.help == [#"write `.product(name: "Till", package: "Cash")`"#])
  }

  @Test(
    "are in packages that need each other, which needs newer tools in all that are built alone",
    arguments: [("5.9", ["error cycle"]), ("6.0", [])])
  func cycle(tools: String, rules: [String]) throws {
    let checked = try pair(
      dependencies: #".package(path: "../Till")"#, tools: tools,
      till: #"[.product(name: "Bag", package: "Shop")]"#, back: #".package(path: "../Shop")"#,
      own: "Bag")
    #expect(
      checked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == rules)
  }
}

/// Projects of Tuist that it doesn't generate.
@Suite("Projects that Tuist rejects")
struct RefusedTuistTests {
  private func check(_ kit: String, others: String = "") throws -> CheckedFiles {
    try CheckedFiles(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist(project: .tuist())
      == Project.swift
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"]),
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", \(kit)),
        \(others)
      ])
      == App/a.swift
      == Kit/a.swift
      """, git: "git init -q; rm project.yml; echo 'Made/' > .gitignore")
  }

  @Test(
    "have a pattern below a folder that is not there",
    arguments: [
      (#"sources: ["Kti/**"]"#, ["error missing-source Project.swift:4: source path Kti of Kit "]),
      (
        #"sources: ["Kti/*.swift", "Kit/**"]"#,
        [
          "error missing-source Project.swift:4: source path Kti of Kit "
        ]
      ),
      (#"sources: ["Made/**", "Kit/**"]"#, []), (#"sources: ["*/Kti/**", "Kit/**"]"#, []),
      (#"sources: ["Kit/**", "Kti/a.swift"]"#, []),
    ])
  func folder(sources: String, findings: [String]) throws {
    #expect(try check(sources).findings == findings.map { $0 + "does not exist" })
  }

  @Test("depend on tests, as an app does", arguments: ["App", "Kit"])
  func tests(user: String) throws {
    let trial = #".target(name: "Trial", destinations: .iOS, product: .unitTests, bundleId: "t")"#
    let user = """
      .target(name: "User", destinations: .iOS, product: .\(user == "App" ? "app" : "framework"), \
      bundleId: "u", dependencies: [.target(name: "Trial")])
      """
    #expect(
      try check(#"sources: ["Kit/**"]"#, others: "\(trial), \(user)").findings == [
        "error refused-spec Project.swift:5: only tests may depend on the test target `Trial`"
      ])
  }

  @Test("have two targets of one name, or a framework that depends on an app or tests")
  func targets() throws {
    let kit = #".target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k")"#
    #expect(
      try check(#"sources: ["Kit/**"]"#, others: kit).findings == [
        "error duplicate-key Project.swift:5: duplicate target name Kit; Tuist rejects the project"
      ])
    let upward = try check(#"sources: ["Kit/**"], dependencies: [.target(name: "App")]"#)
    #expect(
      upward.findings.contains(
        "error refused-spec Project.swift:4: Kit depends on App, an app; Tuist rejects the project")
    )
  }
}

/// A spec with a local package that has a package from elsewhere.
@Suite("Products of local packages")
struct LocalProductTests {
  @Test(
    "are an error if they are spelled almost like one",
    arguments: [("Kitt", ["error unknown-link"]), ("Other", [])])
  func product(name: String, rules: [String]) throws {
    let checked = try CheckedFiles(
      """
      == project.yml
      name: P
      packages: {Kit: {path: Kit}}
      targets:
        App: {type: application, platform: iOS, dependencies: [{package: Kit, product: \(name)}]}
      == Kit/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://a.b/mint", from: "1.0.0")],
        targets: [.target(name: "Kit")])
      == Kit/Sources/Kit/a.swift
      """, "--only unknown-link")
    #expect(
      checked.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == rules)
  }
}
