import Signals
import Stations

/// From the list of stations to the music.
public struct ListenFlow {
  let list = StationList()

  public init() {}

  public func start() { list.listen(to: Signal(samples: [])) }
}
