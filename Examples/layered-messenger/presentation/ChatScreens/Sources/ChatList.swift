import Conversations
import SwiftUI

/// Bubbles, and the field to write in.
public struct ChatList: View {
  public init() {}

  public var body: some View {
    Text("Chats")
  }
}
