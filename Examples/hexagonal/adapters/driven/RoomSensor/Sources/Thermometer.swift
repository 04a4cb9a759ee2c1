import CoreBluetooth
import HeatingPorts

/// How warm it is.
public struct Thermometer {
  public var degrees: Double { 20 }
}
