import Foundation
import Security

/// Who is logged in.
public struct Session {
  public let member: String?
}
