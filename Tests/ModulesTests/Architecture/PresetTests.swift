import Modules
import Testing

@Suite("Presets")
struct PresetTests {
  @Test(
    "their layers, top to bottom",
    arguments: [
      ("application-framework", "app domain service core shared"),
      ("app-feature-core", "app feature core"),
      ("modular-flow", "app app-core app-flow flow feature common"),
      ("layered", "presentation application business data-access data"),
      ("sliced", "app presentation domain data shared"),
      ("hexagonal", "app adapter domain"),
    ])
  func layers(name: String, layers: String) throws {
    let preset = try #require(Preset(rawValue: name))
    #expect(preset.blueprint.layers.map(\.name).joined(separator: " ") == layers)
  }

  @Test("links inside *common* are allowed, layers of `layered` are closed, adapters stay apart")
  func policies() {
    #expect(Preset.modularFlow.blueprint.layers.last?.sameLayer == .allowed)
    #expect(Preset.layered.blueprint.layers.allSatisfy { $0.isClosed })
    #expect(Preset.hexagonal.blueprint.layers[1].sameLayer == .never)
  }

  @Test("there are six")
  func count() { #expect(Preset.allCases.count == 6) }
}
