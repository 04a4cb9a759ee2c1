internal import CLibrary
@_exported public import CommandLine
@_exported public import Loaders
@_exported public import Reporters

/// Files and folders: what the program knows of the disk.
package enum Disk {
  /// The default limit of a file's size.
  package static let usualFile = 64 << 20
  /// Positions are counted in 32 bits and nodes take room.
  package static let largestFile = 256 << 20

  private static let smallestChunk = 1 << 16

  /// The first bytes of a file, or all; only of a regular file, since a pipe could block.
  package static func contents(
    of path: String, upTo limit: Int = usualFile, first count: Int? = nil
  ) throws(ReadFailure) -> [UInt8] {
    let file = try opened(path)
    defer { _ = System.close(file) }
    var status = stat()
    guard System.status(ofOpen: file, &status) == 0 else { throw ReadFailure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    if let count { return try chunk(of: file, upTo: count) }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit) }
    let bytes = try contents(ofOpen: file, size: size, upTo: limit)
    // Files that the system makes up have no size.
    guard bytes.count == size || size == 0 else { throw .changed }
    guard !bytes.isPointerOfLFS else { throw .pointerOfLFS }
    return bytes
  }

  /// The bytes of standard input, which may be a pipe.
  package static func contentsOfStandardInput(upTo limit: Int = usualFile) throws(ReadFailure)
    -> [UInt8]
  {
    try contents(ofOpen: STDIN_FILENO, size: 0, upTo: limit)
  }

  /// The bytes of a file as it was typed; a dash is standard input.
  package static func contents(
    typed path: String, upTo limit: Int = usualFile
  ) throws(ReadFailure) -> [UInt8] {
    try path == "-" ? contentsOfStandardInput(upTo: limit) : contents(of: path, upTo: limit)
  }

  /// Opens a file or a folder for reading, or throws; every read goes through here.
  ///
  /// Never blocks, not even on a pipe.
  static func opened(_ path: String) throws(ReadFailure) -> Int32 {
    let file = System.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw failure(at: path, code: errno) }
    return file
  }

  /// Returns why a path cannot be opened: it is missing only if a folder has no such entry.
  ///
  /// Whatever a link without a target hides may be there elsewhere, above the path as well.
  static func failure(at path: String, code: Int32) -> ReadFailure {
    var (part, code) = (path[...], code)
    while code == ENOENT {
      let entry = String(part)
      if let status = System.linkStatus(of: entry) {
        let isLost = status.isLink && System.status(of: entry) == nil
        return isLost ? .lostLink : part.endIndex == path.endIndex ? .changed : .missing
      }
      code = errno
      guard let slash = part.utf8.lastIndex(of: UInt8(ascii: "/")), slash != part.startIndex else {
        break
      }
      part = part[..<slash]
    }
    return ReadFailure(code: code)
  }

  /// Reads to the end.
  ///
  /// With room for one byte more than the size, the first chunk is the whole file, and there is room
  /// for what a source puts behind it.
  private static func contents(
    ofOpen file: Int32, size: Int, upTo limit: Int
  ) throws(ReadFailure) -> [UInt8] {
    var bytes = try chunk(of: file, upTo: size > 0 ? size + 1 : smallestChunk)
    if size > 0, bytes.count == size { return bytes }
    while true {
      let next = try chunk(of: file, upTo: smallestChunk)
      if next.isEmpty { return bytes }
      bytes += next
      guard bytes.count <= limit else { throw .tooLarge(limit) }
    }
  }

  /// What the next read gives; nothing at the end.
  private static func chunk(of file: Int32, upTo room: Int) throws(ReadFailure) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let got = System.read(file, UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
      if got < 0 { code = errno }
      count = max(got, 0)
    }
    guard code == 0 else { throw ReadFailure(code: code) }
    return chunk
  }
}
