import ListenFlow
import RecordFlow

/// From the start into either flow.
public struct AppFlow {
  let listening = ListenFlow()
  let recording = RecordFlow()

  public init() {}
}
