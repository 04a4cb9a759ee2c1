import ISSLogging
import ISSNetworkCore
import ISSScheduleServiceCore

/// The plan of the day, made on the ground.
public struct LiveScheduleService: ScheduleService {
  private let network: any Network
  private let log = Log("ScheduleService")

  public func plan(of name: String) async throws -> [String] {
    _ = try await network.load("plan/\(name)")
    return []
  }
}
