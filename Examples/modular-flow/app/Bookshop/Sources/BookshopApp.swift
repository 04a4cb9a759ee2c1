import BookshopCore
import Maps
import Payments
import SwiftUI

/// What readers get: hardly more than the first screen.
@main
struct BookshopApp: App {
  var body: some Scene {
    WindowGroup { Text("Books") }
  }
}
