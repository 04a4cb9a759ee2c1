import ISSLogging
import ISSRadioCore
import ISSSpacesuitServiceCore

/// Pressure, oxygen and battery of every suit.
public struct LiveSpacesuitService: SpacesuitService {
  private let radio: any Radio
  private let log = Log("SpacesuitService")

  public func pressure(in suit: Int) async throws -> Double {
    await radio.send("pressure", to: "suit \(suit)")
    return 1
  }
}
