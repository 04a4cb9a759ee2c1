import ClockPort
import Foundation

/// The clock of the device.
public struct DeviceClock {
  public var hour: Int { Calendar.current.component(.hour, from: Date()) }
}
