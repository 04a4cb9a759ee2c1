import ISSCosmonaut
import ISSCosmonautService
import ISSScaffold
import ISSScheduleService
import ISSSpacesuit
import ISSSpacesuitService
import SwiftUI

/// For the crew: the day, and the suit.
@main
struct CosmonautApp: App {
  private let scaffold = Scaffold()

  var body: some Scene {
    WindowGroup { CosmonautScreen() }
  }
}
