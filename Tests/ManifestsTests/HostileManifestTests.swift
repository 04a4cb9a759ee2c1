import Manifests
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
  func ends(text: String) {
    let manifest = ManifestText(text)
    let again = ManifestText(text)
    #expect(manifest.reading.manifest == nil)
    #expect(manifest.problems == again.problems)
  }
}
