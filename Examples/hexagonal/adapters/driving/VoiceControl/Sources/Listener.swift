import HeatingPorts
import Speech

/// Make it warmer, please.
public struct Listener {
  public func hear(_ words: String) {}
}
