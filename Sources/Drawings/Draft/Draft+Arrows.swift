internal import Modules

extension Draft {
  /// Draws every dependency that leads from one box to another.
  mutating func addArrows() {
    for link in architecture.graph.links {
      guard let from = boxOfTarget[link.from.index] else {
        omissions.ofCompanions += 1
        continue
      }
      guard let to = box(of: link.to) else {
        if link.external != nil {
          hidden[from].linksToExternals += 1
        } else {
          hidden[from].linksOfCompanions += 1
        }
        continue
      }
      if from == to {
        hidden[from].links += 1
      } else if isSilent[link.from.index] {
        hidden[from].linksOfCompanions += 1
      } else {
        addArrow(Drawing.Pair(from: from, to: to), links: link.links)
      }
    }
  }

  /// Adds a link to the arrow between two boxes.
  @discardableResult
  mutating func addArrow(_ pair: Drawing.Pair, links: Bool) -> Int {
    if let known = arrowOfPair[pair] {
      arrows[known].count += 1
      arrows[known].links = arrows[known].links || links
      return known
    }
    arrowOfPair[pair] = arrows.count
    arrows.append(.init(from: pair.from, to: pair.to, count: 1, links: links))
    return arrows.count - 1
  }
}
