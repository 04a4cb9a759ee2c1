import Database
import Foundation

/// Messages to rows, and back.
public struct MessageTable {
  public func rows(after day: Date) -> [Row] { [] }
}
