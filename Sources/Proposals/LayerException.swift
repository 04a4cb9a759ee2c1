/// A module that most of its layer is linked with, or that puts parts of it together, or a single
/// link: an exception permits the links, and the layer stays strict.
struct LayerException {
  var rule = "same-layer-link"
  /// What has the links, and what they lead to; nil for all of the layer.
  let from: TargetID?
  let to: TargetID?
  let reason: String
  /// Whether its place is clear even if most links of the layer are others.
  let isCertain: Bool
  /// Whether it permits a single link, because that is there.
  var isDebt = false
  /// More of a kind would say that the layer is none.
  private static let most = 2
  /// More links than these are usual in a layer, or in one that all others build on.
  static let mostLinks = 3
  static let mostLowLinks = 2
  /// Features are better strict with a list of links than free to link one another.
  static let mostFeatureLinks = 6

  func covers(_ link: Finding) -> Bool {
    (from ?? link.from.target) == link.from.target && (to ?? link.to?.target) == link.to?.target
  }

  /// One for a link that is there.
  static func debt(_ link: Finding, _ words: String) -> Self {
    Self(
      rule: link.rule, from: link.from.target, to: link.to?.target,
      reason: "\(words) when these layers were written", isCertain: false, isDebt: true)
  }

  /// One for each of the links if they are few for the layer; nil otherwise.
  static func each(
    of links: [Finding], besides others: [Self], in layer: Proposal.Layer
  ) -> [Self]? {
    let pairs = links.uniqued { [$0.from.target, $0.to?.target] }
    let most = layer.isLow ? mostLowLinks : mostLinks
    let isFew =
      layer.areFeatures
      ? pairs.count <= min(mostFeatureLinks, layer.modules.count - 1)
      : isFew(pairs.count, of: layer.modules.count, atMost: most)
    guard isFew else { return nil }
    let count = pairs.count == 1 ? "the only" : "one of \(pairs.count)"
    let words = count + (others.isEmpty ? "" : " other") + (pairs.count == 1 ? " link" : " links")
    return pairs.map { debt($0, "\(words) within \(layer.name)") }
  }

  private static func others(_ count: Int, of layer: Proposal.Layer) -> String {
    let all = layer.modules.count - 1
    let words = count < all ? "\(count) of the \(all)" : all == 2 ? "both" : "all \(all)"
    return words + " other modules"
  }

  /// Whether so many of the modules of a layer link one that their links to it are a habit.
  static func isCommon(_ users: Int, of modules: Int) -> Bool {
    users > 2 && users * 2 >= modules - 1
  }

  /// Whether links within a layer of so many modules are few.
  static func isFew(_ links: Int, of modules: Int, atMost most: Int) -> Bool {
    links <= most && links * 2 <= modules
  }

  /// The bases of a layer, and what puts its modules together, by the links within the layer.
  static func all(
    of links: [Finding], in layer: Proposal.Layer, _ architecture: Architecture
  ) -> [Self] {
    // One of two puts nothing together.
    guard layer.modules.count > 2 else { return [] }
    var left = links
    var centers: [Self] = []
    for isBase in [true, false] {
      var partners: [TargetID: Set<TargetID>] = [:]
      for link in links {
        guard let from = link.from.target, let to = link.to?.target else { continue }
        partners[isBase ? to : from, default: []].insert(architecture.head(of: isBase ? from : to))
      }
      let all = partners.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      for _ in 0..<most {
        let users = Set(left.compactMap(\.from.target))
        let used = Set(left.compactMap { $0.to?.target })
        // What is linked from other sides than those of centers is no end of the layer.
        let (open, others) = isBase ? (used, users) : (users, used)
        let next = all.lazy.filter { open.contains($0.key) }.compactMap { target, partners in
          Self(
            target, isBase, partners.count,
            (target == all[0].key, !others.contains(target), links: links.count), in: layer,
            architecture)
        }.first
        guard let next else { break }
        centers.append(next)
        left.removeAll(where: next.covers)
      }
    }
    return centers
  }
}

extension LayerException {
  /// Links to a base are a habit if half of the layer has them.
  ///
  /// What puts a layer together links more, unless it is called `FeatureTab`, `RootFeature` or like
  /// the layer.
  fileprivate init?(
    _ target: TargetID, _ isBase: Bool, _ found: Int,
    _ place: (isFirst: Bool, isEnd: Bool, links: Int),
    in layer: Proposal.Layer, _ architecture: Architecture
  ) {
    let (name, count) = (architecture.graph.plainName(of: target), layer.modules.count)
    let isUmbrella = NameWords.layer(layer.name).hasPrefix(NameWords.layer(name))
    let nearlyAll = max(3, count * 2 / 3)
    let isOften = isBase && LayerException.isCommon(found, of: count) || found >= nearlyAll
    let isNamed = !isBase && NameWords.isTop(name) && found > 1
    isCertain =
      place.isEnd
      && (isNamed
        || found * 4 >= place.links && (place.isFirst && isOften || isBase && found >= nearlyAll))
    let least = isBase ? max(2, count / 2) : isUmbrella ? count / 2 : nearlyAll
    guard isCertain || place.isFirst && found >= least else { return nil }
    reason =
      isBase
      ? "\(LayerException.others(found, of: layer)) of the layer link it"
      : found >= least
        ? "it links \(LayerException.others(found, of: layer)) of the layer"
        : "its name says that it puts modules together"
    (from, to) = isBase ? (nil, target) : (target, nil)
  }
}
