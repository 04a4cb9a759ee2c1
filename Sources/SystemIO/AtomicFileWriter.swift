internal import CLibrary

/// Writes files atomically: each is written next to its path and then renamed.
///
/// A draft is locked while it is written. An unlocked draft of a process that ended was left by a
/// killed run, and the next run that writes there removes it.
enum AtomicFileWriter {
  private static let beginning = ".archlint-"
  private static let ending = ".tmp"

  /// Writes and syncs a file next to a path, then renames it; all or nothing.
  static func put(
    _ bytes: [UInt8], at path: String, mode: mode_t, replacing: Bool
  ) throws(ReadFailure) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "./"
    removeDead(in: folder)
    let draft = "\(folder)\(beginning)\(getpid())\(ending)"
    SignalCleanup.remember(draft: draft)
    defer { SignalCleanup.remember(draft: nil) }
    do throws(ReadFailure) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      try Disk.fill(bytes, to: draft, flags: flags, mode: mode, isDraft: true)
      try publish(draft, as: path, replacing: replacing)
    } catch {
      System.remove(draft)
      throw error
    }
    // The name is on the disk when the folder is; some file systems cannot be asked to.
    let opened = System.open(folder, O_RDONLY | O_DIRECTORY)
    guard opened >= 0 else { return }
    _ = System.sync(opened)
    _ = System.close(opened)
  }

  /// Gives a draft its name; a file that must not be replaced keeps it.
  private static func publish(
    _ draft: String, as path: String, replacing: Bool
  ) throws(ReadFailure) {
    if !replacing {
      if System.link(draft, to: path) == 0 {
        System.remove(draft)
        return
      }
      // Some file systems know no second names.
      guard errno != EEXIST, !Disk.exists(path) else { throw .taken }
    }
    guard System.rename(draft, to: path) == 0 else { throw ReadFailure(code: errno) }
  }

  /// Removes what runs left behind that were killed.
  private static func removeDead(in folder: String) {
    var status = stat()
    var dead: [String] = []
    guard let opened = try? Disk.opened(folder) else { return }
    _ = System.list(opened, &status) { name, _ in
      guard name.hasPrefix(beginning), name.hasSuffix(ending),
        let number = pid_t(name.dropFirst(beginning.count).dropLast(ending.count)), number > 0,
        number == getpid() || (kill(number, 0) != 0 && errno == ESRCH)
      else { return }
      dead.append(folder + name)
    }
    for draft in dead where System.linkStatus(of: draft)?.isFile ?? false {
      let file = System.open(draft, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { System.remove(draft) }
      _ = System.close(file)
    }
  }
}
