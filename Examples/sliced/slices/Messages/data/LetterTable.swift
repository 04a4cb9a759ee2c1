import Foundation
import Server

/// Messages, as the server has them.
public struct LetterTable {
  public func load() async throws -> Data { Data() }
}
