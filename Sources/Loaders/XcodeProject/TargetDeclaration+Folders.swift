// What synchronized folders add to a target, and what settings leave out.
extension TargetDeclaration {
  /// The patterns of files that no build of the target takes, and those that only some take.
  typealias Excluded = (never: [Pattern], rarely: [Pattern])

  var excluded: Excluded {
    let name = "EXCLUDED_SOURCE_FILE_NAMES"
    let systems = systems.isEmpty ? [nil] : systems.map(Optional.init)
    let all = views.flatMap { view in systems.map { Set(view.on($0).words(of: name)) } }
    let any = all.reduce(Set<String>()) { $0.union($1) }
    guard !any.isEmpty else { return ([], []) }
    let isPlain = views.allSatisfy { $0.words(of: "INCLUDED_SOURCE_FILE_NAMES").isEmpty }
    let never = isPlain ? all.reduce(any) { $0.intersection($1) } : Set<String>()
    func patterns(_ ends: Set<String>) -> [Pattern] { ends.sorted().map { Pattern("**/\($0)") } }
    return (patterns(never), patterns(any.subtracting(never)))
  }

  /// The target with the binaries in its folders, which its phases don't list: Xcode links all of
  /// them, and copies those that an exception of a phase names.
  func completed(without never: [Pattern]) -> ProjectTarget {
    var target = target
    for folder in target.folders {
      let exceptions = folder.exceptions.filter { $0.concern(target) }
      let left = exceptions.filter { $0.phase == nil }.flatMap(\.files) + folder.copied
      let found = files.binaries(below: project.rootPath(folder.path)).filter { file in
        !left.contains { file == $0 || file.hasPrefix("\($0)/") }
      }
      target.phases.links += found.map { entry($0, in: folder, exceptions) }
      for exception in exceptions {
        let copies = target.phases.copies.indices
        guard let copy = copies.first(where: { target.phases.copies[$0].id == exception.phaseID })
        else { continue }
        target.phases.copies[copy].entries += exception.files.map {
          entry($0, in: folder, [exception])
        }
      }
    }
    target.phases.links += lent.filter(\.path.isBinary).map { file in
      ProjectEntry(item: .file(FileReference(at: file.path)), place: file.place)
    }
    guard !never.isEmpty else { return target }
    target.phases.links.removeAll { never.hit($0.file?.path ?? "") }
    for copy in target.phases.copies.indices {
      target.phases.copies[copy].entries.removeAll { never.hit($0.file?.path ?? "") }
    }
    return target
  }

  private func entry(
    _ file: String, in folder: SynchronizedFolder, _ exceptions: [SynchronizedFolder.Exceptions]
  ) -> ProjectEntry {
    ProjectEntry(
      item: .file(FileReference(at: PathText.join(folder.path, file))),
      platforms: exceptions.flatMap { $0.platforms[file] ?? [] },
      isWeak: exceptions.contains { $0.weak.contains(file) }, place: folder.place)
  }

  /// A folder that the target owns, without what is left out of it, and its files for some
  /// platforms.
  func sources(of folder: SynchronizedFolder, without never: [Pattern]) -> [SourcePath] {
    let exceptions = folder.exceptions.filter { $0.concern(target) }
    let left = exceptions.filter { $0.phase != "PBXSourcesBuildPhase" }.flatMap(\.files)
    let limited = Set(exceptions.flatMap(\.platforms.keys)).subtracting(left).sorted()
    var source = source(folder.path, at: folder.place)
    source.isFolder = true
    source.leavesOutPackages = true
    // Names, not patterns.
    let patterns = (left + folder.copied + limited).map { name in
      String(name.map { character in "*?[{}".contains(character) ? "?" : character })
    }
    source.excludes = patterns + never.map(\.text)
    let names = Set(systems.map { $0 == .visionOS ? "xros" : $0.rawValue.lowercased() })
    let compiled = limited.filter { file in
      let platforms = exceptions.flatMap { $0.platforms[file] ?? [] }
      return !file.isBinary && (names.isEmpty || !names.isDisjoint(with: platforms))
    }
    let files = compiled.map { name in
      changed(self.source(PathText.join(folder.path, name), at: folder.place)) {
        $0.isLimited = true
      }
    }
    return [source] + files
  }
}

extension [Pattern] {
  func hit(_ path: String) -> Bool { contains { $0.matches(path: path) } }
}

extension FileReference {
  /// A file that no object of the project stands for.
  fileprivate init(at path: String) {
    self.init(object: nil, location: path, group: nil, builder: nil, proxy: nil)
  }
}

extension String {
  /// Whether Xcode links such a file.
  var isBinary: Bool {
    [".framework", ".xcframework", ".a", ".dylib"].contains(where: hasSuffix)
  }
}

extension ProjectFiles {
  /// The frameworks and libraries below a folder, by their paths in it; not those of packages.
  fileprivate func binaries(below folder: String) -> [String] {
    guard !isForeign(folder) else { return [] }
    var (found, waiting) = ([String](), [""])
    while let path = waiting.popLast() {
      let entries = (try? list(PathText.join(folder, path)))?.entries ?? []
      guard !entries.contains(where: { $0.name == "Package.swift" }) else { continue }
      for entry in entries {
        let inner = PathText.join(path, entry.name)
        if entry.name.isBinary {
          found.append(inner)
        } else if entry.kind == .folder, !entry.hasFileEnding, !inner.hasSuffix(".xcassets") {
          waiting.append(inner)
        }
      }
    }
    return found.sorted()
  }
}
