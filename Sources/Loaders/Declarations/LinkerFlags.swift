extension BuildFacts {
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-needed_framework", "-reexport_framework",
  ]

  /// Adds what the linker options in `OTHER_LDFLAGS` do.
  mutating func addLinkerFlags(_ flags: [String]) {
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-all_load": loadsAllMembers = true
      case "-ObjC": loadsObjCMembers = true
      case "-ignore_auto_link": ignoresHints = true
      case "-force_load":
        if !forceLoaded.contains(next) { forceLoaded.append(next) }
        if !next.hasSuffix(".a") {
          flagged.append(.init("\(next.lastPathName).framework", next))
        }
      case "-rpath":
        keepsPresetRunPaths = keepsPresetRunPaths || runPaths == nil
        runPaths = (runPaths ?? []) + [next]
      case "-install_name": setInstallName(next, at: origins.places[next])
      case _ where BuildFacts.frameworkFlags.contains(flag):
        flagged.append(.init("\(next).framework", next, isWeak: flag == "-weak_framework"))
      case _ where flag.hasPrefix("-l"):
        flagged.append(.init("lib\(flag.dropFirst(2)).a", flag))
      case _ where flag.hasPrefix("-weak-l"):
        flagged.append(.init("lib\(flag.dropFirst(7)).a", flag, isWeak: true))
      case _ where flag.hasSuffix(".a"): flagged.append(.init(String(flag.lastPathName), flag))
      default: break
      }
    }
  }

  /// What linker flags link on any platform, in any configuration.
  var flags: [Dependency] {
    let builds = [self] + variants.sorted { $0.key.words < $1.key.words }.map(\.value)
    return builds.flatMap { build in
      build.flagged.compactMap { library in
        build.origins.places[library.word].map { place in
          Dependency(
            .flag, library.file, at: place, embed: false, link: true, weak: library.isWeak)
        }
      }
    }
  }

  /// Records the folder of a library's install name: for a framework, its parent folder.
  mutating func setInstallName(_ name: String, at place: Place?) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasSuffix(".framework") } ?? parts.count - 1
    guard end > 0 else { return }
    installFolder = parts[..<end].joined(separator: "/")
    origins.places["-install_name"] = place
  }
}
