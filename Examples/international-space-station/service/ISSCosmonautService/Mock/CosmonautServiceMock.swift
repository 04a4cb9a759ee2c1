import ISSCosmonautServiceCore

/// Answers at once and always the same.
public struct CosmonautServiceMock: CosmonautService {
  public init() {}

  public func crew() async throws -> [String] { ["Ada"] }
}
