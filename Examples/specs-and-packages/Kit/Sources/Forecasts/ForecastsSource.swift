import Units

public struct ForecastsSource {
  let unit = Meter()
  public init() {}
}
