import Testing

@testable import ISSUIComponents

struct UIComponentsTests {
  @Test func begins() {
    _ = GloveButton.self
  }
}
