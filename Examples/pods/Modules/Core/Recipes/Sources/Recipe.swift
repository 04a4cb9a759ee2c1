/// What goes into a loaf.
public struct Recipe {
  public let name: String
  public let minutes: Int

  public init(name: String, minutes: Int) {
    (self.name, self.minutes) = (name, minutes)
  }
}
