/// The attributes of a pod in a podspec, read from plain assignments or JSON.
struct Podspec {
  private(set) var place: Place
  private(set) var module: String?
  private(set) var isStaticFramework = false
  /// The linkage that its settings for Xcode have.
  private(set) var linkage: Linkage?
  private(set) var needs: [PodLock.Need] = []
  /// Its patterns for files, by the subspecs that have them: `Core/Net/`.
  private var globs: [(part: String, glob: String)] = []
  private var excluded: [(part: String, glob: String)] = []
  private var part = ""
  /// The parts that only tests use.
  private(set) var tests: Set<String> = ["Tests"]
  /// About the first line that may say something else.
  private(set) var problem: Problem?

  init(_ source: Source) {
    place = Place(file: source.name)
    guard !source.name.hasSuffix(".json") else {
      do throws(Problem) {
        add(try Document.read(source, as: .json).root)
      } catch {
        problem = error
      }
      return
    }
    let statements = RubyReader.statements(of: source)
    problem =
      source.mergeConflict
      ?? (statements.isEmpty ? Problem("this podspec is empty", at: place) : nil)
    // What other blocks say may not hold.
    var (next, otherEnd) = (0, 0)
    var open: [(name: String, end: Int)] = []
    for (number, statement) in statements.enumerated() where number >= next {
      let end = number + 1 + (statement.inner ?? 0)
      open.removeAll { number >= $0.end }
      part = open.map { $0.name + "/" }.joined()
      switch statement.name {
      case "test_spec", "app_spec":
        tests.insert(statement.literal ?? "")
        next = end
      case "new": break
      case "subspec": open.append((statement.literal ?? "", end))
      default:
        if let isPlain = add(statement), !isPlain || number < otherEnd, problem == nil {
          problem = Problem(
            "archlint does not evaluate this line, so it may be wrong about the linkage, sources "
              + "and dependencies of this pod", at: statement.place, severity: .warning)
        }
        otherEnd = max(otherEnd, end)
      }
    }
  }

  /// Returns whether a statement says nothing else; nil if it concerns nothing here.
  private mutating func add(_ statement: RubyStatement) -> Bool? {
    let values = statement.words.dropFirst()
    switch statement.name {
    case "name":
      place = statement.place
      return nil
    case "dependency":
      needs += statement.argument.map { [(part[...], $0, statement.place)] } ?? []
      return statement.argument != nil && !values.contains("if") && !values.contains("unless")
    case "module_name": module = statement.strings.first
    case "static_framework": isStaticFramework = values.contains("true")
    case "pod_target_xcconfig", "xcconfig":
      guard let key = statement.strings.firstIndex(of: "MACH_O_TYPE") else { return nil }
      linkage = statement.strings.dropFirst(key + 1).first.flatMap { PodHook.linkages[$0] }
      return linkage != nil && values.isEmpty
    case "source_files": globs += statement.strings.map { (part, $0) }
    case "exclude_files": excluded += statement.strings.map { (part, $0) }
    default: return nil
    }
    return values.allSatisfy { ["true", "false"].contains($0) }
      && !statement.strings.contains { $0.holds("#{") }
  }

  private static let platforms = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

  private mutating func add(_ root: Node?) {
    place = root?["name"]?.place ?? place
    module = root?.text("module_name")
    isStaticFramework = root?.text("static_framework") == "true"
    linkage = root?["pod_target_xcconfig"]?.text("MACH_O_TYPE").flatMap { PodHook.linkages[$0] }
    var parts = [root].compactMap { $0 }.map { (name: "", node: $0) }
    while let (name, node) = parts.popLast() {
      globs += node.texts("source_files").map { (name, $0) }
      excluded += node.texts("exclude_files").map { (name, $0) }
      needs += (node["dependencies"]?.entries ?? []).map {
        (name[...], String($0.key.text.prefix { $0 != "/" }), $0.key.place)
      }
      tests.formUnion((node["testspecs"]?.items ?? []).compactMap { $0.text("name") })
      parts += (node["subspecs"]?.items ?? []).map { ("\(name)\($0.text("name") ?? "")/", $0) }
      parts += node.entries.filter { Podspec.platforms.contains($0.key.text) }
        .map { (name, $0.value) }
    }
  }

  /// Leaves what installed subspecs have, and what is around them.
  mutating func keep(_ parts: Set<String>) {
    globs.removeAll { glob in !parts.contains { "\($0)/".hasPrefix(glob.part) } }
  }

  var sources: [SourcePath] {
    globs.map { part, glob in
      source(glob, excluding: excluded.filter { part.hasPrefix($0.part) }.map(\.glob))
    }
  }

  /// A glob, below the folder that its first names are.
  private func source(_ glob: String, excluding excluded: [String]) -> SourcePath {
    let pattern = FilePattern(glob)
    let path = PathText.join(Spec.folder(of: place.file), pattern.folder.joined(separator: "/"))
    var source = SourcePath(PathText.folded(path), at: place)
    source.isFolder = !pattern.rest.isEmpty
    source.includes = source.isFolder ? [pattern.rest] : []
    source.excludes = excluded.compactMap(pattern.part).map { $0.isEmpty ? "**" : $0 }
    return source
  }
}
