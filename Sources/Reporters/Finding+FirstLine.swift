internal import Documents
internal import Findings
internal import Modules

extension Finding {
  /// The place as far as it goes on its first line.
  ///
  /// A code host shows what spans several lines only where a pull request changes all of them.
  var firstLine: Place {
    guard place.endLine > place.line else { return place }
    let end = max(source?.unicodeScalars.count ?? 0, place.column) + 1
    return Place(
      file: place.file, line: place.line, column: place.column, endLine: place.line, endColumn: end)
  }
}
