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

/// A source range: a file and a stretch of its text.
///
/// Lines and columns count from 1, columns in unicode scalars; the end is exclusive.
package struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path of the file, relative to the root, with `/`.
  package let file: String
  private let startLine: UInt32
  private let startColumn: UInt32
  private let lastLine: UInt32
  private let lastColumn: UInt32

  /// A stretch of a file; without an end it is one column wide.
  package init(file: String, line: Int, column: Int, endLine: Int? = nil, endColumn: Int? = nil) {
    self.file = file
    startLine = UInt32(clamping: line)
    startColumn = UInt32(clamping: column)
    lastLine = UInt32(clamping: endLine ?? line)
    lastColumn = endColumn.map { UInt32(clamping: $0) } ?? UInt32(clamping: column) &+ 1
  }

  package init(file: String) { self.init(file: file, line: 1, column: 1) }

  package var line: Int { Int(startLine) }
  package var column: Int { Int(startColumn) }
  package var endLine: Int { Int(lastLine) }
  package var endColumn: Int { Int(lastColumn) }

  package static func < (one: Place, other: Place) -> Bool {
    if one.file != other.file { return one.file < other.file }
    return (one.startLine, one.startColumn, one.lastLine, one.lastColumn)
      < (other.startLine, other.startColumn, other.lastLine, other.lastColumn)
  }

  /// `file:line:column`, as compilers write it.
  package var description: String { "\(file):\(line):\(column)" }
}

extension JSONWriter {
  package mutating func member(at place: Place?) {
    member("file", place?.file)
    member("line", place?.line)
    member("column", place?.column)
  }
}
