import Foundation
import ISSPersistenceCore

/// Answers at once and always the same.
public struct StoreMock: Store {
  public init() {}

  public func value(of key: String) throws -> Data? { nil }
}
