import Imports

extension SourceScan {
  /// The imports of a source, each as a line such as `2:8 @testable internal struct A.B (os(iOS))`.
  static func shown(_ text: String, as language: Language = .swift) -> [String] {
    SourceScan(Array(text.utf8), as: language).imports.map(\.shown)
  }

  /// The modules that a source imports.
  static func modules(_ text: String, as language: Language = .swift) -> [String] {
    SourceScan(Array(text.utf8), as: language).imports.map(\.module)
  }
}

extension Import {
  fileprivate var shown: String {
    let words =
      ["\(line):\(column)"] + attributes.map { "@\($0.rawValue)" }
      + [access?.rawValue, kind == .module ? nil : kind.rawValue, path].compactMap { $0 }
      + [condition.map { "(\($0))" }].compactMap { $0 }
    return words.joined(separator: " ")
  }
}
