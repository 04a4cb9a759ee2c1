import ISSCosmonautServiceCore
import ISSLogging
import ISSNetworkCore
import ISSPersistenceCore

/// Who is on board, and since when.
public struct LiveCosmonautService: CosmonautService {
  private let network: any Network
  private let store: any Store
  private let log = Log("CosmonautService")

  public func crew() async throws -> [String] {
    _ = try await network.load("crew")
    return []
  }
}
