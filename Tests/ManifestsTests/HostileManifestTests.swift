import Documents
import Manifests
import TestSupport
import Testing

/// Manifests that would never end, or grow without bound: each ends in a problem, and soon.
struct HostileManifestTests {
  private static let nested = String(repeating: "[", count: 50_000)
  private static let sums = "1" + String(repeating: " + 1", count: 20_000)

  @Test(
    "ends",
    arguments: [
      "while true {}", "func f() { f() }\nf()",
      "func f(_ n: Int) -> Int { f(n + 1) }\nlet x = f(0)",
      "var s = \"x\"\nwhile true { s = s + s }", "var a = [1]\nwhile true { a += a }",
      "var a = [1]\nfor x in 0..<9223372036854775807 { a.append(x) }",
      "let x = \(nested)", "let x = \(String(repeating: "(", count: 50_000))",
      "enum A { static let b = A.b }\nprint(A.b)",
      "typealias A = B\ntypealias B = A\nlet a: A = .x",
      "protocol A: B {}\nprotocol B: A {}\nextension A { var x: Int { x } }\nlet y = \"a\".x",
      "let x = \(sums)\nlet y = \(sums)",
      "let f: (Int) -> Int = { f($0) }\nlet x = f(1)", "repeat {} while true",
      "let x = \"\(String(repeating: "\\(\"", count: 5_000))",
      "#if \(String(repeating: "!", count: 10_000))X\n#endif", "/* /* /*", "let s = \"\"\"\n",
      "let x = -9223372036854775808 - 1", "let x = 1 / 0", "let x = [1][5]", "let x = [1, 2][-1]",
    ])
  func ends(text: String) { neverReads(text) }

  @Test("may take fewer steps, the more manifests there are (Evaluator.stepLimit)")
  func crowd() {
    let text = """
      // swift-tools-version:5.9
      import PackageDescription
      var sum = 0
      for number in 0..<3000 { sum += number }
      let package = Package(name: "P")
      """
    let source = Source(name: "Package.swift", bytes: Array(text.utf8))
    #expect(PackageManifest.read(source).problems.isEmpty)
    let among = PackageManifest.read(source, among: 1_000).problems.map(\.message)
    #expect(among == ["cannot read this: this takes too many steps"])
  }

  /// The guards: `Evaluator.put`, `step` and `limit` where each of these needs them, and
  /// `SwiftProgram.effort`.
  @Test(
    "ends where few steps do much, or nest a value in itself",
    arguments: [
      "var x = [1]\nwhile true { x = [x] }", "var x = [1]\nwhile true { let y = x; x.append(y) }",
      "var x = [1]\nwhile true { x = x.enumerated() }", "var x = [1]\nwhile true { x[0] = x }",
      "var x = [1]\nwhile true { x = x.map { _ in x } }",
      "var x = (1, 2)\nwhile true { x = (x, x) }",
      "struct S { var v = [1] }\nvar s = S()\nwhile true { s.v = [s] }",
      "var t = Target.target(name: \"a\")\nwhile true { t = .target(name: \"b\", dependencies: [t]) }",
      "let t = Target.target(name: \"a\")\nt.dependencies.append(t)\nlet z = [t]",
      """
      let t = Target.target(name: "a")
      let package = Package(name: "P", targets: [t])
      t.dependencies.append(t)
      """,
      "final class A { var a: A? = nil }\nlet x = A()\nlet y = [x]\nx.a = x",
      "var x = [1]\n" + String(repeating: "x = [x, x]\n", count: 40),
      "var s = \"abcdefgh\"\nfor _ in 0..<60 { s.append(s) }",
      "let p: Target.Dependency = \"abcdefgh\"\nvar s = \"x\"\nwhile true { s = s + p }",
      many("var s = \"a\"", "s = s + s", 17)
        + "let x = (0..<9000).map { _ in s }\nlet y = x.joined()",
      "let s = 0..<90000\nlet x = (0..<9000).flatMap { _ in s }",
      many("var s = \"é\"", "s = s + s", 16) + "while true { let y = s.count }",
      many("var s = \"a\"", "s = s + s", 16)
        + "let y = s.components(separatedBy: s.dropLast() + \"b\")",
      "var s = (0..<90000).reversed()\nwhile true { s[0] = 1 }",
      "while true { for _ in 0..<90000 {} }",
      "let s = 0..<90000\nwhile true { let y = s.reversed() }",
      "enum E: String { case \(names(9000)) }\nwhile true { let y = E.a8999.rawValue }",
      "let r = Target.target(\(names(5000, ": 1")))\nwhile true { let y = r.a4999 }",
      "let a = 1\nwhile true { continue\n\(String(repeating: "a\n", count: 9000)) }",
      (0..<20).map {
        "typealias A\($0) = (\(Array(repeating: "A\($0 + 1)", count: 8).joined(separator: ", ")))\n"
      }
      .joined() + "let x: A0 = 1",
      "let a = 1\nwhile true { let b = a\(String(repeating: ".a", count: 100)) }",
    ])
  func endsSoon(text: String) {
    let clock = ContinuousClock()
    let time = clock.measure { neverReads(text) }
    // Ten times what a slow machine takes; without a guard it is minutes, gigabytes or the stack.
    #expect(time < .seconds(30))
  }

  @Test("what extends types that nobody knows is read in one go (SwiftProgram.extend)")
  func extensions() {
    let clock = ContinuousClock()
    let text = (0..<20_000).map { "extension A\($0) {}\n" }.joined()
    let time = clock.measure { #expect(ManifestText(text).problems.isEmpty) }
    #expect(time < .seconds(30))
  }

  @Test(
    "what a condition leaves out is read in one go (ConditionalCompilation.undecided)",
    arguments: [
      "let a = [" + String(repeating: "1,", count: 20_000) + "]",
      (0..<20_000).map { "let a\($0) = 1\n" }.joined(),
    ])
  func undecided(constants: String) {
    let clock = ContinuousClock()
    let text = "#if arch(arm64)\n\(constants)\n#endif\nlet package = Package(name: \"X\")"
    let time = clock.measure { #expect(ManifestText(text).problems.isEmpty) }
    #expect(time < .seconds(10))
  }

  private static func many(_ start: String, _ line: String, _ count: Int) -> String {
    start + "\n" + String(repeating: line + "\n", count: count)
  }

  private static func names(_ count: Int, _ ending: String = "") -> String {
    (0..<count).map { "a\($0)\(ending)" }.joined(separator: ", ")
  }

  private func neverReads(_ text: String) {
    let manifest = ManifestText(text)
    #expect(manifest.reading.manifest == nil)
    for _ in 0..<Tries.few(0, many: 1) {
      #expect(manifest.problems == ManifestText(text).problems)
    }
  }
}
