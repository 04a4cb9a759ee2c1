/// Reads the names of pods, and the libraries in lock files.
package struct LibraryReader {
  package private(set) var pods = PodNames()
  package private(set) var problems: [Problem] = []

  package init(_ paths: [String], of files: ProjectFiles) {
    // With a Podfile, any module with a podspec may be linked.
    let hasPodfile = paths.contains { FilePath($0).name == "Podfile" }
    for path in paths.sorted() {
      let name = FilePath(path).name
      if hasPodfile, name.holds(".podspec") { pods.add(String(name.prefix { $0 != "." })) }
      do throws(ProjectFiles.Failure) {
        let source = Source(name: path, bytes: try files.read(path))
        switch name {
        case "Podfile.lock": addPods(root(of: source, as: .yaml))
        case "Package.resolved": addPackages(root(of: source, as: .json))
        case "Cartfile.resolved": addFrameworks(source, files)
        case _ where name.hasSuffix(".json"):
          let podspec = Podspec(source)
          for need in podspec.needs { pods.add(need.name) }
          if hasPodfile, let module = podspec.module { pods.add(module) }
        // The lock file lists what a Podfile computes.
        default: addNames(source, isLocked: paths.contains(path + ".lock"), hasPodfile: hasPodfile)
        }
      } catch {
        guard error != .missing else { continue }
        add(error.problem("file", at: path))
      }
    }
  }

  private mutating func root(of source: Source, as format: Document.Format) -> Node? {
    do throws(Problem) {
      if let conflict = source.mergeConflict { throw conflict }
      let root = try Document.read(source, as: format).root
      if root?.entries.isEmpty != false {
        throw Problem("this lock file lists nothing", at: Place(file: source.name))
      }
      return root
    } catch {
      add(error)
      return nil
    }
  }

  /// Only the files of pods decide links; the others may be fixtures of a test.
  private mutating func add(_ problem: Problem) {
    let isOfPods = problem.place.map { FilePath($0.file).name.hasPrefix("Podfile") } ?? false
    problems.append(
      Problem(
        "\(problem.message), so its libraries are unknown", at: problem.place,
        severity: isOfPods ? .error : .warning))
  }

  private mutating func addPods(_ root: Node?) {
    (pods.isThere, pods.isLocked) = (true, true)
    // An unreadable one may list anything.
    if root == nil { pods.computesNames = true }
    let lock = PodLock(root)
    let required = lock.requirements.values.joined().map(\.name)
    for name in lock.pods.map(\.name) + required { pods.add(name) }
    pods.pins += lock.pods.map { Pin($0.name, .cocoapods, version: $0.version, at: $0.place) }
  }

  private mutating func addNames(_ source: Source, isLocked: Bool, hasPodfile: Bool) {
    pods.isThere = true
    for statement in RubyReader.statements(of: source) {
      switch statement.name {
      case "module_name" where hasPodfile: pods.add(statement.argument ?? "")
      case "pod", "dependency":
        if let name = statement.argument {
          pods.add(name)
        } else if !isLocked {
          pods.computesNames = true
        }
      default: break
      }
    }
  }

  /// The pins of any version of the format.
  private mutating func addPackages(_ root: Node?) {
    for pin in (root?["pins"] ?? root?["object"]?["pins"])?.items ?? [] {
      guard let location = pin["location"] ?? pin["repositoryURL"] else { continue }
      let state = pin["state"]
      let version = ["version", "branch", "revision"].lazy.compactMap { key in
        state?.entries.first { $0.key.text == key && $0.value.text != "null" }?.value.text
      }
      pods.pins.append(
        Pin(location.text.repositoryName, .package, version: version.first, at: location.place))
    }
  }

  /// Lines such as `github "ReactiveX/RxSwift" "6.5.0"`; a version file lists what was built.
  private mutating func addFrameworks(_ source: Source, _ files: ProjectFiles) {
    let lines = RubyReader.statements(of: source)
    if let conflict = source.mergeConflict { return add(conflict) }
    for line in lines where line.strings.count != 2 {
      add(Problem("this line is not a library with a version", at: line.place))
    }
    for line in lines where line.strings.count == 2 {
      let last = line.strings[0].repositoryName
      // Binaries are described by a file.
      let name = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
      let path = PathText.join(Spec.folder(of: source.name), "Carthage/Build/.\(name).version")
      let built = (try? files.read(path)).flatMap { Source(name: path, bytes: $0).root(as: .json) }
      let frameworks = built?.entries.flatMap { $0.value.items.compactMap { $0["name"]?.text } }
      pods.frameworks.formUnion(frameworks ?? [name])
      pods.pins.append(Pin(name, .carthage, version: line.strings[1], at: line.place))
    }
  }
}

extension Source {
  func root(as format: Document.Format) -> Node? { (try? Document.read(self, as: format))?.root }
}
