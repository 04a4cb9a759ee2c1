/// One import of a source file: what it names, how, and where.
package struct Import: Hashable, Sendable {
  /// The module: the first part of the path.
  package let module: String
  /// All that is named, as in `A.Sub`, or the header as it is written.
  package let path: String
  package let kind: Kind
  package let access: Access?
  /// In the order in which they are written.
  package let attributes: [Attribute]
  /// The innermost conditions that it is compiled under; nil, if it always is.
  package let condition: String?
  /// Where the name stands, counted from 1, columns in unicode scalars.
  package let line: Int
  package let column: Int

  package init(
    _ module: String, path: String? = nil, kind: Kind = .module, access: Access? = nil,
    attributes: [Attribute] = [], condition: String? = nil, line: Int = 1, column: Int = 1
  ) {
    self.module = module
    self.path = path ?? module
    self.kind = kind
    self.access = access
    self.attributes = attributes
    self.condition = condition
    self.line = line
    self.column = column
  }

  /// What an import brings in; the raw values are the words of configurations and reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// The whole module, or one of its submodules.
    case module
    case `typealias`
    case `struct`
    case `class`
    case `enum`
    case `protocol`
    case `let`
    case `var`
    case `func`
    /// A header of a framework, by `#import` or `#include`.
    case header
    /// A class that a storyboard or a xib names.
    case customClass = "custom-class"
  }

  /// Who sees what is imported.
  package enum Access: String, CaseIterable, Sendable {
    case `public`
    case package
    case `internal`
    case `fileprivate`
    case `private`
    case open
  }

  /// The attributes that change what an import means; others are passed over.
  package enum Attribute: String, CaseIterable, Sendable {
    case testable
    case exported = "_exported"
    case implementationOnly = "_implementationOnly"
    case preconcurrency
    case spi = "_spi"
    case spiOnly = "_spiOnly"
    case weakLinked = "_weakLinked"
  }
}
