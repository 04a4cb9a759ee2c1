import Forecasts

public struct WeatherScreen {
  let source = ForecastsSource()
  public init() {}
}
