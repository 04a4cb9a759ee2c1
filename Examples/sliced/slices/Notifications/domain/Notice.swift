import Foundation
import NotificationStore
import Session

/// What the club wants everybody to know.
public struct Notice {
  public let text: String
}
