/// Sound, as it comes from the air.
public struct Signal {
  public let samples: [Float]

  public init(samples: [Float]) { self.samples = samples }
}
