import Design
import NotificationRules
import SwiftUI

/// What the club wants everybody to know.
public struct News: View {
  public init() {}

  public var body: some View {
    Text("News")
  }
}
