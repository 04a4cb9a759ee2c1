extension Images {
  /// Every static library that two images of one process contain.
  ///
  /// One entry for a library and a process, sorted by process (programs first) and library. Left
  /// out are libraries that only came along with another one that is reported, and test bundles
  /// that meet only images which were reported of another process already.
  package func staticDuplicates() -> [StaticDuplicate] {
    let contents = Contents(of: self)
    guard !contents.shared.isEmpty else { return [] }
    var search = DuplicateSearch(images: self, contents: contents)
    return processes.flatMap { search.duplicates(in: $0) }
  }
}

/// Goes through processes, looks for libraries in several of their images, and remembers which
/// images it reported.
struct DuplicateSearch {
  private let images: Images
  private let contents: Contents
  private var loadSets: LoadSets
  private var hostLoadSets: [TargetID: Reach] = [:]
  /// The images that were reported, for each library.
  private var reported: [Int: [Set<Int>]] = [:]
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
    return causes(copies(in: process)).compactMap { library, copies in
      let holders = Set(copies.map(\.image))
      if isTest, reported[library, default: []].contains(where: holders.isSubset(of:)) {
        return nil
      }
      reported[library, default: []].append(holders)
      return StaticDuplicate(of: library, in: process, copies, graph: images.graph)
    }
  }

  /// Whether a test bundle contains nothing that others do, and loads only what a program loads.
  private func addsNothing(_ test: TargetID) -> Bool {
    guard contents.shared[test.index] == nil else { return false }
    let heads = images.map.links(from: test.index).filter(images.map.joins)
      .map(images.map.head)
    return heads.isEmpty || programs.contains { heads.allSatisfy($0.contains) }
  }

  /// The libraries that more than one image of a process contains, sorted.
  private mutating func copies(in process: TargetID) -> [(library: Int, copies: [LibraryCopy])] {
    var copies: [Int: [LibraryCopy]] = [:]
    var seen: Set<Int> = []
    for part in parts(of: process) {
      for (number, step) in part.loaded.steps.enumerated() {
        let image = step.vertex
        guard let libraries = contents.shared[image], let reach = contents.reaches[image],
          seen.insert(image).inserted
        else { continue }
        for library in libraries {
          copies[library.vertex, default: []].append(
            LibraryCopy(
              image: image, loaded: part.loaded, step: number, contents: reach, library: library,
              isOfHost: part.isHost))
        }
      }
    }
    return copies.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// What a process is made of: a hosted test bundle brings its images into those of its host.
  private mutating func parts(of process: TargetID) -> [(loaded: Reach, isHost: Bool)] {
    let own = loadSets.loadSet(of: process)
    let type = images.graph[process].type
    if !type.isTest { programs.append(Set(own.steps.map(\.vertex))) }
    guard type == .unitTests, let host = images.hosts.host(of: process) else {
      return [(own, false)]
    }
    let loaded = hostLoadSets[host] ?? loadSets.loadSet(of: host)
    hostLoadSets[host] = loaded
    return [(loaded, true), (own, false)]
  }

  /// Leaves out the libraries that are there twice only because another one is, which brought
  /// them along.
  private func causes(
    _ found: [(library: Int, copies: [LibraryCopy])]
  ) -> [(library: Int, copies: [LibraryCopy])] {
    var carriers = Carriers(found.map(\.library))
    return found.filter { library, copies in
      let own = copies.count { copy in !carriers.carry(copy) }
      if own < 2 { carriers.dismiss(library) }
      return own > 1
    }
  }
}

/// A library in an image of a process, and the searches that came there.
private struct LibraryCopy {
  let image: Int
  /// What the process loads, and the step of the image there.
  let loaded: Reach
  let step: Int
  /// The archives of the image.
  let contents: Reach
  let library: Contents.Library
  /// Whether the image belongs to the host of a test bundle.
  let isOfHost: Bool

  /// Whether the image is loaded, and links the library, unless the linker needs neither.
  var isSure: Bool { loaded.isOfFirstRound(step) && contents.isOfFirstRound(library.step) }

  /// Whether the image is loaded and contains the library, whatever the linker does.
  var isCertain: Bool { loaded.isOfFirstRound(step) && library.isCertain }
}

/// Finds out whether a library came along with another one that is reported.
///
/// What is not reported any more stays so, and is skipped from then on: a long chain of archives
/// is not walked again for each library in it.
private struct Carriers {
  /// The libraries that are reported, as far as is known.
  private var reported: Set<Int>
  /// For each image, the step to go on with behind steps that carry nothing.
  private var skips: [Int: [Int: Int]] = [:]

  init(_ libraries: [Int]) { reported = Set(libraries) }

  mutating func dismiss(_ library: Int) { reported.remove(library) }

  /// Whether an archive on the chain into the image holds the library, and is reported itself.
  mutating func carry(_ copy: LibraryCopy) -> Bool {
    let steps = copy.contents.steps
    var step = steps[copy.library.step].before
    var passed: [Int] = []
    while step > 0, !reported.contains(steps[step].vertex) {
      passed.append(step)
      step = skips[copy.image]?[step] ?? steps[step].before
    }
    for number in passed { skips[copy.image, default: [:]][number] = step }
    return step > 0
  }
}

extension StaticDuplicate {
  fileprivate init(
    of library: Int, in process: TargetID, _ found: [LibraryCopy], graph: ModuleGraph
  ) {
    self.library = graph.end(of: library)
    self.process = process
    copies = found.map { copy in
      Copy(
        image: graph.end(of: copy.image), loadChain: copy.loaded.edges(to: copy.step),
        linkChain: copy.contents.edges(to: copy.library.step), isOfHost: copy.isOfHost)
    }
    certainty = Certainty(found)
  }
}

extension StaticDuplicate.Certainty {
  fileprivate init(_ found: [LibraryCopy]) {
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
