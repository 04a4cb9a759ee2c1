import XCTest

final class BookshopUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }
}
