/// Adds the notices of loading and joining, and missing sources.
struct NoticeJoiner {
  let index: NameIndex
  let specs: [SpecID]

  /// A notice in a file that several specs include is added for the first of them.
  func add(_ notices: [[PartNotice]], to builder: inout GraphBuilder) {
    var said: [Notice.Kind: Set<Place>] = [:]
    for (project, notices) in notices.enumerated() {
      for notice in notices {
        var joined = notice.notice
        joined.spec = specs[project]
        let isOfFile = notice.target == nil || joined.kind.isAboutFile
        if isOfFile, !said[joined.kind, default: []].insert(joined.place).inserted { continue }
        joined.target = notice.target.flatMap { index.local($0, in: project) }
        builder.add(joined)
      }
    }
  }

  func addLostPods(to builder: inout GraphBuilder) {
    for (use, project) in index.lostPods {
      builder.add(Notice(.unknownPodTarget, use.target, at: use.place, spec: specs[project]))
    }
  }

  func addRepeatedDependencies(to builder: inout GraphBuilder) {
    for id in index.ids {
      for (first, again) in index[id].repeatedDependencies {
        builder.add(
          Notice(
            .duplicateDependency, again.reference, at: again.place,
            spec: specs[index.owner(of: id)], target: id, isSevere: false,
            notes: [Note("first listed here", at: first.place)], provenance: again.provenance)
        )
      }
    }
  }

  func addMissingFiles(
    _ exists: (String) -> Bool, names: NamesByCase?, to builder: inout GraphBuilder
  ) {
    var names = names
    /// The missing path from the root; nil with a variable or a home, whose values are unknown.
    func missing(
      _ path: String, in container: Container, _ exists: (String) -> Bool
    ) -> String? {
      let whole = container.rootPath(path)
      return path.has(UInt8(ascii: "$")) || path.hasPrefix("~") || exists(whole) ? nil : whole
    }
    for id in index.ids {
      let container = index.container(of: id)
      let written = index[id].sources
      for (number, found) in index[id].made.sources.enumerated() {
        let source: DeclaredSource? = number < written.count ? written[number] : nil
        // What no spec writes as a path is a part of a pattern, from the root.
        let lost =
          source.map { missing($0.path, in: container, exists) }
          ?? (found.isOptional && !exists(found.path) ? found.path : nil)
        // Existing but unreadable paths are reported by loading.
        guard let path = lost, names?.isUnseen(path) != true else { continue }
        let near = names?.paths(like: path).first
        if found.isOptional, near == nil { continue }
        var notice = Notice(
          .missingSource, source?.path ?? path, at: found.place, spec: specs[index.owner(of: id)],
          target: id, path: path, suggestion: near,
          isSevere: !container.spec.hasPreGenCommand, provenance: source?.provenance ?? [])
        if container.spec.isXcodeProject {
          // A project names each file of a folder.
          let folders = sequence(first: path) { PathText.folder(of: $0) }
          let absent = folders.prefix(path.pathNames.count).prefix { !exists($0) }
          notice.mistake = Array(absent).last ?? path
        }
        builder.add(notice)
      }
    }
    // Cached, since many specs name the same files; a project that a spec makes may be left out of git.
    var known = Dictionary(index.containers.compactMap { $0.projectFile }.map { ($0, true) }) { $1 }
    func isThere(_ path: String) -> Bool {
      let answer = known[path] ?? exists(path)
      known[path] = answer
      return answer
    }
    // Tuist takes external products from the root that it is run for, which may be any of several.
    let roots = Set(
      index.containers.filter(\.policy.reachesLikeTuist).map(\.spec.manifestRoot))
    for (number, container) in index.containers.enumerated() {
      for file in container.files {
        guard let path = missing(file.path, in: container, isThere), !isThere(file.pathBeside),
          ![.missingConfigFile, .missingSettingFile].contains(file.absence)
            || names?.isUnseen(path) != true
        else { continue }
        let lost = file.isPerhapsPackage ? index.lostProducts(of: number) : []
        if file.isPerhapsPackage, lost.isEmpty { continue }
        let namesake =
          file.absence == .missingPackage && lost.isEmpty
          ? index.container(at: .packageIdentity(String(path.lastPathName))) : nil
        if index.isInXcode, namesake != nil || file.absence == .missingExternals && roots.count > 1
        {
          continue
        }
        builder.add(
          Notice(
            file.absence, file.path, at: file.place, spec: specs[number], path: path,
            suggestion: file.absence == .missingSettingFile ? names?.paths(like: path).first : nil,
            isSevere: !container.spec.hasPreGenCommand,
            notes: lost.prefix(1).map {
              Note("no other package of the project has the product \($0.reference)", at: $0.place)
            }
              + [namesake].compactMap { $0 }.map {
                Note("a package of this name is here", at: index.containers[$0].spec.place)
              }))
      }
    }
  }
}

extension DeclaredTarget {
  /// Repeated dependencies, equal key by key, each with the first one.
  var repeatedDependencies: [RepeatedDependency] {
    guard mayNameOneTwice else { return repeated }
    var known: [String: [Int]] = [:]
    var repeated = repeated
    for index in dependencies.indices {
      let earlier = known[dependencies[index].reference] ?? []
      if let first = earlier.first(where: { dependencies[index].says(the: dependencies[$0]) }) {
        repeated.append((dependencies[first], dependencies[index]))
      } else {
        known[dependencies[index].reference, default: []].append(index)
      }
    }
    return repeated
  }

  /// Whether two dependencies may be equal, which is rare; skipped for long lists.
  private var mayNameOneTwice: Bool {
    guard dependencies.count < 16 else { return true }
    return dependencies.indices.contains { later in
      (0..<later).contains { dependencies[$0].reference == dependencies[later].reference }
    }
  }
}
