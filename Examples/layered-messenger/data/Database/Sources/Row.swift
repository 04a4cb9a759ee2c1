import Foundation
import SQLite3

/// Tables.
public struct Row {
  public let columns: [String: String]
}
