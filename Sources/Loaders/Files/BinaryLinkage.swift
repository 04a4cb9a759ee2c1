/// How ready binaries are linked, by their headers.
package enum BinaryLinkage {
  /// So much of a file holds the header of its first architecture.
  private static let headerSize = 64 << 10

  /// The linkage of a framework, a library, or an xcframework that has them for several platforms;
  /// nil if that is not known.
  package static func of(_ path: String, in files: ProjectFiles) -> Linkage? {
    let name = path.lastPathName
    if name.hasSuffix(".xcframework") { return ofPlatforms(path, in: files) }
    if name.hasSuffix(".a") { return .static }
    if name.hasSuffix(".dylib") { return .dynamic }
    guard name.hasSuffix(".framework") else { return nil }
    let binary = "\(path)/\(name.dropLast(".framework".count))"
    return (try? files.start(binary, headerSize)).flatMap(ofHeader)
  }

  /// What the first platform of an xcframework has; without any library it counts as dynamic, like
  /// all that says nothing else.
  private static func ofPlatforms(_ path: String, in files: ProjectFiles) -> Linkage? {
    guard let listing = try? files.list(path) else { return nil }
    let folders = listing.entries.filter(\.isFolder).map { "\(path)/\($0.name)" }.sorted()
    var hasLibrary = false
    for folder in folders {
      for name in (try? files.list(folder))?.entries.map(\.name).sorted() ?? []
      where [".framework", ".a", ".dylib"].contains(where: name.hasSuffix) {
        hasLibrary = true
        if let linkage = of("\(folder)/\(name)", in: files) { return linkage }
      }
    }
    return hasLibrary ? nil : .dynamic
  }

  /// What a Mach-O file or an archive is, by its first bytes.
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
