internal import Imports

/// Reads the sources of all targets, and keeps nothing of a file but its imports.
///
///     targets ─SourceWalk→ paths ─read and scan, on all cores→ SourceFiles
package struct SourceReader {
  package struct Result: Sendable {
    package fileprivate(set) var sources = SourceFiles()
    /// The comments at imports that except findings, sorted by place.
    package var exceptions: [CommentException] = []
    package var problems: [Problem] = []
    /// What was read of each file, where another run may ask for it.
    package fileprivate(set) var known: [String: Known] = [:]
  }

  /// The cached result of reading a file.
  package struct Known: Sendable {
    fileprivate let scan: SourceScan
    fileprivate let types: TypeCounts?
  }

  private typealias Scanned = Swift.Result<Known, ProjectFiles.Failure>

  package static func isSource(_ path: String) -> Bool {
    guard let point = path.lastIndex(of: ".") else { return false }
    return SourceScan.Language(ending: path[path.index(after: point)...]) != nil
  }

  private let files: ProjectFiles
  private let entersOtherDevices: Bool
  private let workers: any TaskRunner
  /// What another run read of a file that is the same in this one.
  private let known: @Sendable (String) -> Known?
  private let isKept: Bool
  /// The number of files per task: enough to be worth one, few enough for an even load.
  private static let share = 16

  package init(
    _ files: ProjectFiles, entersOtherDevices: Bool = false, isKept: Bool = false,
    by workers: any TaskRunner = SerialTaskRunner(),
    knowing known: @escaping @Sendable (String) -> Known? = { _ in nil }
  ) {
    (self.files, self.isKept, self.known) = (files, isKept, known)
    (self.entersOtherDevices, self.workers) = (entersOtherDevices, workers)
  }

  /// The targets come in the order of their graph; of some the types are counted as well.
  package func read(
    _ targets: [Target], countingTypesOf isCounted: (Target) -> Bool = { _ in false }
  ) -> Result {
    var walk = SourceWalk(files, targets: targets.count, entersOtherDevices: entersOtherDevices)
    let members = targets.map { walk.sources(of: $0) }
    let found = walk.found
    let counted = Set(targets.indices.filter { isCounted(targets[$0]) }.flatMap { members[$0] })
    let scanned = workers.map(found.count, takingAtOnce: SourceReader.share) {
      [files, known] number -> Scanned in
      let (path, language) = found[number]
      let isCounted = counted.contains(number)
      if let known = known(path), known.types != nil || !isCounted {
        return .success(Known(scan: known.scan, types: isCounted ? known.types : nil))
      }
      return Scanned { () throws(ProjectFiles.Failure) in
        let bytes = try files.read(path)
        var search = ClassSearch()
        if isCounted { search.look(in: bytes, as: language) }
        return Known(scan: SourceScan(bytes, as: language), types: isCounted ? search.counts : nil)
      }
    }
    let incomplete = targets.indices.filter { number in
      !walk.missing.isEmpty
        && targets[number].sources.contains { walk.missing.contains($0.path) && !$0.isResource }
    }
    var result = result(
      of: zip(found.map(\.path), scanned), members: members, missing: walk.missing,
      incomplete: Set(incomplete.map { TargetID($0) }))
    result.sources.oddities = SourceReader.oddities(of: targets, members, found.map(\.path))
    result.problems += walk.failures.map(Problem.unread)
    result.problems += SourceWalk.LeftOut.allCases.compactMap {
      .leftOut(walk.leftOut[$0] ?? [], $0)
    }
    result.problems.sort { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
    return result
  }

  /// What targets of packages have that no package can have.
  private static func oddities(
    of targets: [Target], _ members: [[Int]], _ paths: [String]
  ) -> [(target: TargetID, file: String, other: TargetID?)] {
    let compiled: Set = ["c", "m", "mm", "cc", "cpp", "cxx"]
    var owners: [Int: Int] = [:]
    return targets.indices.filter { targets[$0].details.isInPackage }.flatMap { target in
      let own = members[target].filter { number in
        let ending = paths[number][...].ending.map(String.init) ?? ""
        return ending == "swift" || compiled.contains(ending)
      }
      let isMixed = own.contains { paths[$0].hasSuffix(".swift") }
      let other = own.first { !paths[$0].hasSuffix(".swift") }
      let (spec, name) = (targets[target].spec, targets[target].name)
      let shared = own.first { number in
        owners[number].map { targets[$0].spec == spec && targets[$0].name != name } ?? false
      }
      for number in own { owners[number] = owners[number] ?? target }
      let mixed = isMixed ? other.map { (TargetID(target), paths[$0], TargetID?.none) } : nil
      let twice = shared.map { (TargetID(target), paths[$0], owners[$0].map { TargetID($0) }) }
      return [mixed, twice].compactMap(\.self)
    }
  }

  /// Reports sources that can't be read, for `--no-imports`.
  package func look(at targets: [Target]) -> Result {
    var walk = SourceWalk(files, entersOtherDevices: true)
    for target in targets { walk.look(at: target.sources) }
    var result = Result()
    result.problems = walk.failures.sorted { $0.key < $1.key }.map(Problem.unread)
    return result
  }

  private func result(
    of scanned: some Sequence<(String, Scanned)>, members: [[Int]], missing: Set<String>,
    incomplete: Set<TargetID>
  ) -> Result {
    var sources: [SourceFile] = []
    var result = Result()
    for (path, scan) in scanned {
      switch scan {
      case .success(let file):
        if isKept { result.known[path] = file }
        sources.append(
          SourceFile(
            path, imports: file.scan.imports, types: file.types,
            hasLocalHeaders: file.scan.hasLocalHeaders, isBlank: file.scan.isBlank))
        result.exceptions += file.scan.comments.flatMap { $0.exceptions(in: path) }
      case .failure(let failure):
        sources.append(SourceFile(path, imports: [], hasLocalHeaders: true))
        result.problems.append(.unread(path, for: failure))
      }
    }
    var members = members
    if let problem = SourceReader.bound(&members, of: sources) { result.problems.append(problem) }
    result.exceptions.sort { $0.place < $1.place }
    result.sources = SourceFiles(
      sources, members: members, missing: Array(missing), incomplete: incomplete)
    return result
  }

  /// Limits how many targets share a source, since each imports everything in it.
  private static func bound(_ members: inout [[Int]], of sources: [SourceFile]) -> Problem? {
    // A long name counts more, since each of the targets repeats it.
    let weights = sources.map { source in
      source.imports.reduce(1) { $0 + 1 + ($1.module.utf8.count + $1.path.utf8.count) / 256 }
    }
    var left = 250_000 + 16 * weights.reduce(0, +)
    var problem: Problem?
    for index in members.indices {
      left -= members[index].reduce(0) { $0 + weights[$1] }
      guard left < 0, let first = members[index].first else { continue }
      problem =
        problem
        ?? Problem(
          "too many targets share sources from this one on, so their imports are unknown",
          at: Place(file: sources[first].path), severity: .error)
      members[index] = []
    }
    return problem
  }
}

extension Problem {
  /// A single warning, even for many files.
  fileprivate static func leftOut(_ paths: Set<String>, _ reason: SourceWalk.LeftOut) -> Problem? {
    guard let first = paths.min() else { return nil }
    let others = paths.count > 1 ? ", and \(paths.count - 1) more like it" : ""
    let (words, severity): (String, Severity) =
      switch reason {
      case .foreign: ("leads out of the project", .warning)
      case .onOtherDevice: ("is on another device", .warning)
      case .beyondBraces: ("has patterns whose braces expand to too many strings", .error)
      case .beyondBound: ("is below too many folders", .error)
      }
    return Problem(
      "source path `\(first)` \(words)\(others), so their imports are unknown",
      at: Place(file: first), severity: severity)
  }

  fileprivate static func unread(_ path: String, for failure: ProjectFiles.Failure) -> Problem {
    failure.problem("source", at: path, so: "its imports are unknown")
  }
}

extension ImportComment {
  fileprivate func exceptions(in path: String) -> [CommentException] {
    let place = Place(file: path, line: line, column: column, endColumn: endColumn)
    return CommentException.all(in: (text, place, importLine...importLine))
  }
}

extension KnownParts {
  /// Whether a change of a file can't affect how other specs are read: a spec, a source, or without
  /// settings, and nothing that Tuist or Xcode look for.
  package static func areIndependent(of path: String) -> Bool {
    (SourceReader.isSource(path) || harmless.contains { path.hasSuffix($0) })
      && !tuist.contains(where: path.holds)
  }

  private static let tuist = [
    "Config.swift", "Package.swift", "Plugin.swift", "ProjectDescriptionHelpers", "Tuist", "tuist",
  ]

  private static let harmless = [
    ".yml", ".yaml", ".json", ".md", ".txt", ".png", ".jpg", ".pdf", ".svg", ".strings",
    ".stringsdict", ".xcstrings",
  ]
}
