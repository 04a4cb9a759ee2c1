import Foundation
import ISSNetworkCore

/// Answers at once and always the same.
public struct NetworkMock: Network {
  public init() {}

  public func load(_ path: String) async throws -> Data { Data() }
}
