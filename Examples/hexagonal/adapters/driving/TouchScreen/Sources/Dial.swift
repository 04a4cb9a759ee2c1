import HeatingPorts
import SwiftUI

/// Buttons on the wall.
public struct Dial: View {
  public init() {}

  public var body: some View {
    Text("20°")
  }
}
