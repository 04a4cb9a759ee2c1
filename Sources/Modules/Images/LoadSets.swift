/// Finds what is loaded when a process starts: its image, and the dynamic ones behind its links.
struct LoadSets {
  private let map: LinkMap
  private var search: Search

  init(_ map: LinkMap) {
    self.map = map
    search = Search(map.shape)
  }

  /// All that a process loads: in the first round what is sure to be, in the second what may be.
  ///
  /// Weak links may find nothing at launch, and what is only carried along may be opened later: what
  /// lies behind those is possible.
  mutating func loadSet(of process: TargetID) -> Reach {
    var reach = needs(of: process)
    search.extend(&reach) { [map] link, from in
      map.joins(link) || (from == process.index && map.carriesImage(link))
    }
    return reach
  }

  /// What a process cannot start without.
  mutating func needs(of process: TargetID) -> Reach {
    search.reach(from: [process.index]) { [map] link, _ in map.isNeededAtLaunch(link) }
  }
}
