import ISSAlarmServiceCore
import ISSLogging
import ISSPeripheriesServiceCore
import ISSUIComponents
import SwiftUI

/// Solar arrays, airlocks and the robot arm at a glance.
public struct PeripheriesScreen: View {
  private let log = Log("Peripheries")

  public init() {}

  public var body: some View {
    GloveButton("Peripheries") { log.note("opened") }
  }
}
