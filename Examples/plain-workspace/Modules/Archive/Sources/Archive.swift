/// Keeps what was recorded.
public struct Archive {
  public init() {}
}
