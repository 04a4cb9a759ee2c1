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
  /// The position of the name, counted from 1, columns in unicode scalars.
  package let line: Int
  package let column: Int

  package init(
    _ module: String, path: String? = nil, kind: Kind = .module, access: Access? = nil,
    attributes: [Attribute] = [], condition: String? = nil, line: Int = 1, column: Int = 1
  ) {
    (self.module, self.path, self.kind, self.access) = (module, path ?? module, kind, access)
    (self.attributes, self.condition) = (attributes, condition)
    (self.line, self.column) = (line, column)
  }

  /// The kind of imported declaration; the raw values are the words of configurations and reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// The whole module, or one of its submodules.
    case module
    case `typealias`, `struct`, `class`, `enum`, `protocol`, `let`, `var`, `func`
    /// A header of a framework, by `#import` or `#include`.
    case header
    /// A class that a storyboard or a xib names.
    case customClass = "custom-class"
  }

  /// The access level of an import.
  package enum Access: String, CaseIterable, Sendable {
    case `public`, package, `internal`, `fileprivate`, `private`, open
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
