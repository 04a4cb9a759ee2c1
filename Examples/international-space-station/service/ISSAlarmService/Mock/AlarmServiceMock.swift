import ISSAlarmServiceCore

/// Answers at once and always the same.
public struct AlarmServiceMock: AlarmService {
  public init() {}

  public func alarms() async -> [String] { [] }
}
