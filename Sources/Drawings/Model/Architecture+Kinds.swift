extension Role {
  /// Whether a target of the role serves tests only, so that its links say nothing of the product.
  var isCompanion: Bool {
    switch self {
    case .unitTests, .uiTests, .hostApp, .mock, .testSupport: true
    default: false
    }
  }
}

extension Architecture {
  package func kind(of link: Link) -> Drawing.Step.Kind {
    guard link.links else { return .loose }
    if role(of: link.from).isCompanion { return .forTests }
    guard case .target(let id) = link.to, role(of: id) == .interface else {
      return .toImplementation
    }
    return .toInterface
  }
}
