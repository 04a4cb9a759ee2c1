import AppCore
import SwiftUI

@main
struct RadioApp: App {
  let flow = AppFlow()

  var body: some Scene {
    WindowGroup { Text("Radio") }
  }
}
