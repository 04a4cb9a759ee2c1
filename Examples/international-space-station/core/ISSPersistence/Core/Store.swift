import Foundation

/// What must not be forgotten when the power fails.
public protocol Store: Sendable {
  func value(of key: String) throws -> Data?
}
