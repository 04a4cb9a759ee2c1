import Documents
import Foundation
import TestSupport
import Testing

/// Property lists, which Foundation reads as well.
@Suite("A property list")
struct PropertyListTests {
  private func read(_ bytes: [UInt8]) throws(Problem) -> Document {
    try Document.read(Source(name: "Info.plist", bytes: bytes), as: .propertyList)
  }

  @Test("in XML is read with its places, its escapes and its plain characters")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <!-- who registers -->
        <key>NSPrincipalClass</key>
        <string>Menu.Registrar</string>
        <key>A &amp; &#66;&#x1F600;</key>
        <array><true/><false/><integer>12</integer><string/><string><![CDATA[<x>]]>&lt;</string></array>
      </dict>
      </plist>
      """
    let root = try #require(try read(Array(text.utf8)).root)
    let named = try #require(root["NSPrincipalClass"])
    #expect(named.text == "Menu.Registrar")
    #expect(named.start == Position(line: 7, column: 3))
    let last = try #require(root.entries.first { $0.value.kind == .sequence })
    #expect(last.key.text == "A & B😀")
    #expect(last.value.items.map(\.text) == ["true", "false", "12", "", "<x><"])
    #expect(last.value.items.first?.scalar == .bool(true))
  }

  /// What Foundation writes.
  private static var samples: [[String: Any]] {
    [
      [:],
      ["NSPrincipalClass": "Menu.Registrar", "Zähler": "😀 & <b>", "leer": ""],
      [
        "a": ["b": ["c", "d"], "e": true, "f": false] as [String: Any], "n": 300, "large": 70_000,
      ],
      ["long": String(repeating: "x", count: 300), "many": (0..<40).map { "Nr \($0)" }],
      Dictionary(uniqueKeysWithValues: (0..<300).map { ("key\($0)", "value\($0)") }),
    ]
  }

  @Test("says what Foundation wrote in XML", arguments: 0..<5)
  func oracle(number: Int) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.samples[number], format: .xml, options: 0)
    let root = try #require(try read(Array(data)).root)
    #expect(words(root) == words(Self.samples[number]))
  }

  @Test("that is damaged ends in words or in another value, never in a trap")
  func damaged() throws {
    var random = SystemRandomNumberGenerator()
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: Self.samples[2], format: format, options: 0)
      for _ in 0..<300 {
        var bytes = Array(data)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255)
        }
        _ = try? read(Array(bytes.prefix(.random(in: 0...bytes.count, using: &random))))
        _ = try? read(bytes)
      }
    }
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
    case let flag as Bool: "\(flag)"
    case let items as [Any]: "[\(items.map(words).joined(separator: ", "))]"
    case let map as [String: Any]:
      "{\(map.map { "\($0.key): \(words($0.value))" }.sorted().joined(separator: ", "))}"
    default: "\(value)"
    }
  }
}
