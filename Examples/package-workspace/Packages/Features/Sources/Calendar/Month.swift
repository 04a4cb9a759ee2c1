import Agenda
import Style

public struct Month {
  let days: [Day] = []
  let color = Color.paper
  public init() {}
}
