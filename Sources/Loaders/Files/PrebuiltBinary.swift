/// A prebuilt framework or library.
package struct PrebuiltBinary: Sendable {
  /// By its header; nil if unknown.
  package let linkage: Linkage?
  /// The platforms of an xcframework; empty if unknown.
  package var platforms: Set<Platform> = []

  /// Enough bytes for the header of the first architecture.
  private static let headerSize = 64 << 10

  /// By the start of the folder in an xcframework.
  private static let slices: [Substring: Platform] = [
    "ios": .iOS, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
  ]

  package init(linkage: Linkage?) { self.linkage = linkage }

  package init(_ path: String, in files: ProjectFiles) {
    guard path.hasSuffix(".xcframework") else {
      self.init(linkage: PrebuiltBinary.linkage(of: path, in: files))
      return
    }
    let folders = ((try? files.list(path))?.entries ?? []).filter(\.isFolder).map(\.name).sorted()
    self.init(linkage: PrebuiltBinary.linkage(of: folders, in: path, files))
    platforms = Set(
      folders.compactMap { folder in
        folder.split(separator: "-").first.flatMap { PrebuiltBinary.slices[$0] }
      })
  }

  /// The linkage of a framework or a library; nil if unknown.
  private static func linkage(of path: String, in files: ProjectFiles) -> Linkage? {
    let name = path.lastPathName
    if name.hasSuffix(".a") { return .static }
    if name.hasSuffix(".dylib") { return .dynamic }
    guard name.hasSuffix(".framework") else { return nil }
    let binary = "\(path)/\(name.dropLast(".framework".count))"
    return (try? files.start(binary, headerSize)).flatMap(ofHeader)
  }

  /// Whether an xcframework has archives only, which large ones leave to be fetched.
  private static func listsArchives(_ path: String, in files: ProjectFiles) -> Bool {
    guard let bytes = try? files.read(path),
      let root = try? Document.read(Source(name: path, bytes: bytes), as: .propertyList).root
    else { return false }
    let names = (root["AvailableLibraries"]?.items ?? []).compactMap { $0["LibraryPath"]?.text }
    return !names.isEmpty && names.allSatisfy { $0.hasSuffix(".a") }
  }

  /// The linkage of an xcframework's first platform; without binaries that of its list, or dynamic.
  private static func linkage(
    of folders: [String], in path: String, _ files: ProjectFiles
  ) -> Linkage? {
    var hasLibrary = false
    for folder in folders.map({ "\(path)/\($0)" }) {
      for name in (try? files.list(folder))?.entries.map(\.name).sorted() ?? []
      where [".framework", ".a", ".dylib"].contains(where: name.hasSuffix) {
        hasLibrary = true
        if let linkage = linkage(of: "\(folder)/\(name)", in: files) { return linkage }
      }
    }
    if hasLibrary { return nil }
    return listsArchives("\(path)/Info.plist", in: files) ? .static : .dynamic
  }

  /// The linkage of a Mach-O file or an archive, by its first bytes.
  static func ofHeader(_ bytes: [UInt8]) -> Linkage? {
    if bytes.starts(with: "!<arch>\n".utf8) { return .static }
    switch bytes.prefix(4) {
    case [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE]:
      guard bytes.count >= 16 else { return nil }
      return bytes[12] == 6 ? .dynamic : bytes[12] == 1 ? .static : nil
    case [0xCA, 0xFE, 0xBA, 0xBE]:
      guard bytes.count >= 20 else { return nil }
      let offset = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      return offset >= 20 && offset < bytes.count ? ofHeader(Array(bytes[offset...])) : nil
    default: return nil
    }
  }
}
