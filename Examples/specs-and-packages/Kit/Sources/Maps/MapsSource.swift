import Units

public struct MapsSource {
  let unit = Meter()
  public init() {}
}
