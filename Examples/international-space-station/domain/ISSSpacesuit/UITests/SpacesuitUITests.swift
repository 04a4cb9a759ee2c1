import XCTest

final class SpacesuitUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }
}
