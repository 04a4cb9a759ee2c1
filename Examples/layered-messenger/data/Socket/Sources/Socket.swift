import Foundation
import Network

/// A line that is open all day.
public struct Socket {
  public func write(_ bytes: Data) async throws {}
}
