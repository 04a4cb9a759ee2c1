import ISSScheduleServiceCore

/// Answers at once and always the same.
public struct ScheduleServiceMock: ScheduleService {
  public init() {}

  public func plan(of name: String) async throws -> [String] { ["Breakfast"] }
}
