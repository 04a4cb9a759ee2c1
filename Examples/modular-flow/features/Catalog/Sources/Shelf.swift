import Networking
import SwiftUI
import Widgets

/// Shelves, search, and the page of a book.
public struct Shelf: View {
  public init() {}

  public var body: some View {
    Cover(title: "The sea")
  }
}
