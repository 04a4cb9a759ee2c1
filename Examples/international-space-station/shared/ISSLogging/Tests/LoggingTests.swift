import Testing

@testable import ISSLogging

struct LoggingTests {
  @Test func begins() {
    _ = Log.self
  }
}
