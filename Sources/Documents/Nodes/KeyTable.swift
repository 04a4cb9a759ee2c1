/// Finds out which of a few names a key is, from its bytes and without making a `String` of it.
package final class KeyTable: Sendable {
  /// All names one after the other, and where each begins.
  private let bytes: [UInt8]
  private let starts: [Int]
  /// One more than the number of the name, or 0 where there is none; a full slot leads to the next.
  private let slots: [UInt8]

  /// Takes at most 254 names, all different.
  package init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts = [0]
    for name in names {
      bytes += name.utf8
      starts.append(bytes.count)
    }
    var slots = [UInt8](repeating: 0, count: 1024)
    for (number, name) in names.prefix(254).enumerated() {
      var slot = Array(name.utf8).withUnsafeBufferPointer { KeyTable.slot(of: $0) }
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      slots[slot] = UInt8(number + 1)
    }
    (self.bytes, self.starts, self.slots) = (bytes, starts, slots)
  }

  package func number(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { number(of: $0) }
  }

  package func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = KeyTable.slot(of: key)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isName(number, key) { return number }
      slot = (slot + 1) & 1023
    }
    return nil
  }

  private func isName(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == key.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
      return true
    }
  }

  /// The length and three bytes tell nearly all names apart, without a look at the rest.
  private static func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = key.first, let last = key.last else { return 0 }
    let middle = key[key.count / 2]
    return (key.count &* 37 &+ Int(first) &* 101 &+ Int(middle) &* 211 &+ Int(last) &* 499) & 1023
  }
}
