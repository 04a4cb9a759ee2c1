import ISSColumbus
import ISSLaboratoryServiceCore
import ISSLaboratoryServiceMock
import ISSLogging
import ISSUIComponents
import SwiftUI

/// The screens alone, with mocks behind them.
@main
struct HostApp: App {
  var body: some Scene {
    WindowGroup { ColumbusScreen() }
  }
}
