/// One file of a spec, with the files that it includes.
struct IncludedFile {
  /// The path as it was put together; two texts are two files, as XcodeGen has it.
  let path: String
  /// The path of the include entry, or the name of the spec itself.
  let written: String
  /// The folder that the include entry names; empty if paths are not relative to the file.
  let folder: String
  /// What stands in the file, its variables put in.
  let value: SpecValue
  let included: [IncludedFile]
}

/// Makes one map of a file and all files that it includes.
struct IncludeMerging {
  private let merging: Merging
  private var rewritten: [String: SpecValue] = [:]
  private var merged: Set<String> = []

  init(log: SpecLog) { merging = Merging(log: log) }

  /// The whole spec: included files from left to right, each once, the file itself on top.
  mutating func merge(
    _ file: IncludedFile, below folder: String = ".", in shared: inout SharedFiles
  ) -> SpecValue {
    guard merged.insert(file.path).inserted else { return .empty(from: file.value.node) }
    let ownFolder =
      file.folder.isEmpty ? folder : PathText.tidied(PathText.join(folder, file.folder))
    // The first mention of a file decides how its paths are put right.
    let name = PathText.join(folder, file.written)
    let value = rewritten[name] ?? shared.rewritten(file, below: ownFolder, merging: merging)
    rewritten[name] = value
    var base: SpecValue?
    for included in file.included {
      let value = merge(included, below: ownFolder, in: &shared)
      base = base.map { merging.merge(value, over: $0) } ?? value
    }
    return base.map { merging.merge(value, over: $0) } ?? value
  }
}
