import Foundation
import HeatingPorts

/// The boiler, by way of its maker's server.
public struct RemoteBoiler {
  public func burn(at level: Int) {}
}
