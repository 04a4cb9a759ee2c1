/// One import of a source file: what it names, how, and where.
///
/// There is one in every source, so what hardly any import says is held apart.
package struct Import: Hashable, Sendable {
  /// The module: the first part of the path.
  package let module: String
  private let rest: Rest
  private let startLine: UInt32
  private let startColumn: UInt32
  package let kind: Kind
  package let access: Access?

  private indirect enum Rest: Hashable, Sendable {
    case nothing
    case said(path: String, attributes: [Attribute], condition: String?)
  }

  package init(
    _ module: String, path: String? = nil, kind: Kind = .module, access: Access? = nil,
    attributes: [Attribute] = [], condition: String? = nil, line: Int = 1, column: Int = 1
  ) {
    (self.module, self.kind, self.access) = (module, kind, access)
    let path = path ?? module
    let isPlain = path == module && attributes.isEmpty && condition == nil
    rest = isPlain ? .nothing : .said(path: path, attributes: attributes, condition: condition)
    startLine = UInt32(clamping: line)
    startColumn = UInt32(clamping: column)
  }

  /// All that is named, as in `A.Sub`, or the header as it is written.
  package var path: String {
    if case .said(let path, _, _) = rest { path } else { module }
  }

  /// In the order in which they are written.
  package var attributes: [Attribute] {
    if case .said(_, let attributes, _) = rest { attributes } else { [] }
  }

  /// The innermost conditions that it is compiled under; nil, if it always is.
  package var condition: String? {
    if case .said(_, _, let condition) = rest { condition } else { nil }
  }

  /// The position of the name, counted from 1, columns in unicode scalars.
  package var line: Int { Int(startLine) }
  package var column: Int { Int(startColumn) }

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
