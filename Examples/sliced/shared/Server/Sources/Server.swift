import Foundation

/// Requests to the server of the club.
public struct Server {
  public func load(_ path: String) async throws -> Data { Data() }
}
