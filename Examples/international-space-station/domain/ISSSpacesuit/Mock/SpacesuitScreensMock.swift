import ISSSpacesuitCore

/// Answers at once and always the same.
public struct SpacesuitScreensMock: SpacesuitScreens {
  public init() {}

  @MainActor public func openSuit(_ number: Int) {}
}
