/// Finds what is loaded when a process starts: its image, and the dynamic ones behind its links.
struct LoadSets {
  private let map: LinkMap
  private var search: TrailSearch

  init(_ map: LinkMap) {
    self.map = map
    search = TrailSearch(map)
  }

  /// The trail through everything a process loads.
  ///
  /// Weak links may find nothing at launch, and what is only carried along may be opened later: what
  /// lies behind those is possible.
  mutating func loadSet(of process: TargetID) -> Trail {
    let map = self.map
    return search.trail(from: process.index) { link, _ in
      map.isNeededAtLaunch(link)
    } possible: { link, from in
      map.joins(link) || (from == process.index && map.carriesImage(link))
    }
  }

  /// The trail through what a process cannot start without.
  mutating func needs(of process: TargetID) -> Trail {
    let map = self.map
    return search.trail(from: process.index) { link, _ in map.isNeededAtLaunch(link) }
  }
}

extension LinkMap {
  /// Whether a link joins code to code, weakly or not.
  func joins(_ link: Int) -> Bool {
    effects[link].contains(.links) && forms[Int(heads[link])] != .other
      && !isProgram[Int(heads[link])]
  }

  /// Whether what links cannot start without the other end.
  func isNeededAtLaunch(_ link: Int) -> Bool { joins(link) && !effects[link].contains(.isWeak) }

  /// Whether a link carries a dynamic image along.
  func carriesImage(_ link: Int) -> Bool {
    effects[link].contains(.embeds) && forms[Int(heads[link])] == .image
      && !isProgram[Int(heads[link])]
  }
}
