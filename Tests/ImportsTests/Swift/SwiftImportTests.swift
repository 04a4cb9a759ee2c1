import Imports
import Testing

/// What an import statement of Swift may look like, and what it says.
struct SwiftImportTests {
  @Test(arguments: [
    ("import A", ["1:8 A"]),
    ("import A.Sub.More", ["1:8 A.Sub.More"]),
    ("import A; import B", ["1:8 A", "1:18 B"]),
    ("import A\rimport B\r\nimport C\nimport D", ["1:8 A", "2:8 B", "3:8 C", "4:8 D"]),
    ("\u{FEFF}import A", ["1:8 A"]),
    ("#!/usr/bin/swift import X\nimport A", ["2:8 A"]),
    ("import struct A.B", ["1:15 struct A.B"]),
    ("import func A.f\nimport class B.C", ["1:13 func A.f", "2:14 class B.C"]),
    ("@testable import A", ["1:18 @testable A"]),
    ("@_exported public import A", ["1:26 @_exported public A"]),
    ("@`testable` import A", ["1:20 @testable A"]),
    ("@`a`.b @a.`b`(1)\nimport A", ["2:8 A"]),
    ("@`testable import A`\nimport B", ["2:8 B"]),
    ("internal(set) import A", ["1:22 A"]),
    ("@testable fileprivate( set )\nimport A", ["2:8 @testable A"]),
    ("internal /* a */ (/* b */ set) import A", ["1:39 A"]),
    ("nonisolated(unsafe) final\nimport A", ["2:8 A"]),
    ("@ testable import A", ["1:19 @testable A"]),
    ("@ // a\n testable /* b */ import A", ["2:26 @testable A"]),
    ("@Foo<Int> import A", ["1:18 A"]),
    ("@Foo <[Int: () -> Void]> . Bar<A.B?, 3>? (1) import A", ["1:53 A"]),
    ("@Module::Foo<A,\n// >\nB> import A", ["3:11 A"]),
    ("@a<b\n@testable import A", ["2:18 @testable A"]),
    ("let x = a < b; @testable import A", ["1:33 @testable A"]),
    ("public @preconcurrency import A", ["1:31 @preconcurrency public A"]),
    ("@_spi(X) @testable\n// one\n/* two */ import\nA", ["4:1 @_spi @testable A"]),
    ("@available(iOS 15, *)\nimport A", ["2:8 A"]),
    ("private\nimport A", ["2:8 private A"]),
    ("import/**/A", ["1:11 A"]),
    ("import `struct`", ["1:8 struct"]),
    ("import `A B`", ["1:8 A B"]),
    ("import Größe\nimport 日本", ["1:8 Größe", "2:8 日本"]),
    ("/* é */ import A", ["1:16 A"]),
    ("\u{A0}import A", ["1:9 A"]),
    ("let a = 1\nimport A", ["2:8 A"]),
    ("import A\n(1...2).forEach { _ in }", ["1:8 A"]),
    ("import class\nA.B", ["2:1 class A.B"]),
  ])
  func isFound(_ text: String, _ shown: [String]) {
    #expect(SourceScan.shown(text) == shown)
  }

  @Test(
    "is no label, parameter, member or name",
    arguments: [
      "f(\nimport: 3)", "func f(\nimport x: Int) {}", "f(a,\nimport, b)", "let `import` = 1",
      "a\n.import", "a.import\n", "import = 3", "important()", "reimport A", "import 1",
      "import", "import class", "x import A", "import import",
      "internal(get) import A", "internal(set) x import A",
    ])
  func isNoImport(_ text: String) {
    #expect(SourceScan.modules(text + "\n") == [])
  }

  @Test("belongs to the attributes before it and to no others")
  func attributes() {
    let text =
      "@testable import A\nimport B\n@objc class C {}\nimport D\nprivate let e = 1\nimport F"
    #expect(SourceScan.shown(text) == ["1:18 @testable A", "2:8 B", "4:8 D", "6:8 F"])
  }

  @Test("is found in all branches, with their conditions")
  func conditions() {
    let text = """
      #if os(iOS) // phones
      import A
      #elseif canImport(B)
      import B
      #else
        #if DEBUG
      import C
        #endif
      import D
      #endif
      import E
      """
    #expect(
      SourceScan.shown(text) == [
        "2:8 A (os(iOS))", "4:8 B (!(os(iOS)) && canImport(B))",
        "7:8 C (!(os(iOS)) && !(canImport(B)) && DEBUG)",
        "9:8 D (!(os(iOS)) && !(canImport(B)))", "11:8 E",
      ])
  }

  @Test(
    "a source is blank if it has nothing but comments and plain imports",
    arguments: [
      ("", true), ("// Empty\n", true), ("/* a */\nimport A\n\nimport B // c", true),
      ("@_exported import A", false), ("import A\nlet b = 1", false), ("importer()", false),
    ])
  func blank(text: String, isBlank: Bool) {
    #expect(SourceScan(Array(text.utf8), as: .swift).isBlank == isBlank)
  }
}
