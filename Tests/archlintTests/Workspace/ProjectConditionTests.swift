import TestSupport
import Testing

@Suite("Imports under conditions in projects of Xcode")
struct ProjectConditionTests {
  @Test("a project of Xcode is no package, on any platform")
  func packageConditions() throws {
    func found(_ condition: String) throws -> [String] {
      let record: [String: Any] = [
        "targets": ["A", "B"].map { name in
          [
            "name": name, "type": "com.apple.product-type.framework",
            "product": "\(name).framework", "sources": ["\(name)/\(name).swift"],
          ] as [String: Any]
        }
      ]
      return try CheckedFiles(
        """
        name: Other
        targets: {}
        == P.xcodeproj/project.pbxproj
        \(PlainProject.text(of: record))
        == A/A.swift
        #if \(condition)
        import B
        #endif
        == B/B.swift
        """, "--only undeclared-import"
      ).findings
    }
    #expect(try found("SWIFT_PACKAGE") == [])
    #expect(try found("!SWIFT_PACKAGE").count == 1)
    #expect(try found("os(iOS)").count == 1)
  }
}
