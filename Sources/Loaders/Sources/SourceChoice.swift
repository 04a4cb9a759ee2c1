internal import Imports
internal import Modules

/// Which files below a source are meant.
struct SourceChoice {
  private let excludes: [SourceGlob]
  private let includes: [SourceGlob]

  init(_ source: SourcePath) {
    excludes = source.excludes.map(SourceGlob.init)
    includes = source.includes.map(SourceGlob.init)
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
  /// What stands behind the last point of a name; nil without one, as in `.hidden`.
  var ending: Substring? {
    guard let point = lastIndex(of: "."), point != startIndex else { return nil }
    return self[index(after: point)...]
  }
}
