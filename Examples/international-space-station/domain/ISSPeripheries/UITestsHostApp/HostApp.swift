import ISSAlarmServiceCore
import ISSAlarmServiceMock
import ISSLogging
import ISSPeripheries
import ISSPeripheriesServiceCore
import ISSPeripheriesServiceMock
import ISSUIComponents
import SwiftUI

/// The screens alone, with mocks behind them.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { PeripheriesScreen() }
  }
}
