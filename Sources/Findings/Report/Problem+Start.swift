package import Documents
internal import Modules

extension Problem {
  /// Where it begins, which is all that a saved report keeps of its place.
  package var start: Place? {
    place.map { Place(file: $0.file, line: $0.line, column: $0.column) }
  }
}
