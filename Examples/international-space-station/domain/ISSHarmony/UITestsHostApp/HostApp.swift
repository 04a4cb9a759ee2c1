import ISSCosmonautServiceCore
import ISSCosmonautServiceMock
import ISSHarmony
import ISSLaboratoryServiceCore
import ISSLaboratoryServiceMock
import ISSLogging
import ISSScheduleServiceCore
import ISSScheduleServiceMock
import ISSUIComponents
import SwiftUI

/// The screens alone, with mocks behind them.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { HarmonyScreen() }
  }
}
