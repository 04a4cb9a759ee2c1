import Route
import Units
import Weather

@main struct WalkerApp {
  static func main() { print(RouteScreen(), WeatherScreen(), Meter()) }
}
