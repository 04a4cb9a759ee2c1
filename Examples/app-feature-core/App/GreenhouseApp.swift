import Climate
import Harvest
import Sensors
import Storage
import SwiftUI
import Watering
