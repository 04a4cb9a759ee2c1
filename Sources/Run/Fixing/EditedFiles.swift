package struct EditedFiles {
  package let root: Root
  /// Old and new contents by path; nil for a new file.
  private let files: [(path: String, old: [UInt8]?, new: [UInt8])]
  private let folders: MovedFolders
  /// The files that new ones are copies of, by path.
  private let models: [String: String]

  package init(
    _ edits: [String: [UInt8]], moving folders: MovedFolders = MovedFolders(),
    copying models: [String: String] = [:], in root: Root
  ) throws(Problem) {
    (self.root, self.folders, self.models) = (root, folders, models)
    var files: [(path: String, old: [UInt8]?, new: [UInt8])] = []
    for (path, new) in edits.sorted(by: { $0.key < $1.key }) {
      var old: [UInt8]?
      do throws(ReadFailure) {
        old = try Disk.contents(of: root.folder.appending(path).text, upTo: Disk.largestFile)
      } catch {
        if error != .missing { throw .unwritten(root.shown(path), error) }
      }
      if old != new { files.append((path, old, new)) }
    }
    self.files = files
  }

  package var count: Int { files.count }

  package var paths: [String] { files.map(\.path) }

  /// The edits as a patch for `git apply`, with paths from the top of the repository.
  package var patch: [UInt8] {
    let name = root.printing(.repository, in: Environment.variables)
    return files.flatMap { file in
      LineDifference(from: file.old ?? [], to: file.new)
        .patch(of: name(file.path), isNew: file.old == nil)
    }
  }

  package func isNew(_ path: String) -> Bool { files.contains { $0.path == path && $0.old == nil } }

  /// The files with changes that their repositories don't have; empty without git.
  package var dirty: [String] {
    let known = Dictionary(grouping: paths.filter { !isNew($0) }) { path in
      Disk.repository(around: root.folder.appending(path).parent)?.text ?? ""
    }
    return known.filter { !$0.key.isEmpty }.flatMap { top, paths -> [String] in
      let names = paths.map { root.folder.appending($0).relative(to: FilePath(top)) }
      let changed = Git.output(
        ["status", "--porcelain", "-z", "--no-renames", "--ignored", "--"] + names,
        in: FilePath(top)
      ).map { $0.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) } }
      return zip(paths, names).filter { path, name in
        changed?.contains { $0 == name || $0.hasSuffix("/") && name.hasPrefix($0) } ?? false
      }.map(\.0)
    }.sorted()
  }

  package func write() throws(Problem) {
    let replacements = files.map { file in
      Replacement(
        root.folder.appending(file.path).text, from: file.old, to: file.new,
        like: models[file.path].map { root.folder.appending($0).text })
    }
    do throws(ReplacementFailure) {
      let moves = folders.steps.map { step in
        (from: root.folder.appending(step.from).text, to: root.folder.appending(step.to).text)
      }
      try Disk.replaceAll(replacements, moving: moves, inside: root.tree)
    } catch {
      throw .unwritten(FilePath(error.path).relative(to: root.current), error.failure)
    }
  }
}

extension Problem {
  fileprivate static func unwritten(_ path: String, _ failure: ReadFailure) -> Problem {
    Problem(
      "cannot write `\(path)`: "
        + (failure == .changed ? "it changed while archlint ran" : failure.words),
      help: "nothing was written; run archlint again")
  }
}
