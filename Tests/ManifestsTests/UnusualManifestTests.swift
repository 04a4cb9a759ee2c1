import Documents
import Manifests
import Testing

/// What Swift does with a manifest that is unusual, found by comparing with `swift package
/// dump-package`; the paths and names are what that prints.
@Suite("Unusual manifests")
struct UnusualManifestTests {
  /// The path of a target that `path` computes; nil if archlint can't evaluate it.
  private func path(_ code: String) -> String? {
    let text = """
      \(code)
      let package = Package(name: "X", targets: [.target(name: "T", path: path)])
      """
    return ManifestText(text).reading.manifest?.targets.first?.path
  }

  @Test(
    "are evaluated as Swift does",
    arguments: [
      ("var n = \"A\"\nlet make = { [n] in n }\nn = \"B\"\nlet path = make()", "A"),
      ("var n = \"A\"\nlet make = { [m = n + \"1\"] in m }\nn = \"B\"\nlet path = make()", "A1"),
      (
        """
        var count = 0
        func next() -> String { count += 1; return "n\\(count)" }
        struct S { var a = next(); var b = next() }
        let first = S(b: "q")
        let path = S().a
        """, "n2"
      ),
      (
        """
        @resultBuilder enum List {
          static func buildExpression(_ one: String) -> [String] { [one] }
          static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
          static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
          static func buildEither(first part: [String]) -> [String] { part }
          static func buildEither(second part: [String]) -> [String] { part }
          static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
          static func buildFinalResult(_ whole: [String]) -> String { whole.joined() }
        }
        func make(_ isLarge: Bool, @List _ list: () -> String) -> String { list() + "\\(isLarge)" }
        @List var more: String { "x"; "y" }
        @List func last() -> String { more; if more == "xy" { "z" } else { "q" } }
        let path = make(true) {
          let a = "a"
          a
          "b"
          if a == "b" { "c" }
          for n in 1...2 { "\\(n)" }
          last()
        }
        """, "ab-12xyztrue"
      ),
      (
        """
        @resultBuilder struct List<Part> {
          static func buildBlock(_ parts: Part...) -> [Part] { [] }
          static func buildPartialBlock(first: Part) -> [Part] { [first] }
          static func buildPartialBlock(accumulated: [Part], next: Part) -> [Part] {
            accumulated + [next]
          }
        }
        typealias Mark = String
        func make(mark: Mark = "-", @List<String> _ list: () -> [String]) -> String {
          list().joined() + mark
        }
        let path = make { "a"; make { "b" }; "c" }
        """, "ab-c-"
      ),
      (
        """
        struct Kinds: OptionSet { let rawValue: Int; static let all = Kinds(rawValue: 1 << 2 | 1) }
        enum Part { @available(*, deprecated) case old; case new }
        extension Set where Element == Part { static let all: Set<Part> = [.new] }
        func count(_ parts: Set<Part> = .all) -> Int { parts.count }
        let path = "\\(Part.new)\\(Kinds.all.rawValue)\\(count())"
        """, "new51"
      ),
      ("let path = \"12pro a1b it's\".capitalized", "12Pro A1B It's"),
      ("let path = [\"bb\", \"a\"].lazy.min { $0.count > $1.count }!", "bb"),
      ("let path = [\"a\", \"bb\"].max(by: { $0.count > $1.count })! + max(\"c\", \"d\")", "ad"),
      ("let path = [\"a\", \"c\", \"b\"].sorted(by: >).joined()", "cba"),
      (
        """
        extension RawRepresentable where RawValue == String { var big: String { rawValue + "!" } }
        extension CaseIterable { static var count: Int { allCases.count } }
        enum Part: String, CaseIterable { case core, ui }
        let path = "\\(type(of: Part.ui))" + Part.ui.big + "\\(Part.count)"
        """, "Partui!2"
      ),
      (
        """
        var names = ["b ", " a"].map { $0.trimmingCharacters(in: .whitespaces) }
        names.sort()
        let path = names.joined() + "\\(names.lastIndex(of: "b")!)"
        """, "ab1"
      ),
      (
        """
        extension Target { func with(_ n: String) { dependencies.append(.target(name: n)) } }
        let made = Target.testTarget(name: "Y")
        made.with("Z")
        let path = "\\(made.dependencies.count)\\(made.isTest)"
        """, "1true"
      ),
      (
        """
        protocol Part { var name: String { get }; func folder() -> String }
        extension Part { var name: String { "P" }; func folder() -> String { "p" } }
        struct Core: Part { var name = "C"; func folder() -> String { "c" } }
        let part: any Part = Core()
        let path = part.name + part.folder()
        """, "Cc"
      ),
      (
        """
        protocol Part: RawRepresentable where RawValue == String {}
        extension Part { var name: String { rawValue } }
        enum Core: String, Part { case net }
        enum Kit: String, Part { case ui; var name: String { "UI" } }
        enum Module { case core(Core), kit(Kit) }
        func name(_ module: Module) -> String {
          switch module { case .core(let part): part.name; case .kit(let part): part.name }
        }
        let path = name(.core(.net)) + name(.kit(.ui))
        """, "netUI"
      ),
      ("let path = \"\"\"\n  a\\\r\n  b\r\n  \"\"\"\r\n", "ab"),
      ("#if _endian(little)\nlet path = \"l\"\n#else\nlet path = \"b\"\n#endif", "l"),
    ])
  func evaluated(code: String, expected: String) {
    #expect(path(code) == expected)
  }

  @Test(
    "are refused where archlint doesn't know what Swift does",
    arguments: [
      "func name(_ n: String = #function) -> String { n }\nlet path = name()",
      "let path = \"\\(#line)\"",
      "let path = String(Context.packageDirectory.split(separator: \"/\").last ?? \"\")",
      "let path = Context.packageDirectory.hasPrefix(\"/Users\") ? \"a\" : \"b\"",
      "let path = Context.packageDirectory.hasSuffix(\"App\") ? \"a\" : \"b\"",
      """
      @propertyWrapper struct Kit {
        var wrappedValue: String
        init(wrappedValue: String) { self.wrappedValue = wrappedValue + "Kit" }
      }
      enum Names { @Kit static var shop = "Shop" }
      let path = Names.shop
      """,
      """
      @resultBuilder enum List { static func buildBlock(_ parts: String...) -> String { parts[0] } }
      @List var path: String { while true { "a" } }
      """,
      """
      protocol Part {}
      extension Part { var name: String { "P" }; var folder: String { name } }
      struct Core: Part { let name = "C" }
      let path = Core().folder
      """,
      """
      protocol Part {}
      extension Part { var name: String { "P" } }
      struct Core: Part { let name = "C" }
      let part: any Part = Core()
      let path = part.name
      """,
      """
      protocol Part {}
      extension Part { func name() -> String { "P" } }
      struct Core: Part { func name() -> String { "C" } }
      func path(_ part: some Part) -> String { part.name() }
      let path = path(Core())
      """,
      """
      protocol Part {}
      extension Part { static var name: String { "P" } }
      struct Core: Part { static let name = "C" }
      func path<P: Part>(_ part: P.Type) -> String { part.name }
      let path = path(Core.self)
      """,
      """
      protocol Part {}
      extension Part { static func name() -> String { "P" } }
      struct Core: Part { static func name() -> String { "C" } }
      func path<P: Part>(_ part: P.Type) -> String { part.name() }
      let path = path(Core.self)
      """,
      "let path = \"ab\".contains(\"\") ? \"a\" : \"b\"",
      "#if arch(arm64)\nlet path = \"arm\"\n#else\nlet path = \"intel\"\n#endif",
      "#if $AsyncAwait\nlet path = \"a\"\n#else\nlet path = \"b\"\n#endif",
    ])
  func refused(code: String) {
    let text = """
      \(code)
      let package = Package(name: "X", targets: [.target(name: "T", path: path)])
      """
    let reading = ManifestText(text).reading
    #expect(!reading.problems.isEmpty)
    #expect(reading.manifest?.targets.first?.path == nil)
  }
}
