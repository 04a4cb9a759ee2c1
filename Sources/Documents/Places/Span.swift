/// A stretch of a source's bytes: where something was written.
package struct Span: Equatable, Hashable, Sendable {
  package let start: UInt32
  package let end: UInt32

  package init(start: Int, end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  package var length: Int { Int(end) - Int(start) }
  init(byte offset: Int) { self.init(start: offset, end: offset + 1) }
}

/// A place as people count it: lines and columns from 1, columns in unicode scalars.
package struct Position: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
