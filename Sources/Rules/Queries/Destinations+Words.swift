extension [Destination] {
  /// A phrase for the destinations of a finding; empty for all of them.
  func words(among all: [Destination]) -> String {
    guard count < all.count else { return "" }
    let platforms = Set(map(\.platform))
    let configurations = Set(map(\.configuration))
    let isWhole = { (destination: Destination) in
      !platforms.contains(destination.platform)
        || !configurations.contains(destination.configuration) || contains(destination)
    }
    guard all.allSatisfy(isWhole) else {
      return map { [$0].words(among: all) }.joined(separator: ",")
    }
    var words = ""
    if platforms.count < Set(all.map(\.platform)).count {
      words += " on " + platforms.compactMap { $0?.rawValue }.sorted().joined(separator: " and ")
    }
    if configurations.count < Set(all.map(\.configuration)).count {
      words += " in " + configurations.compactMap(\.self).sorted().joined(separator: " and ")
    }
    return words
  }
}
