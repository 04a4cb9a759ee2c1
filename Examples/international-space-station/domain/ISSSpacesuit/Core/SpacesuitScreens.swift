/// Putting on a suit, and keeping an eye on it.
public protocol SpacesuitScreens: Sendable {
  @MainActor func openSuit(_ number: Int)
}
