import XCTest

final class LaboratoryUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }
}
