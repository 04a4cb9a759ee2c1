extension BuildFacts {
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-needed_framework", "-reexport_framework",
    "-upward_framework", "-merge_framework",
  ]
  private static let libraryFlags = [
    "-l", "-weak-l", "-hidden-l", "-needed-l", "-reexport-l", "-upward-l", "-merge-l",
  ]

  mutating func addLinkerFlags(_ flags: [String]) {
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-all_load": loadsAllMembers = true
      case "-ObjC": loadsObjCMembers = true
      case "-ignore_auto_link": ignoresHints = true
      case "-dead_strip_dylibs": dropsUnused = true
      case "-force_load":
        if !forceLoaded.contains(next) { forceLoaded.append(next) }
      case "-rpath":
        keepsPresetRunPaths = keepsPresetRunPaths || runPaths == nil
        runPaths = (runPaths ?? []) + [next]
      case "-install_name": setInstallName(next, at: origins.places[next])
      case _ where BuildFacts.frameworkFlags.contains(flag):
        link("\(next).framework", by: next, weakly: flag == "-weak_framework")
      case _ where flag.hasSuffix(".a"): link(String(flag.lastPathName), by: flag)
      case _ where flag.contains(".framework/") && !"-@".contains(flag.prefix(1)):
        link("\(flag.lastPathName).framework", by: flag)
      default:
        guard let prefix = BuildFacts.libraryFlags.first(where: flag.hasPrefix) else { continue }
        let name = flag == prefix ? next[...] : flag.dropFirst(prefix.count)
        link("lib\(name).a", by: flag, weakly: prefix == "-weak-l")
      }
    }
  }

  private mutating func link(_ file: String, by word: String, weakly isWeak: Bool = false) {
    flagged.append(file)
    if isWeak { weaklyFlagged.insert(file) }
    origins.places[file] = origins.places[word]
  }

  var flags: [Dependency] {
    let own = flagged.compactMap { file in
      origins.places[file].map { place in
        Dependency(
          .flag, file, at: place, embed: false, link: true, weak: weaklyFlagged.contains(file))
      }
    }
    return own + variants.sorted { $0.key.words < $1.key.words }.flatMap(\.value.flags)
  }

  /// Variables for the folder of a framework, or for what its name ends in.
  private static let wrappers = [
    "$(WRAPPER_NAME)", "$(FULL_PRODUCT_NAME)", "$(CONTENTS_FOLDER_PATH)", ".$(WRAPPER_EXTENSION)",
  ]

  /// Records a library's install name: for a framework, its parent folder, and the path below that.
  mutating func setInstallName(_ name: String, at place: Place?) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let end =
      parts.firstIndex { part in
        part.hasSuffix(".framework") || BuildFacts.wrappers.contains(where: part.hasSuffix)
      } ?? parts.count - 1
    guard end > 0 else { return }
    // Without a value of its own that is the folder by default.
    let isDefault = end == 1 && parts[0].hasPrefix("$(DYLIB_INSTALL_NAME_BASE")
    installFolder = isDefault ? nil : parts[..<end].joined(separator: "/")
    installFile = parts[end...].joined(separator: "/")
    origins.places["-install_name"] = place
  }
}
