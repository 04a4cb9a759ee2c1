internal import Imports

/// Which files below a source are meant.
struct SourceChoice {
  private let excludes: [SourceGlob]
  private let includes: [SourceGlob]
  /// Whether these are all texts that the braces of its patterns stand for.
  let isWhole: Bool

  private static let mostAlternatives = 256

  init(_ source: SourcePath) {
    var room = SourceChoice.mostAlternatives
    excludes = source.excludes.map { SourceGlob($0, room: &room) }
    includes = source.includes.map { SourceGlob($0, room: &room) }
    isWhole = room >= 0
  }

  func leavesOut(_ names: [[UInt8]]) -> Bool { excludes.contains { $0.hits(names) } }

  func takes(_ names: [[UInt8]]) -> Bool {
    includes.isEmpty || includes.contains { $0.hits(names) }
  }
}

extension SourcePath.Phase {
  /// Whether sources of a language say something about what the target uses.
  func compiles(_ language: SourceScan.Language) -> Bool {
    switch (self, language) {
    case (.automatic, _), (.sources, _): true
    case (.resources, .interfaceBuilder), (.headers, .cFamily): true
    case (.resources, _), (.headers, _), (.none, _): false
    }
  }
}

extension Substring {
  /// The extension of a name; nil without one, as in `.hidden`.
  package var ending: Substring? {
    guard let point = utf8.lastIndex(of: UInt8(ascii: ".")), point != startIndex else { return nil }
    return self[utf8.index(after: point)...]
  }
}
