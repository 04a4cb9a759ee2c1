import os

/// The ship's log: everybody writes into it.
public struct Log: Sendable {
  private let logger: Logger

  public init(_ name: String) { logger = Logger(subsystem: "station", category: name) }

  public func note(_ words: String) { logger.info("\(words)") }
}
