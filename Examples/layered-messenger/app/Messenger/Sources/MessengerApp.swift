import ChatScreens
import ContactScreens
import SwiftUI

/// What people write with: it carries all frameworks, so no layer is closed to it.
@main
struct MessengerApp: App {
  var body: some Scene {
    WindowGroup { ChatList() }
  }
}
