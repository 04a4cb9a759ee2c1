internal import Documents
internal import Modules

/// One file of a load, with the files that it includes.
final class SpecFile {
  /// The path as it was put together; two texts are two files, as XcodeGen has it.
  let path: String
  /// The path of the include entry, or the name of the spec itself.
  let written: String
  /// The folder that the include entry names; empty if paths are not relative to the file.
  let folder: String
  /// What stands in the file, expanded.
  let value: SpecValue
  let included: [SpecFile]

  init(path: String, written: String, folder: String, value: SpecValue, included: [SpecFile]) {
    self.path = path
    self.written = written
    self.folder = folder
    self.value = value
    self.included = included
  }
}

/// Makes one map of a file and all files that it includes.
struct IncludeMerging {
  let merging: Merging
  private var rewritten: [String: SpecValue] = [:]
  private var merged: Set<String> = []

  init(log: SpecLog) { merging = Merging(log: log) }

  /// The whole spec: included files from left to right, each once, the file itself on top.
  mutating func merge(_ root: SpecFile, in cache: inout SpecCache) -> SpecValue {
    merge(root, below: ".", in: &cache)
  }

  private mutating func merge(
    _ file: SpecFile, below folder: String, in cache: inout SpecCache
  ) -> SpecValue {
    guard merged.insert(file.path).inserted else { return .nothing(from: file.value.node) }
    let ownFolder =
      file.folder.isEmpty ? folder : PathText.tidied(PathText.join(folder, file.folder))
    let value = rewrite(file, below: folder, ownFolder: ownFolder, in: &cache)
    var base: SpecValue?
    for included in file.included {
      let value = merge(included, below: ownFolder, in: &cache)
      base = base.map { merging.merge(value, over: $0) } ?? value
    }
    return base.map { merging.merge(value, over: $0) } ?? value
  }

  /// The file with its paths put right; the first mention of a file decides how.
  private mutating func rewrite(
    _ file: SpecFile, below folder: String, ownFolder: String, in cache: inout SpecCache
  ) -> SpecValue {
    let key = PathText.join(folder, file.written)
    if let value = rewritten[key] { return value }
    let value = cache.rewritten(file, below: ownFolder, merging: merging)
    rewritten[key] = value
    return value
  }
}

extension SpecCache {
  /// A file with its paths below a folder, and its own replacements at the top carried out.
  ///
  /// Many specs ask for the same file; the one that is loaded itself no one asks for again.
  fileprivate mutating func rewritten(
    _ file: SpecFile, below folder: String, merging: Merging
  ) -> SpecValue {
    let key = RewrittenKey(path: file.path, folder: folder)
    if folder != ".", let value = rewritten[key] { return value }
    var value = file.value
    if folder != "." || value.node.document.source.mayHoldUntidyPaths {
      value = PathRewriting(folder: folder).rewrite(value)
    }
    value = merging.merge(value, over: .nothing(from: value.node))
    if folder != "." { rewritten[key] = value }
    return value
  }
}

extension SpecValue {
  /// A map without entries.
  static func nothing(from node: Node) -> SpecValue { .map(SpecMap([], from: node)) }
}
