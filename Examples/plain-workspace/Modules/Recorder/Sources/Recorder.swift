import Archive
import Audio
import Signals

/// Records what is played.
public struct Recorder {
  let archive = Archive()
  let speaker = Speaker()

  public init() {}

  public func record(_ signal: Signal) { speaker.play(signal) }
}
