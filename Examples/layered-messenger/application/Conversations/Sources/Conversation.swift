import Delivery
import Foundation
import Messages
import People

/// What people do: open a conversation, write, answer, leave.
public struct Conversation {
  public let members: [Person]
  public private(set) var messages: [Message] = []

  public mutating func add(_ message: Message) { messages.append(message) }
}
