import Networking
import SwiftUI
import Widgets

/// What others say about a book.
public struct ReviewList: View {
  public init() {}

  public var body: some View {
    Stars(count: 4)
  }
}
