import ISSPeripheriesServiceCore

/// Answers at once and always the same.
public struct PeripheriesServiceMock: PeripheriesService {
  public init() {}

  public func parts() async throws -> [String] { ["Arm"] }
}
