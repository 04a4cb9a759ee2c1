import ISSRadioCore

/// Answers at once and always the same.
public struct RadioMock: Radio {
  public init() {}

  public func send(_ message: String, to name: String) async {}
}
