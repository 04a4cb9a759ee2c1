import Documents

extension Problem {
  /// All places that it names.
  var places: [Place] { (place.map { [$0] } ?? []) + notes.map(\.place) }
}

extension Source {
  /// Whether a place is a valid range in this source; a line break counts as the last characters of
  /// its line.
  func contains(_ place: Place) -> Bool {
    let isInOrder = (place.line, place.column) <= (place.endLine, place.endColumn)
    return place.file == name && isInOrder && contains(place.line, place.column)
      && contains(place.endLine, place.endColumn)
  }

  private func contains(_ line: Int, _ column: Int) -> Bool {
    guard (1...lineCount).contains(line) else { return false }
    let bytes = self.line(line)
    // A long line may have thousands of places; its bytes are a bound that need not be counted.
    let length = bytes.count > 4096 ? bytes.count : bytes.count { $0 & 0xC0 != 0x80 }
    return (1...length + 3).contains(column)
  }
}
