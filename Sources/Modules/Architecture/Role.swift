/// The part a target plays in its module.
package enum Role: String, CaseIterable, Sendable {
  case implementation
  /// Protocols and plain types: the part of a module that others may link.
  case interface
  /// Ready-made stubs for tests.
  case mock
  case unitTests = "unit-tests"
  case uiTests = "ui-tests"
  /// An application that exists to run tests or one module in isolation.
  case hostApp = "host-app"
  /// What customers get.
  case app
  case `extension`
  /// A demo or catalogue that never ships.
  case development
  /// A framework that assembles the others for an app.
  case compositionRoot = "composition-root"
  case tool
  case bundle
  case other

  /// Whether targets of this role make a module, which companions join.
  package var makesModule: Bool {
    switch self {
    case .implementation, .app, .compositionRoot: true
    default: false
    }
  }

  package var isTest: Bool { self == .unitTests || self == .uiTests }
}

/// How targets of a role are recognised.
package struct RolePattern: Hashable, Sendable {
  package let pattern: Pattern
  /// The implementations that an interface or a mock stands for, where its name does not tell.
  package let counterparts: [String]

  package init(_ pattern: Pattern, of counterparts: [String] = []) {
    self.pattern = pattern
    self.counterparts = counterparts
  }
}
