import MessageScreens
import NotificationScreens
import Session
import SwiftUI
import UserScreens

/// The app: it puts the slices beside one another.
@main
struct ClubApp: App {
  var body: some Scene {
    WindowGroup { MemberList() }
  }
}
