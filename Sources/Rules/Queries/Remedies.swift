/// The changes in specs that make every app link and launch.
///
/// archlint applies each candidate in memory, simulates linking and launching again at each
/// destination, and proposes a change only if no fault remains. All changes for one library are
/// proposed together.
struct Remedies {
  /// A framework that is missing, a library that is loaded twice, or one that nothing links.
  struct Fault {
    /// What is missing, there twice, or not linked.
    let subject: Link.End
    /// The app, the process or the image that it is about.
    let program: TargetID
    let kind: Kind
    /// Candidate fixes, tried in this order.
    let aids: [[Remedy]]
    /// The images that cause it.
    let images: [Link.End]

    enum Kind { case missing, twice, unlinked }

    /// Groups faults that are fixed together: a framework that one app lacks, or a library in all.
    var matter: ImageFault { ImageFault(subject: subject, app: kind == .missing ? program : nil) }
    /// Groups faults that are tried together: each program has its own candidates for unlinked code.
    var attempt: ImageFault { ImageFault(subject: subject, app: kind == .twice ? nil : program) }
  }

  struct ImageFault: Hashable {
    let subject: Link.End
    let app: TargetID?
  }

  private struct Step: Hashable {
    let subject: Link.End
    let remedy: Remedy
  }

  /// Whether candidates were tried, which is skipped if launching everything takes too long.
  let isProved: Bool
  private let architecture: Architecture
  private var steps: [ImageFault: [Step]] = [:]
  /// Faults whose fix also changes a correct entry.
  private var causes: [ImageFault: Set<ImageFault>] = [:]
  private var tries: [Fault.Kind: [ImageFault: Int]] = [:]
  private var dynamic: Set<Link.End> = []

  /// The maximum number of rounds, fewer if one takes long.
  private static let mostRounds = 12
  private static let mostWork = 60_000
  private static let mostBlame = 200_000
  /// The maximum number of missing frameworks that are fixed at each destination.
  private static let mostMissing = 10_000

  /// Finds what fixes the faults of some images, those of all destinations.
  init(for images: [Images], of architecture: Architecture) {
    self.architecture = architecture
    let rounds = Remedies.mostWork / (images.map(\.launchWork).reduce(0, +) + 1)
    isProved = rounds > 0
    guard isProved else { return }
    var left = images.flatMap { Remedies.faults(in: $0, of: architecture) }
    let given = Set(left.map(\.matter))
    for matter in given { causes[matter] = [matter] }
    for round in 0..<min(Remedies.mostRounds, rounds) {
      guard treat(left) else { break }
      left = faultsNow
      // Attributing very many faults to their changes takes too long.
      if left.count * steps.count > Remedies.mostBlame {
        steps = [:]
        return
      }
      guard left.isEmpty else { continue }
      // What fixes all in one round is needed.
      if round > 0 { dropNeedless(upTo: rounds) }
      return
    }
    // Drop each change that leaves or causes a fault.
    let failed = Set(left.flatMap { causes[$0.matter] ?? given })
    steps = steps.filter { !failed.contains($0.key) }
    if !Set(faultsNow.map(\.matter)).isSubset(of: failed) { steps = [:] }
  }

  /// Leaves out what is not needed, say because another change was made later.
  private mutating func dropNeedless(upTo most: Int) {
    let all = Set(steps.values.joined()).sorted { $0.remedy > $1.remedy }
    guard all.count <= most else { return }
    for step in all {
      let before = steps
      for matter in steps.keys { steps[matter]?.removeAll { $0 == step } }
      if !faultsNow.isEmpty { steps = before }
    }
  }

  /// The changes that fix what is wrong with something; none if that is not known.
  subscript(subject: Link.End, app: TargetID?) -> [Remedy] {
    (steps[ImageFault(subject: subject, app: app)] ?? []).map(\.remedy)
  }

  /// The changes that fix a missing framework; where nothing was tried, those that mostly do.
  func changes(for missing: MissingFramework) -> [Remedy] {
    isProved ? self[missing.framework, missing.app] : missing.remedies(in: architecture)
  }

  private var faultsNow: [Fault] {
    // The order of entries is that of the linker.
    let all = Set(steps.values.joined().map(\.remedy)).sorted()
    let graph = architecture.graph.with(all)
    return Images.all(of: graph, using: architecture.uses).flatMap {
      Remedies.faults(in: $0, of: architecture)
    }
  }

  /// Makes the next change for each fault; false if there is none left to be made.
  private mutating func treat(_ faults: [Fault]) -> Bool {
    let latest = Array(steps.keys)
    var hasChanged = false
    for matters in faults.grouped(by: \.matter) {
      let matter = matters[0].matter
      if causes[matter] == nil { causes[matter] = blamed(for: matters, latest) }
      let tried = matters.map { fault in
        let aids = fault.aids.filter { !takesBack($0) }
        return (aids: aids, number: tries[fault.kind]?[fault.attempt] ?? 0)
      }
      for (fault, (_, number)) in zip(matters, tried) {
        tries[fault.kind, default: [:]][fault.attempt] = number + 1
      }
      let isAided =
        Set(matters.map(\.kind)).count == 1 && tried.allSatisfy { $0.number < $0.aids.count }
      let remedies = isAided ? tried.flatMap { $0.aids[$0.number] } : dynamicForm(of: matter)
      if !isAided || tried.contains(where: { $0.number > 0 }) { forget(matter) }
      for remedy in remedies {
        for cause in causes[matter] ?? [] {
          let step = Step(subject: matter.subject, remedy: remedy)
          guard !(steps[cause] ?? []).contains(step) else { continue }
          steps[cause, default: []].append(step)
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  /// Whether a change would link what the last one of the library does not.
  private func takesBack(_ aid: [Remedy]) -> Bool {
    aid.contains { remedy in
      guard case .links(true, let from, let end) = remedy else { return false }
      return steps.values.joined().contains { $0.remedy == .links(false, from: from, to: end) }
    }
  }

  /// Takes back the links that were tried for a library; what it has to be stays.
  private mutating func forget(_ matter: ImageFault) {
    for cause in steps.keys {
      steps[cause]?.removeAll { step in
        if case .links(false, _, _) = step.remedy { step.subject == matter.subject } else { false }
      }
    }
  }

  /// That a library is a dynamic framework, once it is not that yet; flags name its archive.
  private mutating func dynamicForm(of matter: ImageFault) -> [Remedy] {
    guard matter.app == nil, let id = matter.subject.target,
      architecture.graph[id].linkage == .static, !architecture.graph.isNamedByFlags(id),
      dynamic.insert(matter.subject).inserted
    else { return [] }
    tries = tries.mapValues { tries in tries.filter { $0.key.subject != matter.subject } }
    return [.isDynamic(id)]
  }

  /// Those whose changes made something wrong that was not before.
  private func blamed(for faults: [Fault], _ latest: [ImageFault]) -> Set<ImageFault> {
    let ends = Set([faults[0].subject] + faults.flatMap(\.images)).intersection(dynamic)
    let matters = ends.flatMap { causes[ImageFault(subject: $0, app: nil)] ?? [] }
    return Set(matters.isEmpty ? latest : matters)
  }

  static func faults(in images: Images, of architecture: Architecture) -> [Fault] {
    let (graph, base) = (images.graph, architecture.graph)
    let missing = images.missingFrameworks(upTo: mostMissing).found.map { missing in
      Fault(
        subject: missing.framework, program: missing.app, kind: .missing,
        aids: [missing.remedies(in: architecture)].filter { !$0.isEmpty },
        images: missing.chain.map { graph.links[$0].to })
    }
    let twice = images.staticDuplicates().map { duplicate in
      let removals = images.removals(for: duplicate, of: architecture)
      return Fault(
        subject: duplicate.library, program: duplicate.process, kind: .twice,
        aids: removals.isEmpty ? [] : [removals], images: duplicate.copies.map(\.image))
    }
    let repeated = images.repeatedArchives().filter(\.isFatal).map { repeated in
      // The second archive first; what is inherited has no entry there.
      let entries = repeated.chains.reversed().compactMap { chain in
        chain.last.flatMap { base.entry(from: graph.links[$0].from, to: graph.links[$0].to) }
      }
      return Fault(
        subject: repeated.library, program: repeated.image, kind: .twice,
        aids: entries.map { [.links(false, from: $0.from, to: $0.to)] },
        images: [.target(repeated.image)]
          + repeated.chains.flatMap { $0 }.map { graph.links[$0].to })
    }
    let unlinked = images.unlinkedCode().map { unlinked in
      let (image, end) = (unlinked.image, unlinked.library)
      let carrier = unlinked.chain.last.flatMap {
        images.map.wouldAbsorb($0) ? graph.links[$0].from : nil
      }
      let users = (carrier.map { [$0] } ?? []) + [image]
      return Fault(
        subject: end, program: image, kind: .unlinked,
        aids: users.map { user in
          base.entry(from: user, to: end) == nil
            ? [.lists(end, in: user, links: true)] : [.links(true, from: user, to: end)]
        }, images: [.target(image)] + unlinked.chain.map { graph.links[$0].to })
    }
    return missing + twice + repeated + unlinked
  }
}

extension Images {
  /// The entries without which one image keeps a library for all; none if that is more entries.
  fileprivate func removals(
    for duplicate: StaticDuplicate, of architecture: Architecture
  ) -> [Remedy] {
    let base = architecture.graph
    let hosts = duplicate.copies.filter(\.isOfHost)
    let own = duplicate.copies.filter { !$0.isOfHost }
    let owner = hosts.isEmpty ? owner(of: duplicate) : hosts.count == 1 ? hosts[0].image : nil
    guard let owner else { return [] }
    let entries = own.filter { $0.image != owner }.map { copy -> Link? in
      guard copy.linkChain.count == 1 else { return nil }
      return copy.image.target.flatMap { base.entry(from: $0, to: duplicate.library) }
    }
    // A Podfile has no such options; in a manifest the entry is what an import needs.
    let known = entries.compactMap { $0 }.filter { entry in
      let isNeeded =
        base[base.spec(of: entry.from)].isSwift
        && architecture.uses.use(of: entry.to, by: entry.from) != nil
      return !isNeeded && !base.place(of: entry).file.hasSuffix("Podfile")
    }
    return known.count < entries.count
      ? [] : known.map { .links(false, from: $0.from, to: $0.to) }
  }
}
