#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that is to be written, and what it must still be until then.
package struct Replacement {
  package let path: String
  package let old: [UInt8]
  package let new: [UInt8]

  package init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    (self.path, self.old, self.new) = (path, old, new)
  }
}

/// Why files were not written, and which of them is to blame.
package struct ReplacementFailure: Error {
  package let path: String
  package let failure: ReadFailure
}

extension Disk {
  /// Writes all of some files or none: each whole, and those before one that cannot be written back
  /// as they were.
  ///
  /// One run at a time does so below a folder, and only force ends the program in between.
  package static func replaceAll(
    _ files: [Replacement], inside top: FilePath
  ) throws(ReplacementFailure) {
    let lock = System.open(top.text, O_RDONLY | O_DIRECTORY)
    defer { if lock >= 0 { _ = System.close(lock) } }
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw ReplacementFailure(path: top.text, failure: .other("another archlint is writing there"))
    }
    let signals = holdSignals()
    defer { release(signals) }
    for file in files {
      guard let bytes = try? contents(of: file.path, upTo: largestFile), bytes == file.old else {
        throw ReplacementFailure(path: file.path, failure: .changed)
      }
    }
    for (number, file) in files.enumerated() {
      do throws(ReadFailure) {
        try replace(file.path, with: file.new, inside: top)
      } catch {
        for done in files[..<number] { try? replace(done.path, with: done.old, inside: top) }
        throw ReplacementFailure(path: file.path, failure: error)
      }
    }
  }

  /// Defers the signals that end the program.
  private static func holdSignals() -> sigset_t {
    var (ends, before) = (sigset_t(), sigset_t())
    sigemptyset(&ends)
    for end in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ends, end) }
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    return before
  }

  private static func release(_ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
