import Design
import MessageRules
import SwiftUI

/// What members write to one another.
public struct Inbox: View {
  public init() {}

  public var body: some View {
    Text("Messages")
  }
}
