/// The names in git's index, which is read as it is: git is not started for it.
extension Git {
  /// The files that may be specs by the end of their names, the submodules, and the links.
  package typealias Tracked = (names: [String], modules: [String], links: [String])

  /// What git tracks below a folder, as paths from there.
  ///
  /// Nothing is known where the index is split or cannot be read.
  package static func tracked(below folder: FilePath) -> Tracked {
    guard let repository = Disk.repository(around: folder),
      let bytes = try? Disk.contents(of: index(of: repository), upTo: Disk.largestFile),
      // Names of objects have 20 bytes, in few repositories 32.
      let tracked = tracked(in: bytes, afterObjectOf: 20) ?? tracked(in: bytes, afterObjectOf: 32)
    else { return ([], [], []) }
    func below(_ names: [String]) -> [String] {
      names.lazy.map(repository.appending).filter { $0.isInside(folder) }
        .map { $0.relative(to: folder) }
    }
    return (below(tracked.names), below(tracked.modules), below(tracked.links))
  }

  /// Where the index is: of another working tree or a submodule, in the folder that a file names.
  private static func index(of repository: FilePath) -> String {
    let git = repository.appending(".git")
    let line = (try? Disk.contents(of: git.text, upTo: 1 << 16)) ?? []
    let named = String(name: line.prefix { $0 != UInt8(ascii: "\n") })
    guard named.hasPrefix("gitdir: ") else { return git.appending("index").text }
    return FilePath(String(named.dropFirst(8)), in: repository).appending("index").text
  }

  /// The system knows no longer names.
  private static let longestName = 4_096

  /// What an index names; nil if the bytes are no index of this kind.
  static func tracked(in bytes: [UInt8], afterObjectOf size: Int) -> Tracked? {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 12, bytes.starts(with: "DIRC".utf8), (2...4).contains(number(4, 4))
    else { return nil }
    let isShortened = number(4, 4) == 4
    var (start, name, tracked) = (12, [UInt8](), Tracked([], [], []))
    for _ in 0..<number(8, 4) {
      var at = start + 40 + size
      guard at + 8 < bytes.count else { return nil }
      let mode = number(start + 24, 4)
      let flags = number(at, 2)
      at += flags & 0x4000 != 0 ? 4 : 2
      // Of the name before, the last so many bytes are left out; each byte but the last has a mark.
      var dropped = isShortened ? Int(bytes[at] & 0x7F) : name.count
      while isShortened, at + 1 < bytes.count, dropped < longestName {
        at += 1
        guard bytes[at - 1] & 0x80 != 0 else { break }
        dropped = (dropped + 1) << 7 | Int(bytes[at] & 0x7F)
      }
      guard dropped <= name.count, let end = bytes[at...].firstIndex(of: 0),
        name.count - dropped + end - at < longestName
      else { return nil }
      name.removeLast(dropped)
      name += bytes[at..<end]
      guard flags & 0xFFF == min(name.count, 0xFFF) else { return nil }
      start = isShortened ? end + 1 : start + (end - start + 8) / 8 * 8
      if mode == 0o120000 { tracked.links.append(String(name: name)) }
      if mode == 0o160000 {
        tracked.modules.append(String(name: name))
      } else if let last = name.last, [UInt8(ascii: "l"), UInt8(ascii: "n")].contains(last | 0x20) {
        tracked.names.append(String(name: name))
      }
    }
    return tracked
  }
}
