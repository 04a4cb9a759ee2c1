public struct Shelf {
  public init() {}
}
