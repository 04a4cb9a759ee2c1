import Foundation
import Socket

/// Messages to bytes on the wire, and back.
public struct Envelope {
  public let bytes: Data
}
