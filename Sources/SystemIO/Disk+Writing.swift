internal import CLibrary

extension Disk {
  /// Writes a file atomically, by renaming a complete one next to it.
  ///
  /// A device or a pipe can't be replaced and is written to. A symbolic link stays, and its target
  /// is replaced, unless that is outside of the folder.
  package static func replace(
    _ path: String, with bytes: [UInt8], inside top: FilePath? = nil, makingFolders: Bool = false
  ) throws(ReadFailure) {
    if makingFolders, let top { try makeFolder(FilePath(path).parent, inside: top) }
    let target = try target(of: path, inside: top)
    guard let status = System.linkStatus(of: target) else {
      return try AtomicFileWriter.put(bytes, at: target, mode: 0o666, replacing: true)
    }
    guard status.isFile else { return try fill(bytes, to: target, flags: O_WRONLY | O_NONBLOCK) }
    try AtomicFileWriter.put(bytes, at: target, mode: status.st_mode & 0o777, replacing: true)
  }

  /// Writes a file that must not be there yet, with the folders that it needs; whole, or not at all.
  package static func create(
    _ path: String, with bytes: [UInt8], inside top: FilePath? = nil, isProgram: Bool = false
  ) throws(ReadFailure) {
    guard !exists(path) else { throw .taken }
    if let top { try makeFolder(FilePath(path).parent, inside: top) }
    try AtomicFileWriter.put(
      bytes, at: target(of: path, inside: top), mode: isProgram ? 0o777 : 0o666, replacing: false)
  }

  private static func makeFolder(_ folder: FilePath, inside top: FilePath) throws(ReadFailure) {
    guard folder != top, folder.isInside(top), !exists(folder.text) else { return }
    try makeFolder(folder.parent, inside: top)
    guard System.makeFolder(try target(of: folder.text, inside: top)) == 0 else {
      throw ReadFailure(code: errno)
    }
  }

  /// Adds to the end of a file, which is made if it is not there.
  package static func append(_ bytes: [UInt8], to path: String) throws(ReadFailure) {
    try fill(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK)
  }

  /// Where a path leads, all links followed; the last may lead to what is not there yet.
  private static func target(of path: String, inside top: FilePath?) throws(ReadFailure) -> String {
    let target = try resolved(path)
    guard let top, let current = System.currentFolder() else { return target }
    guard FilePath(path, in: FilePath(current)).isInside(top) else { return target }
    guard FilePath(target).isInside(FilePath(realPath(of: top.text))) else { throw .leadsOut }
    return target
  }

  private static func resolved(_ path: String) throws(ReadFailure) -> String {
    if let real = System.resolve(path) { return real }
    let (folder, name) = split(path)
    guard let real = System.resolve(folder) else { throw .missing }
    guard let status = System.linkStatus(of: path) else { return below(real, name) }
    guard status.isLink, let next = System.target(ofLink: path) else { throw .lostLink }
    let (nextFolder, nextName) = split(
      next.utf8.first == UInt8(ascii: "/") ? next : below(real, next))
    guard let end = System.resolve(nextFolder), !exists(below(end, nextName)) else {
      throw .lostLink
    }
    return below(end, nextName)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }

  private static func below(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Writes into a file where it is; a draft is locked meanwhile, and is on the disk itself then.
  static func fill(
    _ bytes: [UInt8], to path: String, flags: Int32, mode: mode_t = 0o666, isDraft: Bool = false
  ) throws(ReadFailure) {
    let file = System.open(path, flags | O_NOCTTY, mode)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    if isDraft { _ = flock(file, LOCK_EX | LOCK_NB) }
    var code = send(bytes, to: file)
    if isDraft, code == 0, System.sync(file) != 0, errno != EINVAL, errno != ENOTSUP {
      code = errno
    }
    if System.close(file) != 0, code == 0 { code = errno }
    if code != 0 { throw ReadFailure(code: code) }
  }

  /// Writes all bytes and gives the number of the error that kept it from that, or 0.
  static func send(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = System.write(file, UnsafeRawBufferPointer(rebasing: rest))
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written == 0 {
          return EIO
        } else if errno == EAGAIN {
          // The parent process doesn't wait for this pipe, so others may find it full.
          var room = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&room, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
