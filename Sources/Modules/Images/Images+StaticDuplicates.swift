extension Images {
  /// Every static library that two images of one process contain.
  ///
  /// One entry for a library and a process, sorted by process (programs first) and library. A test
  /// bundle that meets only images which another process was told of already is left out.
  package func staticDuplicates() -> [StaticDuplicate] {
    let contents = Contents(map)
    guard contents.imageCounts.contains(where: { $0 > 1 }) else { return [] }
    var search = DuplicateSearch(images: self, contents: contents)
    return processes.flatMap { search.duplicates(in: $0) }
  }
}

/// Goes through the processes and remembers what it told of.
private struct DuplicateSearch {
  private let images: Images
  private let contents: Contents
  private var loadSets: LoadSets
  private var hostTrails: [TargetID: Trail] = [:]
  /// The images that were told of, for each library.
  private var told: [Int: [Set<Int>]] = [:]

  init(images: Images, contents: Contents) {
    self.images = images
    self.contents = contents
    loadSets = LoadSets(images.map)
  }

  mutating func duplicates(in process: TargetID) -> [StaticDuplicate] {
    let isTest = images.graph[process].type.isTest
    return found(in: process).compactMap { library, copies in
      let held = Set(copies.map(\.image))
      if isTest, told[library, default: []].contains(where: held.isSubset(of:)) { return nil }
      told[library, default: []].append(held)
      return duplicate(of: library, in: process, copies)
    }
  }

  /// The libraries that more than one image of a process contains, sorted.
  private mutating func found(in process: TargetID) -> [(Int, [FoundCopy])] {
    var copies: [Int: [FoundCopy]] = [:]
    var seen: Set<Int> = []
    for part in parts(of: process) {
      for (number, step) in part.trail.steps.enumerated() {
        let image = Int(step.vertex)
        guard let trail = contents.trails[image], seen.insert(image).inserted else { continue }
        for (inner, archive) in trail.steps.enumerated().dropFirst()
        where contents.imageCounts[Int(archive.vertex)] > 1 {
          copies[Int(archive.vertex), default: []].append(
            FoundCopy(
              image: image, load: part.trail, step: number, contents: trail, archive: inner,
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
    guard images.graph[process].type == .unitTests, let host = images.hosts.host(of: process)
    else { return [(own, false)] }
    let trail = hostTrails[host] ?? loadSets.loadSet(of: host)
    hostTrails[host] = trail
    return [(trail, true), (own, false)]
  }

  private func duplicate(
    of library: Int, in process: TargetID, _ found: [FoundCopy]
  ) -> StaticDuplicate {
    let holders = Set(found.map(\.image))
    let copies = found.map { copy in
      StaticDuplicate.Copy(
        image: images.map.end(of: copy.image), way: copy.load.links(to: copy.step),
        inside: copy.contents.links(to: copy.archive),
        isCertain: copy.isSure && !images.canSpare(copy, of: library, holders: holders))
    }
    return StaticDuplicate(
      library: images.map.end(of: library), process: process, copies: copies,
      certainty: certainty(of: found, copies))
  }

  private func certainty(
    of found: [FoundCopy], _ copies: [StaticDuplicate.Copy]
  ) -> StaticDuplicate.Certainty {
    let own = zip(found, copies).filter { !$0.0.isOfHost }
    if own.count < found.count, own.count(where: { $0.1.isCertain }) < 2 { return .repeatsHost }
    if copies.count(where: \.isCertain) > 1 { return .certain }
    return found.count(where: \.isSure) > 1 ? .linkOrder : .possible
  }
}
