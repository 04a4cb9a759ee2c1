import ISSAlarmServiceCore
import ISSLogging
import ISSRadioCore

/// Smoke, leaks and falling pressure, told to everybody at once.
public struct LiveAlarmService: AlarmService {
  private let radio: any Radio
  private let log = Log("AlarmService")

  public func alarms() async -> [String] {
    await radio.send("all well?", to: "all")
    return []
  }
}
