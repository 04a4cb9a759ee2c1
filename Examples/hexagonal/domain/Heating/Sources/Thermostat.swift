import ClockPort
import HeatingPorts

/// When to heat, and how much.
///
/// It knows rooms and degrees, and nothing that one can buy.
public struct Thermostat {
  public let boiler: any Boiler
  public let clock: any Clock

  public func adjust() { if clock.hour < 7 { boiler.burn(at: 0) } }
}
