/// An order of things, and the position that each of them got.
struct Ordering {
  let order: [Int]
  private let positions: [Int]

  /// Sorts so many things by their numbers.
  init(_ count: Int, by precedes: (Int, Int) -> Bool) {
    let order = (0..<count).sorted(by: precedes)
    var positions = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    (self.order, self.positions) = (order, positions)
  }

  func position(of index: Int) -> Int { positions[index] }
}

/// The position of a thing among all of its kind in a graph or an architecture.
///
/// The kind keeps the number of a target apart from that of a module.
package struct Number<Kind>: Hashable, Comparable, Sendable {
  @usableFromInline let number: UInt32

  @inlinable
  package init(_ index: Int) { number = UInt32(clamping: index) }
  @inlinable package var index: Int { Int(number) }

  @inlinable
  package static func < (one: Number, other: Number) -> Bool { one.number < other.number }
}
