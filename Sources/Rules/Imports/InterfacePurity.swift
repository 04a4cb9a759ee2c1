struct InterfacePurity: ArchitectureRule {
  static let description = RuleDescription(
    "interface-purity", .warning, isOnByDefault: false,
    "imports of UI frameworks or implementations in an interface")

  private let modules: Set<String>

  /// The system's UI frameworks.
  private static let screens = [
    "AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit", "WidgetKit",
  ]

  init(_ options: MappingDecoder) {
    modules = Set(options.optional("modules", .oneOrMore(of: .text)) ?? InterfacePurity.screens)
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.uses.all.compactMap { use in
      guard architecture.role(of: use.from) == .interface else { return nil }
      let words = "the interface \(architecture.words(for: use.from)) imports "
      if modules.contains(use.module) {
        return finding(
          words + "\(use.module), a UI framework", about: use.certainSites, of: use,
          help: "use plain types in the interface, and move views to the implementation",
          in: context)
      }
      guard let target = use.target, architecture.role(of: target) == .implementation,
        !architecture.interfacesInReach(of: target).isEmpty
      else { return nil }
      return finding(
        words + "\(context.words(for: use)), an implementation", about: use.certainSites, of: use,
        help: architecture.detour(
          past: target, from: use.from, orElse: "remove this import"), in: context)
    }
  }
}
