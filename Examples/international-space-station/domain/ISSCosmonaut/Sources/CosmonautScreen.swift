import ISSCosmonautServiceCore
import ISSLogging
import ISSScheduleServiceCore
import ISSSpacesuitCore
import ISSUIComponents
import SwiftUI

/// What a cosmonaut does during a day: screens and their logic.
public struct CosmonautScreen: View {
  private let log = Log("Cosmonaut")

  public init() {}

  public var body: some View {
    GloveButton("Cosmonaut") { log.note("opened") }
  }
}
