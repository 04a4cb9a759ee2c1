import Loaders
import Modules
import TestSupport

/// A spec that is drawn with its includes, and what came of reading it, as text.
struct DrawnSpec {
  let files: DrawnFiles
  let load: LoadedPart

  init(
    _ drawing: String, environment: [String: String] = [:], path: String = "project.yml"
  ) {
    files = DrawnFiles(drawing)
    var loading = ProjectLoader(files: .inMemory(files), environment: environment)
    guard let load = loading.read(path), load.isProject else {
      preconditionFailure("the drawing is one of a spec")
    }
    self.load = load
  }

  /// The targets with their dependencies; the errors, if there are any.
  ///
  ///     A: framework iOS dynamic
  ///       target B embed
  var text: String {
    let errors = load.problems.filter { $0.severity == .error }.map { problem in
      "error \(problem.place.map(files.name) ?? "-"): \(problem.message)"
    }
    guard errors.isEmpty, load.container != nil else {
      return errors.joined(separator: "\n")
    }
    return targets.flatMap(lines).joined(separator: "\n")
  }

  /// What was noticed: `kind place: subject`, and what was probably meant.
  var notices: String {
    load.notices.map(\.notice).map { notice in
      let meant = notice.suggestion.map { " (\($0))" } ?? ""
      return "\(notice.kind) \(files.name(of: notice.place)): \(notice.subject)\(meant)"
        + (notice.isSevere ? "!" : "")
    }
    .joined(separator: "\n")
  }

  /// What is wrong or odd, each as `place: message`.
  var problems: [String] {
    load.problems.map { "\($0.place.map(files.name) ?? "-"): \($0.message)" }
  }

  /// The sources of all targets.
  var sources: [String] { targets.flatMap { $0.sources.compactMap { $0?.path } } }

  /// What can be built, and what only orders the building of others.
  var targets: [DeclaredTarget] { all.filter { $0.kind != .aggregate } }
  var aggregates: [DeclaredTarget] { all.filter { $0.kind == .aggregate } }
  private var all: [DeclaredTarget] { load.container?.targets ?? [] }

  func target(_ name: String) -> DeclaredTarget? { targets.first { $0.name == name } }

  /// What a dependency or a target was brought by, from where it is written to the target.
  func steps(_ provenance: [Provenance]) -> String {
    provenance.map { "\($0.step.rawValue) \($0.name) \(files.name(of: $0.place))" }
      .joined(separator: ", ")
  }

  private func lines(_ target: DeclaredTarget) -> [String] {
    var words = [
      target.type.rawValue, target.platform.rawValue, target.declaredLinkage.rawValue,
    ].filter { !$0.isEmpty && $0 != "none" }
    if target.kind == .legacy { words.append("legacy") }
    if target.productName != target.name { words.append("product=\(target.productName)") }
    words += target.made.destinations.map(\.rawValue)
    return ["\(target.name): \(words.joined(separator: " "))"]
      + target.dependencies.map { "  " + DrawnSpec.line($0) }
  }

  private static func line(_ dependency: Dependency) -> String {
    var words = [dependency.kind.rawValue, dependency.reference]
    func add(_ name: String, _ flag: Bool?) {
      if let flag { words.append(flag ? name : "\(name)=no") }
    }
    add("embed", dependency.embed)
    add("link", dependency.link)
    add("codeSign", dependency.codeSign)
    if dependency.implicit { words.append("implicit") }
    if dependency.weak { words.append("weak") }
    if !dependency.removeHeaders { words.append("removeHeaders=no") }
    if dependency.platformFilter != .all { words.append("only \(dependency.platformFilter)") }
    words += dependency.products.map { "product \($0)" }
    if let root = dependency.root { words.append("root \(root)") }
    if dependency.isStatic { words.append("static") }
    add("findFrameworks", dependency.findFrameworks)
    if let copy = dependency.copy { words.append("copy \(copy.destination)/\(copy.subpath)") }
    if let filters = dependency.destinationFilters { words += filters.map { "for \($0)" } }
    return words.joined(separator: " ")
  }
}

/// What tests ask of a target that the graph has, too.
extension DeclaredTarget {
  var productName: String { made.productName }
  var product: String { made.product }
  var settingNames: [String] { made.settingNames }
  var declaredLinkage: Linkage { made.declaredLinkage }
  var linkage: Linkage { made.linkage }
  var build: BuildFacts { made.build }
  var tag: ArchitectureTag { made.tag }
  var provenance: [Provenance] { made.provenance }
}

extension ProjectFiles {
  /// The files of a drawing; every path that leads to a file is one of folders.
  static func inMemory(_ drawn: DrawnFiles) -> ProjectFiles {
    @Sendable func isFolder(_ path: String) -> Bool {
      path == "." || drawn.files.keys.contains { $0.hasPrefix(path + "/") }
    }
    return ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        if let bytes = drawn.files[path] { return bytes }
        throw isFolder(path) ? .isFolder : .missing
      },
      kind: { path in drawn.files[path] != nil ? .file : isFolder(path) ? .folder : nil },
      list: { path throws(ProjectFiles.Failure) in
        guard isFolder(path) else { throw .missing }
        let inside = drawn.files.keys.filter { $0.hasPrefix(path + "/") }
          .map { $0.dropFirst(path.count + 1).split(separator: "/") }
        let entries = Dictionary(grouping: inside) { $0[0] }.map { name, paths in
          FolderListing.Entry(String(name), paths[0].count > 1 ? .folder : .file)
        }
        return FolderListing(entries, identity: .init(device: 1, number: 1))
      })
  }
}
