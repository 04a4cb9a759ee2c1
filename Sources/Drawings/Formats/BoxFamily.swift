/// The sorts of boxes that formats of text distinguish; several roles share one.
enum BoxFamily {
  case plain, layer, group, app, interface, mock, test, compositionRoot, external

  init(_ meaning: Drawing.Meaning) {
    switch meaning {
    case .layer: self = .layer
    case .group: self = .group
    case .role(.app), .role(.extension): self = .app
    case .role(.interface): self = .interface
    case .role(.mock): self = .mock
    case .role(.unitTests), .role(.uiTests), .role(.hostApp), .role(.testSupport): self = .test
    case .role(.compositionRoot): self = .compositionRoot
    case .external: self = .external
    case .role: self = .plain
    }
  }
}
