/// A time of the day, in minutes.
public struct Clock {
  public let minutes: Int

  public init(minutes: Int) { self.minutes = minutes }
}
