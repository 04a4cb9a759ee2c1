/// Short messages between whoever is on board: suits, arms, doors, smoke detectors.
public protocol Radio: Sendable {
  func send(_ message: String, to name: String) async
}
