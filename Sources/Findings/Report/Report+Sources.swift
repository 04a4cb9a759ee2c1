package import Documents
internal import Modules

extension Report {
  /// Gives each finding the line that it points at, from the files that can be read.
  ///
  /// A file is asked for once, however many findings are in it.
  package mutating func quote(from source: (String) -> Source?) {
    var files: [String: QuotedFile?] = [:]
    for index in findings.indices {
      let place = findings[index].place
      let file = files[place.file] ?? source(place.file).map(QuotedFile.init)
      files[place.file] = .some(file)
      guard let file, (1...file.source.lineCount).contains(place.line) else { continue }
      findings[index].source = String(decoding: file.source.line(place.line), as: UTF8.self)
      findings[index].lineHash = file.hash(of: place.line)
    }
  }
}

/// A file, and the hashes of its lines.
private struct QuotedFile {
  let source: Source
  private let hashes: LineHashes

  init(_ source: Source) {
    self.source = source
    hashes = LineHashes(of: source.text(of: Span(start: 0, end: source.count)))
  }

  func hash(of line: Int) -> String? {
    line <= hashes.values.count ? hashes.values[line - 1] : nil
  }
}
