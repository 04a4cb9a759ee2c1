import BoilerBus
import DeviceClock
import Heating
import RoomSensor
import SwiftUI
import TouchScreen

/// The device on the wall: it puts the domain and its adapters together.
@main
struct WallPanelApp: App {
  var body: some Scene {
    WindowGroup { Dial() }
  }
}
