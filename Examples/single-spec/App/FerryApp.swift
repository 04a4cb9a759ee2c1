import Design
import Harbours
import Keychain
import Logging
import Network
import SwiftUI
import Tickets
import Timetable

@main
struct FerryApp: App {
  var body: some Scene { WindowGroup { Text("Ferry") } }
}
