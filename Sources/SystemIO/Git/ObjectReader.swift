/// Reads the output of `git cat-file --batch`: for each object its size, then its bytes.
///
/// The size is known before the bytes, so those of an object that is too large are let go by.
struct ObjectReader {
  private(set) var contents: [String: [UInt8]] = [:]
  /// The objects that were let go by.
  private(set) var large: Set<String> = []
  private let limit: Int
  private var header: [UInt8] = []
  private var object: Object?

  /// An object whose bytes are on their way.
  private struct Object {
    let name: String
    let size: Int
    /// Bytes still to come, the line break behind the last one among them.
    var left: Int
    var bytes: [UInt8] = []
  }

  init(limit: Int) { self.limit = limit }

  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if object != nil { takeBody(&rest) } else { takeHeader(&rest) }
    }
  }

  /// Reads `name type size`; of an object that is not there `name missing`, and nothing follows.
  private mutating func takeHeader(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    header += rest[..<(end ?? rest.endIndex)]
    rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    guard end != nil else { return }
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    header = []
    guard words.count == 3, let size = Int(words[2]), size >= 0, size < .max else { return }
    let name = String(words[0])
    if size > limit { large.insert(name) }
    object = Object(name: name, size: size, left: size + 1)
    if size <= limit { object?.bytes.reserveCapacity(size + 1) }
  }

  private mutating func takeBody(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
    guard var taken = object else { return }
    object = nil
    let part = rest.prefix(taken.left)
    rest = rest.dropFirst(part.count)
    taken.left -= part.count
    let isKept = taken.size <= limit
    if isKept { taken.bytes += part.prefix(taken.size - taken.bytes.count) }
    if taken.left > 0 {
      object = taken
    } else if isKept {
      contents[taken.name] = taken.bytes
    }
  }
}
