import BoilerCloud
import Heating
import NetworkClock
import RoomSensor
import SwiftUI
import VoiceControl

/// The same house on a phone: the boiler is reached over the network, and so is the time.
@main
struct RemoteApp: App {
  var body: some Scene {
    WindowGroup { Text("Thermostat") }
  }
}
