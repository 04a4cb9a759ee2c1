import ISSAlarmServiceCore
import ISSAlarmServiceMock
import ISSLogging
import ISSSpacesuit
import ISSSpacesuitCore
import ISSSpacesuitServiceCore
import ISSSpacesuitServiceMock
import ISSUIComponents
import SwiftUI

/// The screens alone, with mocks behind them.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { SpacesuitScreen() }
  }
}
