/// Who is on board, and since when.
public protocol CosmonautService: Sendable {
  func crew() async throws -> [String]
}
