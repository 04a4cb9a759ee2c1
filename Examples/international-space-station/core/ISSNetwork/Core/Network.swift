import Foundation

/// The line to the ground: requests that survive the far side of the Earth.
public protocol Network: Sendable {
  func load(_ path: String) async throws -> Data
}
