/// The imports of a source file, found in one pass over its bytes.
///
/// A file without the word `import` is not scanned, nor is the text after the last one. After
/// damage, such as an unterminated comment, an import may be missed, but never one before it.
package struct SourceScan: Sendable {
  package enum Language: Sendable {
    case swift
    /// C, C++, Objective-C, Objective-C++ and their headers.
    case cFamily
    case interfaceBuilder

    /// The language of a file by the ending of its name, without the dot; nil if it cannot import.
    package init?(ending: Substring) {
      switch ending {
      case "swift": self = .swift
      case "m", "mm", "c", "cc", "cpp", "cp", "cxx", "h", "hh", "hpp", "hxx", "pch": self = .cFamily
      case "storyboard", "xib": self = .interfaceBuilder
      default: return nil
      }
    }
  }

  package let imports: [Import]
  /// Whether it includes headers whose framework is not named.
  package private(set) var hasLocalHeaders = false
  /// Whether it is Swift with nothing but comments and imports.
  package private(set) var isBlank = false
  /// Comments for archlint, next to an import or on lines of their own above it.
  package let comments: [ImportComment]

  package init(_ bytes: UnsafeBufferPointer<UInt8>, as language: Language) {
    let text = ByteText(bytes)
    switch language {
    case .swift: (imports, isBlank) = (SwiftScanner.imports(in: text), text.isBlank)
    case .cFamily: (imports, hasLocalHeaders) = IncludeScanner.scan(text)
    case .interfaceBuilder: imports = CustomClassScanner.imports(in: text)
    }
    comments = imports.isEmpty ? [] : ImportComment.all(in: text, at: imports)
  }

  package init(_ bytes: [UInt8], as language: Language) {
    self = bytes.withUnsafeBufferPointer { SourceScan($0, as: language) }
  }
}
