extension Report {
  /// The positions of the findings in each file, so that a file is read once.
  package var indicesByFile: [String: [Int]] {
    Dictionary(grouping: findings.indices) { findings[$0].place.file }
  }

  /// Adds to each finding its source line, from readable files.
  ///
  /// A file is read once for all of its findings.
  package mutating func quote(isHashing: Bool, from source: (String) -> Source?) {
    for (file, indices) in indicesByFile {
      guard let source = source(file) else { continue }
      let lines = Set(indices.map { findings[$0].place.line })
      let hashes = isHashing ? LineHashes.values(of: lines, in: source) : [:]
      for index in indices {
        let place = findings[index].place
        guard let piece = source.piece(around: place) else { continue }
        findings[index].source = String(decoding: piece.bytes, as: UTF8.self)
        findings[index].sourceColumn = piece.column
        findings[index].lineHash = hashes[place.line]
      }
    }
  }
}
