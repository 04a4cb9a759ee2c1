import Documents
import Manifests
import Testing

/// Forms of Swift that few manifests have, found by comparing with `swift package dump-package`.
@Suite("Unusual forms in manifests")
struct UnusualFormTests {
  @Test("kinds of products are told apart by their classes")
  func classes() {
    let read = ManifestText(
      """
      let package = Package(
        name: "X",
        products: [
          .library(name: "A", targets: ["A"]), .plugin(name: "P", targets: ["P"]),
          .executable(name: "E", targets: ["E"]),
        ], targets: [])
      package.products.removeAll { $0 is Product.Plugin }
      package.products.removeAll { ($0 as? Product.Library)?.name == "A" }
      """)
    #expect(read.reading.manifest?.products.map(\.name.text) == ["E"])
  }

  @Test("a changed variable with an observer is refused")
  func observers() {
    let reading = ManifestText(
      """
      let package = Package(name: "X")
      var names: [String] = [] { didSet { package.targets = names.map { .target(name: $0) } } }
      names = ["A"]
      """
    ).reading
    #expect(reading.problems.map(\.message) == ["archlint does not read `didSet`"])
  }

  @Test("a condition that can't be decided loses only what needs it")
  func undecided() {
    let read = ManifestText(
      """
      #if arch(arm64)
      import Arm
      private let arch = "arm64"
      #elseif arch(x86_64)
      let arch = [
        "x86",
        "64",
      ]
        .joined()
      #else
      let arch = "other"
      #endif
      let package = Package(
        name: "X", targets: [.target(name: "A", linkerSettings: [.unsafeFlags([arch])])])
      """)
    #expect(read.targets == ["A:"])
  }

  @Test(
    "but not a statement that may change something",
    arguments: [
      "package.targets = []", "extension Target {}", "print(1)",
      "let a = 1; package.targets = []", "import A; package.targets = []",
      "let (a, b) = (1, 2)", "let a = 1, b = 2", "let a: Int = { extra() }()",
    ])
  func undecidedStatement(statement: String) {
    let read = ManifestText(
      """
      let package = Package(name: "X", targets: [.target(name: "A")])
      #if arch(arm64)
      \(statement)
      #endif
      """)
    #expect(read.problems == ["4:1: archlint cannot decide this condition"])
  }

  @Test("a call in front of members that a sum is of happens once")
  func callsInSums() {
    let read = ManifestText(
      """
      var count = 0
      struct Box { var name: String }
      struct Shelf { var box: Box }
      func counted<Thing>(_ thing: Thing) -> Thing { count += 1; return thing }
      let sum = counted(Shelf(box: Box(name: "x"))).box.name + "y"
      let package = Package(name: "X", targets: [.target(name: "N\\(count)")])
      """)
    #expect(read.targets == ["N1:"])
  }

  @Test(
    "the language has the version of the tools, the compiler its own",
    arguments: [
      ("5.9", "swift(>=6.0)", false), ("5.9", "swift(>=5.10)", true),
      ("5.9", "compiler(>=6.0)", true), ("6.0", "swift(>=6.1)", true),
      ("4.2", "swift(>=5)", false),
    ])
  func language(tools: String, condition: String, holds: Bool) {
    let text = """
      // swift-tools-version:\(tools)
      import PackageDescription
      #if \(condition)
      let name = "Yes"
      #else
      let name = "No"
      #endif
      let package = Package(name: "X", targets: [.target(name: name)])
      """
    let read = PackageManifest.read(Source(name: "Package.swift", bytes: Array(text.utf8)))
    #expect(read.manifest?.targets.map(\.name.text) == [holds ? "Yes" : "No"])
  }

  @Test(
    "lists that are made of their type know it",
    arguments: [
      "var d = [Target.Dependency]()\nd.append(.init(stringLiteral: \"B\"))",
      "var d = Array<Target.Dependency>()\nd.append(.core)",
      "struct S { var list = [Target.Dependency]() }\nvar s = S()\ns.list.append(.core)\nlet d = s.list",
      "let base: [Target.Dependency] = []\nlet d = base + [.core]",
      "func base() -> [Target.Dependency] { [] }\nvar d = base()\nd += [.core]",
      "let known: [String: Target.Dependency] = [:]\nlet d = [known[\"q\"] ?? .core]",
      "let first = Target.Dependency.core\nvar d = [first]\nd.append(.core)\nd.removeFirst()",
      "extension Target.Dependency { static let target: Target.Dependency = .target(name: \"B\") }\n"
        + "let d: [Target.Dependency] = [.target]",
      "func make() -> [Target.Dependency] { var l = [Target.Dependency](); l += [.core]; return l }\n"
        + "let d = make()",
      "let d: [Target.Dependency] = .common\n"
        + "extension Array where Element == Target.Dependency { static var common: Self { [.core] } }",
    ])
  func typedLists(code: String) {
    let read = ManifestText(
      """
      extension Target.Dependency { static let core: Self = "B" }
      \(code)
      let package = Package(
        name: "X", targets: [.target(name: "A", dependencies: d), .target(name: "B")])
      """)
    #expect(read.problems == [])
    #expect(read.targets == ["A: B", "B:"])
  }

  @Test(
    "lists know their type however many functions are called on them",
    arguments: [
      "[.a].with([.b]).with([])", "([.a] + [.b]).with([]).filter { _ in true }.with([])",
      "[.a].with([.b]).withNone.with([])", "[.a, .b].names().map { .named($0) }",
      "[.a].with([.b]).compactMap { $0 }.with([])", "[[.a], [.b]].flatMap { $0 }.with([])",
    ])
  func longCalls(targets: String) {
    let read = ManifestText(
      """
      let package = Package(name: "X", targets: \(targets))
      extension Target {
        static let a: Target = .target(name: "A", dependencies: [.b])
        static let b = named("B")
        static func named(_ name: String) -> Target {
          name == "A" ? .a : .target(name: name)
        }
      }
      extension Target.Dependency { static let b: Self = "B" }
      extension Array where Element == Target {
        var withNone: Self { with([]) }
        func with(_ others: [Target]) -> [Target] { self + others }
        func names() -> [String] { map { $0.name } }
      }
      """)
    #expect(read.problems == [])
    #expect(read.targets == ["A: B", "B:"])
  }

  @Test("what is added to a target that is looked for has the type of its dependencies")
  func lookedFor() {
    let read = ManifestText(
      """
      let package = Package(name: "X", targets: [.target(name: "A"), .target(name: "B")])
      package.targets.first { $0.name == "A" }?.dependencies.append("C")
      package.targets.first(where: { $0.name == "A" })?.dependencies += ["D"]
      package.targets.last?.dependencies.append("E")
      package.targets[1].dependencies.append("F")
      package.targets.last!.dependencies.append(.target(name: "A"))
      let own = Target.target(name: "G")
      own.dependencies = ["H"]
      let list = [own, own]
      list[1].dependencies.append("I")
      package.targets.append(own)
      """)
    #expect(read.problems == [])
    #expect(read.targets == ["A: C D", "B: E F A", "G: H I"])
  }

  @Test(
    "what a result builder makes of a closure is unknown",
    arguments: ["@Maker", "@Maker<Target.Dependency>", "@Maker(1)"])
  func builder(attribute: String) {
    let read = ManifestText(
      """
      func made(\(attribute) _ make: () -> [Target.Dependency]) -> [Target.Dependency] { make() }
      let package = Package(
        name: "X", targets: [.target(name: "A", dependencies: made { "B" }), .target(name: "C")])
      """)
    let words = "cannot read this: archlint does not know `@Maker`"
    #expect(read.reading.problems.map(\.message) == [words])
    #expect(read.targets == ["A:", "C:"])
  }

  @Test("elements of a tuple have the names that its type gives them")
  func tupleNames() {
    let read = ManifestText(
      """
      func targets(_ pairs: [(main: Target, tests: Target?)]) -> [Target] {
        pairs.map { $0.main } + pairs.compactMap { $0.tests }
      }
      let package = Package(
        name: "X",
        targets: targets([
          (.target(name: "A"), nil), (main: .target(name: "B"), .testTarget(name: "T")),
        ]))
      """)
    #expect(read.problems == [])
    #expect(read.targets == ["A:", "B:", "T:"])
  }

  @Test("an own function counts before that of the library, also for a list of destinations")
  func ownTarget() {
    let read = TuistText(
      """
      import ProjectDescription
      let project = Project(
        name: "P", targets: [.target(name: "A", destinations: .iOS, product: .app, bundleId: "b")])
      extension Target {
        static func target(
          name: String, destinations: Destinations, product: Product, bundleId: String
        ) -> Target {
          .target(
            name: name + "X", destinations: destinations, product: .framework, bundleId: bundleId,
            sources: nil)
        }
      }
      """)
    #expect(read.targets == ["AX (framework):"])
  }
}
