import ISSAlarmServiceCore
import ISSLogging
import ISSSpacesuitCore
import ISSSpacesuitServiceCore
import ISSUIComponents
import SwiftUI

/// Putting on a suit, and keeping an eye on it.
public struct SpacesuitScreen: View {
  private let log = Log("Spacesuit")

  public init() {}

  public var body: some View {
    GloveButton("Spacesuit") { log.note("opened") }
  }
}
