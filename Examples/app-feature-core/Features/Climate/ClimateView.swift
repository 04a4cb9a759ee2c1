import Design
import SensorsInterface
import SwiftUI
