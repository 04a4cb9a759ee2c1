/// What the domain wants of whatever makes heat.
public protocol Boiler {
  func burn(at level: Int)
}
