public struct Meter {
  public init() {}
}
