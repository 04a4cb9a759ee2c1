import Agenda
import Style

public struct List {
  let days: [Day] = []
  let color = Color.paper
  public init() {}
}
