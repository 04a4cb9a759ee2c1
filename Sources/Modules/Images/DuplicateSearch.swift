/// Goes through processes, looks for libraries in several of their images, and remembers which
/// images it told of.
struct DuplicateSearch {
  private let images: Images
  private let contents: Contents
  private var loadSets: LoadSets
  private var hostTrails: [TargetID: Trail] = [:]
  /// The images that were told of, for each library.
  private var told: [Int: [Set<Int>]] = [:]
  /// Everything that one of the programs loads or contains, for each of them.
  private var programs: [Set<Int>] = []

  init(images: Images, contents: Contents) {
    self.images = images
    self.contents = contents
    loadSets = LoadSets(images.map)
  }

  /// The libraries that are twice in a process, sorted.
  mutating func duplicates(in process: TargetID) -> [StaticDuplicate] {
    let isTest = images.graph[process].type.isTest
    if isTest, addsNothing(process) { return [] }
    return causes(found(in: process)).compactMap { library, copies in
      let held = Set(copies.map(\.image))
      if isTest, told[library, default: []].contains(where: held.isSubset(of:)) { return nil }
      told[library, default: []].append(held)
      return StaticDuplicate(of: library, in: process, copies, map: images.map)
    }
  }

  /// Whether a test bundle contains nothing that others do, and loads only what a program loads.
  private func addsNothing(_ test: TargetID) -> Bool {
    guard contents.shared[test.index] == nil else { return false }
    let heads = images.map.links(from: test.index).filter { images.map.joins($0) }
      .map { Int(images.map.heads[$0]) }
    return heads.isEmpty || programs.contains { heads.allSatisfy($0.contains) }
  }

  /// The libraries that more than one image of a process contains, sorted.
  private mutating func found(in process: TargetID) -> [(library: Int, copies: [FoundCopy])] {
    var copies: [Int: [FoundCopy]] = [:]
    var seen: Set<Int> = []
    for part in parts(of: process) {
      for (number, step) in part.trail.steps.enumerated() {
        let image = Int(step.vertex)
        guard let held = contents.shared[image], let trail = contents.trails[image],
          seen.insert(image).inserted
        else { continue }
        for one in held {
          copies[one.library, default: []].append(
            FoundCopy(
              image: image, load: part.trail, step: number, contents: trail, held: one,
              isOfHost: part.isHost))
        }
      }
    }
    return copies.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// What a process is made of: a hosted test bundle brings its images into those of its host.
  private mutating func parts(of process: TargetID) -> [(trail: Trail, isHost: Bool)] {
    let own = loadSets.loadSet(of: process)
    let type = images.graph[process].type
    if !type.isTest { programs.append(Set(own.steps.map { Int($0.vertex) })) }
    guard type == .unitTests, let host = images.hosts.host(of: process) else {
      return [(own, false)]
    }
    let trail = hostTrails[host] ?? loadSets.loadSet(of: host)
    hostTrails[host] = trail
    return [(trail, true), (own, false)]
  }

  /// Leaves out the libraries that are there twice only because another one is, which brought
  /// them along.
  private func causes(
    _ found: [(library: Int, copies: [FoundCopy])]
  ) -> [(library: Int, copies: [FoundCopy])] {
    var carriers = Carriers(found.map(\.library))
    return found.filter { library, copies in
      let own = copies.count { copy in !carriers.carry(copy) }
      if own < 2 { carriers.dismiss(library) }
      return own > 1
    }
  }
}

extension StaticDuplicate {
  fileprivate init(
    of library: Int, in process: TargetID, _ found: [FoundCopy], map: LinkMap
  ) {
    self.library = map.end(of: library)
    self.process = process
    copies = found.map { copy in
      Copy(
        image: map.end(of: copy.image), way: copy.load.links(to: copy.step),
        inside: copy.contents.links(to: copy.held.step), isCertain: copy.isCertain,
        isOfHost: copy.isOfHost)
    }
    certainty = Certainty(found)
  }
}

extension StaticDuplicate.Certainty {
  fileprivate init(_ found: [FoundCopy]) {
    let own = found.filter { !$0.isOfHost }
    if own.count < found.count, own.count(where: \.isCertain) < 2 {
      self = .repeatsHost
    } else if found.count(where: \.isCertain) > 1 {
      self = .certain
    } else {
      self = found.count(where: \.isSure) > 1 ? .linkOrder : .possible
    }
  }
}
