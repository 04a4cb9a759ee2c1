import ISSLogging
import ISSRadioCore

/// Short messages between whoever is on board: suits, arms, doors, smoke detectors.
public struct LiveRadio: Radio {
  private let log = Log("Radio")

  public func send(_ message: String, to name: String) async {
    log.note("\(name): \(message)")
  }
}
