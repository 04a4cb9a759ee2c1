import SwiftUI

/// Covers, stars and buttons.
public struct Cover: View {
  let title: String

  public init(title: String) { self.title = title }

  public var body: some View { Text(title) }
}

/// How much somebody liked a book.
public struct Stars: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View { Text(String(repeating: "★", count: count)) }
}
