import Testing

@testable import SystemIO
@testable import archlint

@Suite("Why a file cannot be read")
struct ReadFailureTests {
  @Test("in a build phase of Xcode the sandbox is the likely reason")
  func sandbox() {
    #expect(ReadFailure.denied.words(in: [:]) == "permission denied")
    #expect(
      ReadFailure.denied.words(in: ["XCODE_VERSION_ACTUAL": "2600"])
        == "permission denied; "
        + "set ENABLE_USER_SCRIPT_SANDBOXING to NO for the target of this script")
  }
}
