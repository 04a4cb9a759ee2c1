import Audio
import Signals

/// The list of all stations.
public struct StationList {
  let speaker = Speaker()

  public init() {}

  public func listen(to signal: Signal) { speaker.play(signal) }
}
