/// Pressure, oxygen and battery of every suit.
public protocol SpacesuitService: Sendable {
  func pressure(in suit: Int) async throws -> Double
}
