import ISSPeripheries
import ISSPeripheriesService
import ISSScaffold
import ISSSpacesuit
import ISSSpacesuitService
import SwiftUI

/// For mission control: what hangs outside, and who is out there in a suit.
@main
struct OverviewApp: App {
  private let scaffold = Scaffold()

  var body: some Scene {
    WindowGroup { PeripheriesScreen() }
  }
}
