import XCTest

final class OverviewUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }
}
