import Foundation
import Server

/// Notices, as the server has them.
public struct NoticeTable {
  public func load() async throws -> Data { Data() }
}
