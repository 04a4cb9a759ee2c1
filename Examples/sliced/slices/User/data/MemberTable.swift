import Foundation
import Server

/// Members, as the server has them.
public struct MemberTable {
  public func load() async throws -> Data { Data() }
}
