/// Reads the names of pods from CocoaPods' files.
package struct PodfileReader {
  package private(set) var pods = PodNames()
  package private(set) var problems: [Problem] = []

  package init(_ paths: [String], of files: ProjectFiles) {
    // With a Podfile, any module with a podspec may be linked.
    let hasPodfile = paths.contains { FilePath($0).name == "Podfile" }
    for path in paths.sorted() {
      if hasPodfile, path.hasSuffix(".podspec") {
        pods.add(String(FilePath(path).name.dropLast(".podspec".count)))
      }
      do throws(ProjectFiles.Failure) {
        // The lock file lists what a Podfile computes.
        let isLocked = paths.contains(path + ".lock")
        read(Source(name: path, bytes: try files.read(path)), isLocked: isLocked)
      } catch {
        guard error != .missing else { continue }
        problems.append(
          Problem(
            "this file \(error.words)", at: Place(file: path),
            help: "its pods are unknown"))
      }
    }
  }

  private mutating func read(_ source: Source, isLocked: Bool) {
    pods.isThere = true
    if source.name.hasSuffix(".lock") {
      pods.isLocked = true
      let lock = PodLock((try? Document.read(source, as: .yaml))?.root)
      let required = lock.requirements.values.joined().map(\.name)
      for name in lock.pods.map(\.name) + required { pods.add(name) }
      return
    }
    for statement in RubyStatement.all(in: source)
    where statement.name == "pod" || statement.name == "dependency" {
      if let name = statement.argument {
        pods.add(name)
      } else if !isLocked {
        pods.computesNames = true
      }
    }
  }
}
