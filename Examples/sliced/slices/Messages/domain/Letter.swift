import Foundation
import MessageStore
import Session

/// What members write to one another.
public struct Letter {
  public let text: String
}
