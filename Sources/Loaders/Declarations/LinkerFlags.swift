/// The linker options in `OTHER_LDFLAGS`.
struct LinkerFlags {
  /// Libraries linked without a link phase.
  private(set) var libraries: [(file: String, isWeak: Bool)] = []

  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-needed_framework", "-reexport_framework",
  ]

  /// Parses words; options for the image are added to `build`.
  init(_ words: [String], addingTo build: inout BuildFacts) {
    let flags = words.filter { $0 != "-Xlinker" }.flatMap { word in
      word.hasPrefix("-Wl,") ? word.dropFirst(4).split(separator: ",").map(String.init) : [word]
    }
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-all_load": build.loadsAllMembers = true
      case "-ObjC": build.loadsObjCMembers = true
      case "-ignore_auto_link": build.ignoresHints = true
      case "-force_load":
        let name = String(next.lastPathName)
        if !build.forceLoaded.contains(name) { build.forceLoaded.append(name) }
      case "-rpath":
        build.keepsPresetRunPaths = build.keepsPresetRunPaths || build.runPaths == nil
        build.runPaths = (build.runPaths ?? []) + [next]
      case "-install_name": build.setInstallName(next)
      case _ where LinkerFlags.frameworkFlags.contains(flag):
        libraries.append(("\(next).framework", flag == "-weak_framework"))
      case _ where flag.hasPrefix("-l"):
        libraries.append(("lib\(flag.dropFirst(2)).a", false))
      case _ where flag.hasPrefix("-weak-l"):
        libraries.append(("lib\(flag.dropFirst(7)).a", true))
      case _ where flag.hasSuffix(".a"):
        libraries.append((String(flag.lastPathName), false))
      default: break
      }
    }
  }
}

extension BuildFacts {
  /// Records the folder of a library's install name: for a framework, its parent folder.
  mutating func setInstallName(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasSuffix(".framework") } ?? parts.count - 1
    if end > 0 { installFolder = parts[..<end].joined(separator: "/") }
  }
}
