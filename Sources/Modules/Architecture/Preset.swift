/// The architectures that ship with archlint; the raw values are the names in configurations.
package enum Preset: String, CaseIterable, Sendable {
  case applicationFramework = "application-framework"
  case appFeatureCore = "app-feature-core"
  case modularFlow = "modular-flow"
  case layered, sliced, hexagonal

  package static let standard = Preset.applicationFramework

  package var blueprint: Blueprint { Blueprint(layers: layers, roles: roles) }

  private var layers: [Layer] {
    switch self {
    case .applicationFramework:
      [Layer("app"), Layer("domain"), Layer("service"), Layer("core"), Layer("shared")]
    case .appFeatureCore: [Layer("app"), Layer("feature"), Layer("core")]
    case .modularFlow:
      [
        Layer("app"), Layer("app-core"), Layer("app-flow"), Layer("flow"), Layer("feature"),
        Layer("common", sameLayer: .allowed),
      ]
    case .layered:
      [
        Layer("presentation", isClosed: true), Layer("application", isClosed: true),
        Layer("business", isClosed: true), Layer("data-access", isClosed: true),
        Layer("data", isClosed: true),
      ]
    case .sliced:
      // Slices are independent of one another; modules within one slice are not.
      [
        Layer("app"), Layer("presentation", sameLayer: .allowed),
        Layer("domain", sameLayer: .allowed), Layer("data", sameLayer: .allowed),
        Layer("shared"),
      ]
    case .hexagonal:
      [
        Layer("app"), Layer("adapter", sameLayer: .never), Layer("domain", sameLayer: .allowed),
      ]
    }
  }

  private var roles: [Role: [RolePattern]] {
    var interfaces = ["*Interface", "*Interfaces"]
    if self == .hexagonal { interfaces += ["*Port", "*Ports"] }
    return [
      // Many frameworks are called Core because they are the core of something, not an interface.
      // The same goes for an API of a server and a contract of a customer.
      .interface: ["*Core", "*API", "*Protocol", "*Protocols", "*Contract", "*Contracts"].map {
        RolePattern(Pattern($0), proof: .links)
      }
        + interfaces.map { RolePattern(Pattern($0)) },
      .mock: ["*Mock", "*Mocks"].map { RolePattern(Pattern($0)) },
      // An ABTesting ships; a NetworkTesting next to Network does not.
      .testSupport: [
        "*TestSupport", "*TestUtils", "*TestUtilities", "*TestHelpers", "Test*Foundation",
      ].map { RolePattern(Pattern($0)) }
        + ["*Testing", "*TestKit", "*Stubs"].map { RolePattern(Pattern($0), proof: .counterpart) },
      .hostApp: Preset.hostAppEndings.map { RolePattern(Pattern("*\($0)")) },
    ]
  }

  private static let hostAppEndings = [
    "HostApp", "TestHost", "Host", "Tester", "Sample", "SampleApp", "Example", "ExampleApp",
    "Demo", "DemoApp", "Playground", "Catalog", "Preview", "Previews",
  ]
}
