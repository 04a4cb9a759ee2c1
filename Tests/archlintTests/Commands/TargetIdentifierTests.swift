import Testing

@testable import Run

@Suite("Identifiers of targets")
struct TargetIdentifierTests {
  @Test(
    "digests are those of RFC 1321",
    arguments: [
      ("", "D41D8CD98F00B204E9800998ECF8427E"), ("abc", "900150983CD24FB0D6963F7D28E17F72"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57EDF4A22BE3C955AC49DA2E2107B67A"
      ),
    ])
  func digest(text: String, expected: String) {
    #expect(TargetIdentifier.digest(of: text) == expected)
  }

  /// The project that XcodeGen keeps as a fixture has this target.
  @Test("identifiers of targets are those of XcodeGen")
  func identifier() {
    #expect(
      TargetIdentifier.of("App_iOS", in: "Project") == "0867B0DACEF28C11442DE8F7")
  }
}
