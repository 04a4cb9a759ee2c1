import Maps

public struct RouteScreen {
  let source = MapsSource()
  public init() {}
}
