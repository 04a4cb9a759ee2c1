import Signals

/// Plays signals.
public struct Speaker {
  public init() {}

  public func play(_ signal: Signal) {}
}
