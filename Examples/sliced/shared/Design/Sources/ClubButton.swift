import SwiftUI

/// Colours, letters and buttons of the club.
public struct ClubButton: View {
  public init() {}

  public var body: some View {
    Text("Club")
  }
}
