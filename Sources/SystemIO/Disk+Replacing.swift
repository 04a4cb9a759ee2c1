internal import CLibrary

/// A file that is to be written, and what it must still be until then; nil if it must not be there.
package struct Replacement {
  package let path: String
  package let old: [UInt8]?
  package let new: [UInt8]
  /// The file that a new one is a copy of, and executable like.
  package let model: String?

  package init(_ path: String, from old: [UInt8]?, to new: [UInt8], like model: String? = nil) {
    (self.path, self.old, self.new, self.model) = (path, old, new, model)
  }
}

/// Why files were not written, and which of them is to blame.
package struct ReplacementFailure: Error {
  package let path: String
  package let failure: ReadFailure
}

extension Disk {
  /// Writes all files or none: each atomically, and restores earlier ones if one fails.
  ///
  /// Folders move behind that, one after the other. One run at a time does so below a folder, and only force ends the program in between.
  package static func replaceAll(
    _ files: [Replacement], moving moves: [(from: String, to: String)] = [], inside top: FilePath
  ) throws(ReplacementFailure) {
    let lock = System.open(top.text, O_RDONLY | O_DIRECTORY)
    defer { if lock >= 0 { _ = System.close(lock) } }
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw ReplacementFailure(path: top.text, failure: .other("another archlint is writing there"))
    }
    var signals = holdSignals()
    defer { pthread_sigmask(SIG_SETMASK, &signals, nil) }
    for file in files where (try? contents(of: file.path, upTo: largestFile)) != file.old {
      throw ReplacementFailure(path: file.path, failure: file.old == nil ? .taken : .changed)
    }
    var undo: [() -> Void] = []
    do throws(ReplacementFailure) {
      for file in files { undo.append(try write(file, inside: top)) }
      for move in moves { undo.append(try Disk.move(move.from, to: move.to)) }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
  }

  private static func write(
    _ file: Replacement, inside top: FilePath
  ) throws(ReplacementFailure) -> () -> Void {
    let folders = missingFolders(above: file.path)
    do throws(ReadFailure) {
      if let old = file.old {
        try replace(file.path, with: file.new, inside: top)
        return { try? replace(file.path, with: old, inside: top) }
      }
      let isProgram = file.model.map(Disk.isProgram) ?? false
      try create(file.path, with: file.new, inside: top, isProgram: isProgram)
      return {
        System.remove(file.path)
        for folder in folders { rmdir(folder) }
      }
    } catch {
      for folder in folders { rmdir(folder) }
      throw ReplacementFailure(path: file.path, failure: error)
    }
  }

  /// The folders of a file that are not there yet, the innermost first.
  private static func missingFolders(above path: String) -> [String] {
    FilePath(path).parent.upward.map(\.text).prefix { !exists($0) }
  }

  /// Gives a folder another name that nothing has, and returns what undoes that.
  private static func move(
    _ path: String, to other: String
  ) throws(ReplacementFailure) -> () -> Void {
    guard !exists(other) else { throw ReplacementFailure(path: other, failure: .taken) }
    guard System.rename(path, to: other) == 0 else {
      throw ReplacementFailure(path: path, failure: ReadFailure(code: errno))
    }
    return { _ = System.rename(other, to: path) }
  }

  private static func holdSignals() -> sigset_t {
    var (ends, before) = (sigset_t(), sigset_t())
    sigemptyset(&ends)
    for end in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ends, end) }
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    return before
  }
}
