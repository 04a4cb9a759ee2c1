import ISSCosmonaut
import ISSCosmonautServiceCore
import ISSCosmonautServiceMock
import ISSLogging
import ISSScheduleServiceCore
import ISSScheduleServiceMock
import ISSSpacesuitCore
import ISSSpacesuitMock
import ISSUIComponents
import SwiftUI

/// The screens alone, with mocks behind them.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { CosmonautScreen() }
  }
}
