import Foundation
import Session
import UserStore

/// Who is a member, and what the others may see of them.
public struct Member {
  public let name: String
}
