/// The part a target plays in its module.
package enum Role: String, CaseIterable, Sendable {
  case implementation
  /// Protocols and plain types: the part of a module that others may link.
  case interface
  /// Ready-made stubs for tests.
  case mock
  /// Shared test code: links XCTest, is named so, or is linked by tests only.
  case testSupport = "test-support"
  case unitTests = "unit-tests"
  case uiTests = "ui-tests"
  /// An application that exists to run tests or one module in isolation.
  case hostApp = "host-app"
  case app, `extension`
  /// A demo or gallery app that never ships.
  case development
  /// A framework that assembles the others for an app.
  case compositionRoot = "composition-root"
  case tool, bundle, other

  /// Whether targets of this role form a module, which companions join.
  package var makesModule: Bool {
    self == .implementation || self == .app || self == .compositionRoot
  }

  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Whether targets of this role exist only for testing or trying something.
  package var isTrial: Bool { isTest || isForTests || self == .hostApp || self == .development }

  /// Whether targets of this role represent others, or help to test them.
  package var hasCounterparts: Bool { self == .interface || isForTests }

  /// Whether shipping targets must not depend on targets of this role.
  package var isForTests: Bool { self == .mock || self == .testSupport }
}

package struct RolePattern: Hashable, Sendable {
  /// What a matching name needs in addition.
  package enum MatchRequirement: String, Sendable {
    /// Only the role's own requirement: interfaces and mocks have a counterpart.
    case usual
    /// The rest of the name is another target.
    case counterpart
    /// The same, and links that make the two a pair; see `InterfaceVote`.
    case links
  }

  package let pattern: Pattern
  /// The implementations of an interface or a mock, if its name does not determine them.
  package let counterparts: [Pattern]
  package let proof: MatchRequirement

  package init(
    _ pattern: Pattern, of counterparts: [Pattern] = [], proof: MatchRequirement = .usual
  ) {
    (self.pattern, self.counterparts, self.proof) = (pattern, counterparts, proof)
  }
}

/// Why a target has its role.
package enum RoleReason: Hashable, Sendable {
  /// Its spec sets the role.
  case tag(Place)
  /// A pattern for names, with a place if it is from a configuration.
  case name(Pattern)
  /// Typical of its product type.
  case type
  /// Only tests link it, or it links what only tests link.
  case tests
  /// It is an application in a layer below the top, which does not ship.
  case layer
  /// The default.
  case usual

  package var pattern: Pattern? { if case .name(let pattern) = self { pattern } else { nil } }
}
