import Storage

public struct Day {
  let shelf = Shelf()
}
