import Modules
import Rules
import Testing

@Suite("What presets say about rules")
struct PresetRulesTests {
  @Test("is read without a mistake", arguments: Preset.allCases)
  func options(preset: Preset) {
    #expect(RuleBook(preset: preset.rules).problems.map(\.message) == [])
  }

  @Test("switches on what is not on by default")
  func rules() {
    let names = Preset.allCases.map { preset in
      "\(preset.rawValue): \(preset.rules.map(\.name).joined(separator: ", "))"
    }
    #expect(
      names == [
        "application-framework: ", "app-feature-core: ",
        "modular-flow: layer-linkage, dynamic-framework-limit", "layered: ",
        "sliced: independent-modules", "hexagonal: forbidden-link",
      ])
  }

  @Test("slices, wherever their folder lies, never know one another")
  func slices() throws {
    let trial = try Trial(
      """
      app/Messenger: Messenger(app)
      Sources/Slices/user/presentation: UserProfile
      Sources/Slices/user/domain: User
      Sources/Slices/chat/presentation: ChatRoom
      shared | Network
      Messenger => UserProfile -> User -> Network
      Messenger => ChatRoom -> Network
      ChatRoom -> UserProfile
      """, as: .sliced, only: "independent-modules", "same-layer-link")
    #expect(
      trial.text == """
        Sources/Slices/chat/presentation/project.yml:8:13: error: ChatRoom (presentation) links \
        UserProfile (presentation), but chat and user must be independent: a slice can be \
        changed, moved or removed without a look at the others [independent-modules]
          help: move the shared code into a module outside of both
        """)
  }

  @Test("adapters on either side of a domain never reach the other side")
  func adapters() throws {
    let trial = try Trial(
      """
      app | Shop(app)
      adapters/driving/Screens: Screens
      adapters/driven/Store: Store
      adapters/driven/Clock: Clock
      domain | Orders, Prices
      Shop => Screens -> Orders -> Prices
      Shop => Store -> Orders
      Screens -> Store -> Clock
      """, as: .hexagonal, only: "forbidden-link", "same-layer-link")
    // The link to the store may be accepted, but not what the store depends on.
    #expect(
      trial.links == [
        "same-layer-link: Store -> Clock", "forbidden-link: Screens -> Clock",
        "forbidden-link: Screens -> Store",
      ])
  }
}
