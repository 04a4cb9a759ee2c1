import Delivery
import Foundation
import MessageStore

/// What a message is, and when it counts as read.
public struct Message {
  public let text: String
  public var isRead = false
}
