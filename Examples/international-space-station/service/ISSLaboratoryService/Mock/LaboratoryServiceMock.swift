import ISSLaboratoryServiceCore

/// Answers at once and always the same.
public struct LaboratoryServiceMock: LaboratoryService {
  public init() {}

  public func experiments() async throws -> [String] { ["Crystals"] }
}
