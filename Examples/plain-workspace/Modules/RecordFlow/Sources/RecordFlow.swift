import Archive
import Recorder

/// From the music to the archive.
public struct RecordFlow {
  let recorder = Recorder()
  let archive = Archive()

  public init() {}
}
