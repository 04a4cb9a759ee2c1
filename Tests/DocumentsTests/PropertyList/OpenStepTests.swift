import Documents
import Foundation
import TestSupport
import Testing

/// Property lists in the form of projects, which Foundation reads as well.
@Suite("A property list with braces")
struct OpenStepTests {
  private func read(_ text: String) throws(Problem) -> Document {
    try Document.read(
      Source(name: "project.pbxproj", bytes: Array(text.utf8)), as: .propertyList)
  }

  @Test("is read with its places, comments, escapes and what stands for itself")
  func forms() throws {
    let document = try read(
      #"""
      // !$*UTF8*$!
      {
        /* Begin */ objects = {
          A1 /* Menu.swift in Sources */ = {isa = PBXBuildFile; };
        };
        list = (a, "b c", 'd"e', <0f 1A>, ( ), );
        "x\ty" = "\"\\\n\U00e9\341\101";
        alone;
      }
      """#)
    #expect(document.problems.isEmpty)
    let root = try #require(document.root)
    let object = try #require(root["objects"]?["A1"])
    #expect(object["isa"]?.text == "PBXBuildFile")
    #expect(object["isa"]?.start == Position(line: 4, column: 45))
    #expect(object.span.end > object.span.start)
    let list = try #require(root["list"])
    #expect(list.items.map(\.text) == ["a", "b c", #"d"e"#, "0f 1A", ""])
    #expect(list.items.last?.kind == .sequence)
    // 0341 is Æ in the encoding of NeXTSTEP, and 0101 is A.
    #expect(root.entries.last { $0.key.text == "x\ty" }?.value.text == "\"\\\néÆA")
    #expect(root["alone"]?.text == "alone")
  }

  @Test("says what Foundation reads", arguments: 1...200)
  func oracle(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = "{ " + entries(depth: 4, &random) + "}"
    let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let document = try read(text)
    #expect(document.problems.allSatisfy { $0.severity == .warning })
    #expect(words(try #require(document.root)) == words(expected), "\(text)")
  }

  private func entries(depth: Int, _ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { number in
      "\(word(&random))\(number) = \(value(depth: depth, &random)); "
    }.joined()
  }

  private func value(depth: Int, _ random: inout SplitMix) -> String {
    switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &random) {
    case 0, 1: word(&random)
    case 2: "\"\(word(&random)) \\\"\\n é\\\\\" /* ( */ "
    case 3: "\"\""
    case 4: "{\(entries(depth: depth - 1, &random))}"
    default:
      "("
        + (0..<Int.random(in: 0...3, using: &random)).map { _ in
          value(depth: depth - 1, &random) + ",\n"
        }.joined() + ")"
    }
  }

  private func word(_ random: inout SplitMix) -> String {
    ["a", "Menu.swift", "path/to-it", "$x_1", "0A:b"].randomElement(using: &random) ?? ""
  }

  @Test("that is cut off anywhere holds what stood before, and says where it ends")
  func truncated() throws {
    let text = #"{ a = { b = (c, "d e"); }; f = g; }"#
    for length in 0..<text.utf8.count {
      let document = try? read(String(text.prefix(length)))
      let problems = document?.problems ?? []
      if let document {
        #expect(problems.contains { $0.severity == .error }, "\(length)")
        #expect(document.root == nil || document.root?.kind == .mapping)
        if length > 24 { #expect(document.root?["a"]?["b"]?.items.map(\.text) == ["c", "d e"]) }
      }
    }
    let empty = try read("")
    #expect(empty.root == nil)
    #expect(empty.problems.map(\.message) == ["property list: the file is empty"])
  }

  @Test("with the marks of a merge is an error, and both sides are read")
  func conflict() throws {
    let document = try read(
      """
      { list = (
      <<<<<<< HEAD
        a,
      =======
        b,
      >>>>>>> topic
        c,
      ); }
      """)
    #expect(document.root?["list"]?.items.map(\.text) == ["a", "b", "c"])
    #expect(document.problems.map(\.message) == ["a merge conflict is left in this file"])
    #expect(document.problems.first?.place?.line == 2)
    #expect(document.problems.first?.severity == .error)
  }

  @Test(
    "says what is wrong and where, and keeps what stood before",
    arguments: [
      ("{ a = b; c d; }", "expected `=` after the key", 12),
      ("{ a = b c = d; }", "expected `;`", 9),
      ("{ a = b; l = (c d); }", "expected `,` or `)`", 17),
      ("{ a = b; c = ; }", "this is not a value", 14),
      ("{ a = b; } }", "unexpected text after the end", 12),
      ("{ a = b; c = \"d; }", "this string is never closed", 14),
      ("{ a = b; /* }", "this comment is never closed", 10),
    ])
  func mistakes(text: String, words: String, column: Int) throws {
    let document = try read(text)
    #expect(document.problems.map(\.message) == ["property list: \(words)"])
    #expect(document.problems.first?.place?.column == column)
    #expect(document.root?["a"]?.text == "b")
  }

  @Test("is not read deeper than a thousand levels, and never by the stack")
  func deep() throws {
    let document = try read(String(repeating: "(", count: 100_000))
    #expect(document.problems.contains { $0.severity == .error })
  }

  private func words(_ node: Node) -> String {
    switch node.kind {
    case .scalar: node.text
    case .sequence: "[\(node.items.map(words).joined(separator: ", "))]"
    case .mapping:
      "{\(node.entries.map { "\($0.key.text): \(words($0.value))" }.sorted().joined(separator: ", "))}"
    }
  }

  private func words(_ value: Any) -> String {
    switch value {
    case let items as [Any]: "[\(items.map(words).joined(separator: ", "))]"
    case let map as [String: Any]:
      "{\(map.map { "\($0.key): \(words($0.value))" }.sorted().joined(separator: ", "))}"
    default: "\(value)"
    }
  }
}
