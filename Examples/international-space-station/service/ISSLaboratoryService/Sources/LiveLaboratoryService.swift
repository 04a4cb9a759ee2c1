import ISSLaboratoryServiceCore
import ISSLogging
import ISSNetworkCore
import ISSPersistenceCore

/// Experiments and their results, sent home once a day.
public struct LiveLaboratoryService: LaboratoryService {
  private let network: any Network
  private let store: any Store
  private let log = Log("LaboratoryService")

  public func experiments() async throws -> [String] {
    _ = try await network.load("experiments")
    return []
  }
}
