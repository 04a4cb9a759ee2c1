extension Images {
  /// Every static library that two images of one process contain.
  ///
  /// One entry for a library and a process, sorted by process (programs first) and library. A test
  /// bundle whose images contain the same copies as an earlier process is listed with that process.
  /// A library that another one pulls in is listed with that one. If the result depends on the
  /// order of names, it is marked uncertain.
  package func staticDuplicates() -> [StaticDuplicate] {
    let found = foundDuplicates()
    guard linked.contains(where: { $0?.dependsOnNames ?? false }) else { return found }
    let turned = againstNames.foundDuplicates()
    return found.map { $0.dependingOnNames(unless: turned) ?? $0 }
      + turned.compactMap { $0.dependingOnNames(unless: found) }
  }

  private func foundDuplicates() -> [StaticDuplicate] {
    var search = DuplicateSearch(self)
    guard search.sharesAnything else { return [] }
    for process in processes { search.look(in: process) }
    return search.found
  }
}

/// Searches processes for libraries that several of their images contain.
struct DuplicateSearch {
  /// A library in an image of a process: the image among those of the process, and the library among
  /// the parts of the image.
  private typealias LibraryCopy = (image: Int, part: Int)

  private(set) var found: [StaticDuplicate] = []
  private let all: Images
  private var launcher: Launcher
  /// The parts of each image that are also parts of others.
  private var shared: [Int: [Int]] = [:]
  /// For each library, the indices in `found` of duplicates loaded at launch, and their images.
  private var reported: [Int: [(number: Int, images: Set<Int>)]] = [:]
  /// The images that each program loads; most tests load no others.
  ///
  /// Excludes programs with missing frameworks, which a test may find outside the host's bundle.
  private var programs: [TargetID: Set<Int>] = [:]

  var sharesAnything: Bool { !shared.isEmpty }

  init(_ all: Images) {
    self.all = all
    launcher = Launcher(all)
    var counts = [Int32](repeating: 0, count: all.linked.count)
    for image in all.linked {
      for part in image?.parts.dropFirst() ?? [] { counts[part.vertex] += 1 }
    }
    for (vertex, image) in all.linked.enumerated() {
      guard let parts = image?.parts else { continue }
      let own = parts.indices.dropFirst().filter { counts[parts[$0].vertex] > 1 }
      if !own.isEmpty { shared[vertex] = own }
    }
  }

  mutating func look(in process: TargetID) {
    let isTest = all.graph.productType(of: process).isTest
    // Duplicates in programs may also occur in tests, and are reported there too.
    if isTest, found.isEmpty, addsNothing(process) { return }
    let (launch, hostCount) = launcher.launch(process)
    if !isTest, launch.passedOver.isEmpty, launch.absences.isEmpty {
      programs[process] = Set(launch.images.map(\.vertex))
    }
    let holdings = holdings(in: launch)
    guard !holdings.isEmpty else { return }
    let causes = causes(holdings, in: launch)
    var numbers: [Int: Int] = [:]
    for (library, held) in holdings where causes[library] == nil {
      numbers[library] = report(library, held, in: process, launch, hostCount)
    }
    name(causes, among: holdings, numbers, launch, in: process)
  }

  /// Whether a test bundle contains nothing that others do, and loads only what a program loads.
  private func addsNothing(_ test: TargetID) -> Bool {
    guard shared[test.index] == nil else { return false }
    let loads = all.loads(of: test.index).map(\.vertex)
    guard let host = all.processHost(of: test) else {
      return loads.isEmpty || programs.values.contains { loads.allSatisfy($0.contains) }
    }
    return programs[host].map { loads.allSatisfy($0.contains) } ?? false
  }

  private func holdings(in launch: Launch) -> [(library: Int, held: [LibraryCopy])] {
    var holdings: [Int: [LibraryCopy]] = [:]
    for (number, image) in launch.images.enumerated() {
      for part in shared[image.vertex] ?? [] {
        guard let library = all.linked[image.vertex]?.parts[part].vertex else { continue }
        holdings[library, default: []].append((image: number, part: part))
      }
    }
    return holdings.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Maps each library to the one that pulls it into every image, if that is the same one.
  private func causes(
    _ holdings: [(library: Int, held: [LibraryCopy])], in launch: Launch
  ) -> [Int: Int] {
    var carriers = EnclosingArchives(holdings.map(\.library))
    var causes: [Int: Int] = [:]
    var known = -1
    // A cause that was found may reveal the cause of another.
    while known < causes.count {
      known = causes.count
      for (library, held) in holdings where causes[library] == nil {
        let carrying = held.map { holding -> Int? in
          all.linked[launch.images[holding.image].vertex].flatMap {
            carriers.carrier(of: holding.part, in: $0, launch.images[holding.image].vertex)
          }
        }
        guard let cause = carrying[0], carrying.allSatisfy({ $0 == cause }) else { continue }
        causes[library] = cause
        carriers.dismiss(library)
      }
    }
    return causes
  }

  /// Reports a library, and returns its index in `found`.
  private mutating func report(
    _ library: Int, _ held: [LibraryCopy], in process: TargetID, _ launch: Launch, _ hostCount: Int
  ) -> Int {
    let certain = held.filter { $0.image < launch.certainCount }
    let isCertain = certain.count > 1
    let images = Set((isCertain ? certain : held).map { launch.images[$0.image].vertex })
    if let known = add(library, in: images, to: process) { return known }
    if isCertain { reported[library, default: []].append((found.count, images)) }
    let copies = (isCertain ? certain : held).map { holding in
      StaticDuplicate.Copy(
        image: all.graph.end(of: launch.images[holding.image].vertex),
        loadChain: launch.chain(to: holding.image, among: all),
        linkChain: all.linked[launch.images[holding.image].vertex]?.chain(to: holding.part) ?? [],
        isOfHost: holding.image < hostCount)
    }
    let end = all.graph.end(of: library)
    let isPod = end.external.map { all.graph[$0].kind } == .cocoapods
    found.append(
      StaticDuplicate(
        library: end, process: process, copies: copies,
        certainty: !isCertain ? doubt(about: held, in: launch) : isPod ? .unlessBinary : .certain))
    return found.count - 1
  }

  /// Adds a test bundle to a duplicate in the same images, or more; nil if it fits none.
  private mutating func add(_ library: Int, in images: Set<Int>, to process: TargetID) -> Int? {
    guard all.graph.productType(of: process).isTest else { return nil }
    let host = all.processHost(of: process)
    let known = reported[library]?.first { [found] known in
      images.isSubset(of: known.images) && (host == nil || found[known.number].process == host)
    }
    guard let known else { return nil }
    let own = images == known.images ? [] : images.sorted().map(all.graph.end)
    found[known.number].others.append(
      StaticDuplicate.Other(process: process, images: own, isOfHost: host != nil))
    return known.number
  }

  /// Returns why it is uncertain that all images with a copy are loaded.
  private func doubt(about held: [LibraryCopy], in launch: Launch) -> StaticDuplicate.Certainty {
    guard let image = held.first(where: { $0.image >= launch.certainCount })?.image else {
      return .certain
    }
    let vertex = root(of: image, in: launch)
    let end = all.graph.end(of: vertex)
    return launch.passedOver.contains { $0.vertex == vertex } ? .weak(end) : .opened(end)
  }

  /// The framework that must be opened for an image to be loaded.
  private func root(of image: Int, in launch: Launch) -> Int {
    var image = image
    while launch.images[image].loader >= 0 { image = launch.images[image].loader }
    return launch.images[image].vertex
  }

  /// Lists the libraries whose cause is a duplicate reported for a process.
  private mutating func name(
    _ causes: [Int: Int], among holdings: [(library: Int, held: [LibraryCopy])],
    _ numbers: [Int: Int], _ launch: Launch, in process: TargetID
  ) {
    for (library, held) in holdings {
      guard var cause = causes[library] else { continue }
      while let next = causes[cause] { cause = next }
      let vertices = Set(held.map { launch.images[$0.image].vertex })
      guard let number = numbers[cause], add(library, in: vertices, to: process) == nil else {
        continue
      }
      let end = all.graph.end(of: library)
      guard !found[number].followers.contains(where: { $0.library == end }) else { continue }
      let images = held.map { all.graph.end(of: launch.images[$0.image].vertex) }
      let isSame = Set(images) == Set(found[number].copies.map(\.image))
      found[number].followers.append((end, isSame ? [] : images))
    }
  }
}

/// Finds the reported library that pulled in another one.
///
/// Skips excluded libraries, so that a long chain of archives is walked only once.
private struct EnclosingArchives {
  /// The libraries that are reported, as far as is known.
  private var reported: Set<Int>
  /// For each image, the part to continue with after parts that are known not to be reported.
  private var skips: [Int: [Int: Int]] = [:]

  init(_ libraries: [Int]) { reported = Set(libraries) }
  mutating func dismiss(_ library: Int) { reported.remove(library) }

  /// Returns the nearest reported library on the chain that links a part into an image.
  mutating func carrier(of part: Int, in image: LinkedImage, _ vertex: Int) -> Int? {
    var part = image.parts[part].before
    var passed: [Int] = []
    while part > 0, !reported.contains(image.parts[part].vertex) {
      passed.append(part)
      part = skips[vertex]?[part] ?? image.parts[part].before
    }
    for number in passed { skips[vertex, default: [:]][number] = part }
    return part > 0 ? image.parts[part].vertex : nil
  }
}
