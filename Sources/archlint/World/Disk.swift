internal import Loaders
internal import Modules

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Files and folders: the only place that touches the disk.
enum Disk {
  /// Positions are counted in 32 bits and nodes take room; nobody writes a spec this large.
  static let largestFile = 256 << 20

  private static let smallestChunk = 1 << 16

  /// Whether anything has this path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The bytes of a file.
  static func contents(of path: String) throws(ReadFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ReadFailure(code: errno) }
    defer { close(file) }
    return try contents(ofOpen: file)
  }

  /// The bytes of standard input.
  static func contentsOfStandardInput() throws(ReadFailure) -> [UInt8] {
    try contents(ofOpen: STDIN_FILENO)
  }

  /// The bytes of a file as it was typed; a dash is standard input.
  static func contents(typed path: String) throws(ReadFailure) -> [UInt8] {
    try path == "-" ? contentsOfStandardInput() : contents(of: path)
  }

  /// Reads to the end, wherever a file's size says it is: pipes have none.
  private static func contents(ofOpen file: Int32) throws(ReadFailure) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ReadFailure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }

    // With room for one byte more than the size, the first chunk is the whole file.
    let size = status.st_mode & S_IFMT == S_IFREG ? min(Int(status.st_size), largestFile) : 0
    var bytes = try chunk(of: file, upTo: size > 0 ? size + 1 : smallestChunk)
    if bytes.count == size { return bytes }
    while true {
      let next = try chunk(of: file, upTo: smallestChunk)
      if next.isEmpty { return bytes }
      bytes += next
      guard bytes.count <= largestFile else { throw .tooLarge }
    }
  }

  /// What the next read gives; nothing at the end.
  private static func chunk(of file: Int32, upTo room: Int) throws(ReadFailure) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var got = read(file, buffer.baseAddress, buffer.count)
      while got < 0, errno == EINTR { got = read(file, buffer.baseAddress, buffer.count) }
      if got < 0 { code = errno }
      count = max(got, 0)
    }
    guard code == 0 else { throw ReadFailure(code: code) }
    return chunk
  }

  // MARK: What lies at a path

  /// What the system says about a path, through symbolic links; nil if they lead nowhere.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// What the system says about a path itself, which may be a link.
  static func linkStatus(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// What a path leads to, through symbolic links; nil if it leads nowhere.
  static func kind(of path: String) -> ProjectFiles.Kind? {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR ? .folder : .file }
  }

  /// Whether a path is a file that can be run.
  static func isProgram(_ path: String) -> Bool {
    kind(of: path) == .file && access(path, X_OK) == 0
  }

  /// Whether one of the folders that a path leads through is a symbolic link.
  static func hasLink(in path: FilePath, below top: FilePath) -> Bool {
    var folder = path.parent
    while folder != top, folder.isInside(top) {
      if linkStatus(of: folder.text).map({ $0.st_mode & S_IFMT }) == S_IFLNK { return true }
      folder = folder.parent
    }
    return false
  }

  /// A path of a project as the system takes it.
  static func path(_ path: String, below root: String) -> String {
    path.hasPrefix("/") || root.isEmpty ? path : "\(root)/\(path)"
  }

  /// How many bytes a file has; none, if it is not there.
  static func size(of path: String) -> Int {
    status(of: path).map { Int($0.st_size) } ?? 0
  }

  /// The path with all links followed, as far as it leads somewhere.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
