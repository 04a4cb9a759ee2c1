import Design
import SwiftUI
import UserRules

/// Who is a member, and what the others may see of them.
public struct MemberList: View {
  public init() {}

  public var body: some View {
    Text("Members")
  }
}
