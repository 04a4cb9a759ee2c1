import XCTest

final class CosmonautUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }
}
