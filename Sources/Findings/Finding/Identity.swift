/// The identity of a finding across runs, independent of lines, order and wording.
///
/// A finding about a set is identified by its members, not by the one that it points at.
package struct Identity: Hashable, Sendable {
  package let rule: String
  package let from: String
  package let to: String?
  /// Sorted.
  package let members: [String]

  package init(rule: String, from: String, to: String? = nil, members: [String] = []) {
    self.rule = rule
    self.from = members.isEmpty ? from : ""
    self.to = members.isEmpty ? to : nil
    self.members = members.sorted()
  }

  /// The identity as sixteen hexadecimal digits.
  package var fingerprint: String {
    let words = members.isEmpty ? [from, to ?? ""] : members
    var hash = Identity.offset
    for word in [rule] + words {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* Identity.prime }
      // A byte that never occurs in UTF-8 ends each word.
      hash = (hash ^ 0xFF) &* Identity.prime
    }
    return hash.hexadecimal(16, uppercase: false)
  }

  /// The constants of the FNV-1a hash of 64 bits.
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
}
