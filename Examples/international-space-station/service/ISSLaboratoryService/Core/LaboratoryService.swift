/// Experiments and their results, sent home once a day.
public protocol LaboratoryService: Sendable {
  func experiments() async throws -> [String]
}
