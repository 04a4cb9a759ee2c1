import SwiftUI

/// A button that can be pressed with thick gloves.
public struct GloveButton: View {
  private let title: String
  private let action: () -> Void

  public init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(title, action: action).padding(24)
  }
}
