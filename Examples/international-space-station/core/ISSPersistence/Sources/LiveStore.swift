import Foundation
import ISSLogging
import ISSPersistenceCore

/// What must not be forgotten when the power fails.
public struct LiveStore: Store {
  private let log = Log("Persistence")

  public func value(of key: String) throws -> Data? {
    log.note("read \(key)")
    return nil
  }
}
