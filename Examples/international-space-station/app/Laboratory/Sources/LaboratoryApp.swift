import ISSColumbus
import ISSCosmonautService
import ISSHarmony
import ISSLaboratoryService
import ISSScaffold
import ISSScheduleService
import SwiftUI

/// For those who do science: both laboratories.
@main
struct LaboratoryApp: App {
  private let scaffold = Scaffold()

  var body: some Scene {
    WindowGroup { ColumbusScreen() }
  }
}
