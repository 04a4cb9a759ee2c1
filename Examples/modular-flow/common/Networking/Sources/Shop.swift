import Foundation
import Logging
import Storage

/// Requests to the shop.
///
/// Common modules may know one another.
public struct Shop {
  public func load(_ path: String) async throws -> Data { Data() }
}
