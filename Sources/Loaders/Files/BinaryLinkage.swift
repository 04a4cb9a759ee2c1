/// The linkage of prebuilt binaries, by their headers.
package enum BinaryLinkage {
  /// Enough bytes for the header of the first architecture.
  private static let headerSize = 64 << 10

  /// The linkage of a framework, a library, or an xcframework; nil if unknown.
  package static func of(_ path: String, in files: ProjectFiles) -> Linkage? {
    let name = path.lastPathName
    if name.hasSuffix(".xcframework") { return ofPlatforms(path, in: files) }
    if name.hasSuffix(".a") { return .static }
    if name.hasSuffix(".dylib") { return .dynamic }
    guard name.hasSuffix(".framework") else { return nil }
    let binary = "\(path)/\(name.dropLast(".framework".count))"
    return (try? files.start(binary, headerSize)).flatMap(ofHeader)
  }

  /// The linkage of an xcframework's first platform; dynamic by default.
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
