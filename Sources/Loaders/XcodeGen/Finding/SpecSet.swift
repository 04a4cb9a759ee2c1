package import Documents
internal import Modules

/// All specs of a run that are projects, and what stood in the way of the others.
package struct SpecSet {
  /// Sorted by path.
  ///
  /// A spec that XcodeGen would give up on is here as far as it could be read, so
  /// that its mistakes do not make names of its targets unknown to all others.
  package let loads: [SpecLoad]
  /// Saved dumps of Swift packages that were found among the specs.
  package let packages: [PackageDump]
  /// Files that other specs include, and so no projects themselves.
  package let fragments: [String]
  /// Templates that nobody has filled in.
  package let templates: [String]
  /// Each problem once, however many specs have it.
  package let problems: [Problem]
}

extension SpecReader {
  /// Reads specs, and tells projects from files that are only included.
  ///
  /// What `named` holds is a project even if it is included.
  package mutating func load(_ paths: [String], named: Set<String> = []) -> SpecSet {
    var loads: [SpecLoad] = []
    var packages: [PackageDump] = []
    for path in Set(paths.map(PathText.folded)).sorted() {
      if let package = package(at: path) {
        packages.append(package)
      } else {
        loads.append(load(path))
      }
    }
    let fragments = fragments(of: loads).subtracting(named)
    loads.removeAll { fragments.contains($0.path) }
    let templates = loads.filter { $0.placeholder != nil }
    var problems = packages.flatMap(\.problems)
    var known: Set<Problem> = []
    for load in loads {
      for problem in load.placeholder.map({ [$0] }) ?? load.problems
      where known.insert(problem).inserted {
        problems.append(problem)
      }
    }
    loads.removeAll { $0.placeholder != nil }
    return SpecSet(
      loads: withoutRepetition(loads), packages: packages, fragments: fragments.sorted(),
      templates: templates.map(\.path), problems: problems)
  }

  /// The files that another spec includes without being included by it in turn.
  private func fragments(of loads: [SpecLoad]) -> Set<String> {
    let paths = Set(loads.map(\.path))
    var includers: [String: [String]] = [:]
    for load in loads {
      for file in load.includedFiles.lazy.map(PathText.folded)
      where paths.contains(file) && includers[file]?.last != load.path {
        includers[file, default: []].append(load.path)
      }
    }
    return Set(
      includers.filter { file, others in
        others.contains { $0 != file && !(includers[$0] ?? []).contains(file) }
      }.keys)
  }

  /// What was noticed in a file that several specs include is told for the first of them.
  private func withoutRepetition(_ loads: [SpecLoad]) -> [SpecLoad] {
    var told: Set<Told> = []
    var loads = loads
    for index in loads.indices where !loads[index].notices.isEmpty {
      loads[index].notices.removeAll { notice in
        notice.target == nil
          && !told.insert(Told(kind: notice.kind, place: notice.place)).inserted
      }
    }
    return loads
  }

  /// A notice that is about no target.
  private struct Told: Hashable {
    let kind: Notice.Kind
    let place: Place
  }
}
