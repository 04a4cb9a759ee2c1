/// Smoke, leaks and falling pressure, told to everybody at once.
public protocol AlarmService: Sendable {
  func alarms() async -> [String]
}
