import ISSLogging
import ISSPeripheriesServiceCore
import ISSRadioCore

/// What hangs outside: solar arrays, airlocks, the robot arm.
public struct LivePeripheriesService: PeripheriesService {
  private let radio: any Radio
  private let log = Log("PeripheriesService")

  public func parts() async throws -> [String] {
    await radio.send("who is there?", to: "arm")
    return []
  }
}
