/// Who mentions whom in the sources of the package, by the names of top-level types.
struct TypeMentions {
  /// One file of the sources.
  struct File {
    /// Relative to the package.
    let path: String
    /// The folder below `Sources`.
    let target: String
    /// The folders below the target with slashes between them; `.` for the target's own files.
    let folder: String
    /// Without the ending.
    let name: String
    let lineCount: Int
    let words: SwiftWords
    let imports: Set<String>
    /// What it imports for all files of its target and for importers of that.
    let exports: Set<String>
  }

  /// One file that mentions types of another.
  struct Arrow {
    let from: File
    let to: File
    /// What is mentioned, by name.
    let types: [String]
  }

  let files: [File]
  let arrows: [Arrow]
  /// Types of which there are two, with the files that declare them.
  let twins: [String]

  /// Read once for all tests.
  static let ofSources = Result { TypeMentions(try PackageFolder().files(in: "Sources")) }

  init(_ sources: [PackageFolder.File]) {
    let files = sources.map(File.init)
    var homes: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in Set(file.words.declared) { homes[name, default: []].append(index) }
    }
    let seen = TypeMentions.seen(by: files)
    self.files = files
    twins = homes.filter { $0.value.count > 1 }
      .map { "\($0.key) in \($0.value.map { files[$0].path }.joined(separator: " and "))" }.sorted()
    arrows = files.indices.flatMap { TypeMentions.arrows(from: $0, among: files, homes, seen) }
  }

  private static func arrows(
    from index: Int, among files: [File], _ homes: [String: [Int]], _ seen: [String: Set<String>]
  ) -> [Arrow] {
    let file = files[index]
    let targets = file.imports.union(seen[file.target] ?? []).union([file.target])
    var mentions: [Int: [String]] = [:]
    for name in file.words.mentioned.subtracting(file.words.hidden).sorted() {
      // A type within another may be called like one of a target that is not even known here.
      let known = (homes[name] ?? []).filter { targets.contains(files[$0].target) }
      for home in known where home != index { mentions[home, default: []].append(name) }
    }
    return mentions.sorted { $0.key < $1.key }
      .map { Arrow(from: file, to: files[$0.key], types: $0.value) }
  }

  /// What all files of each target see: what one of them exports, and what that exports in turn.
  static func seen(by files: [File]) -> [String: Set<String>] {
    let exports = Dictionary(grouping: files, by: \.target).mapValues { files in
      files.reduce(into: Set()) { $0.formUnion($1.exports) }
    }
    return exports.mapValues { own in
      var seen = own
      while true {
        let more = seen.union(seen.flatMap { exports[$0] ?? [] })
        if more == seen { return seen }
        seen = more
      }
    }
  }

  /// The targets, by name.
  var targets: [String] { Set(files.map(\.target)).sorted() }

  func folders(of target: String) -> [String] {
    Set(files.filter { $0.target == target }.map(\.folder)).sorted()
  }

  /// The arrows within a target.
  func arrows(within target: String) -> [Arrow] {
    arrows.filter { $0.from.target == target && $0.to.target == target }
  }
}

extension TypeMentions.File {
  init(_ file: PackageFolder.File) {
    let parts = file.path.split(separator: "/").map(String.init)
    let folders = parts.dropFirst(2).dropLast()
    path = file.path
    target = parts[1]
    folder = folders.isEmpty ? "." : folders.joined(separator: "/")
    name = String(parts[parts.count - 1].dropLast(".swift".count))
    lineCount = file.lines.count
    words = SwiftWords(file.lines.joined(separator: "\n"))
    imports = Set(file.imports)
    exports = Set(
      file.lines.filter { $0.hasPrefix("@_exported public import ") }
        .compactMap { $0.split(separator: " ").last.map(String.init) })
  }
}
