/// What time it is: a port of its own, for which each app has another adapter.
public protocol Clock {
  var hour: Int { get }
}
