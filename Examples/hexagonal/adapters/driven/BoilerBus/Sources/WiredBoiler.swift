import HeatingPorts
import IOKit

/// Two wires to the boiler in the cellar.
public struct WiredBoiler {
  public func burn(at level: Int) {}
}
