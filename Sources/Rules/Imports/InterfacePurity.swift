internal import Documents
internal import Findings
internal import Judging
internal import Maps
internal import Modules

/// Finds interfaces that import a framework for screens, or an implementation.
struct InterfacePurity: ArchitectureRule {
  static let description = RuleDescription(
    "interface-purity", .warning, isOnByDefault: false,
    "an interface imports a framework for screens, or an implementation")

  /// The modules that no interface should import.
  private let modules: Set<String>

  /// The system's modules about what is on a screen.
  private static let screens = [
    "AppKit", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit", "WidgetKit",
  ]

  init(_ options: MapReader) {
    modules = Set(options.optional("modules", .oneOrMore(of: .text)) ?? InterfacePurity.screens)
  }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.uses.all.compactMap { use in
      guard architecture.role(of: use.from) == .interface else { return nil }
      let words = "the interface \(architecture.words(for: use.from)) imports "
      if modules.contains(use.module) {
        return finding(
          words + "\(use.module), which is for screens", about: use.certainSites, of: use,
          help: "let the interface speak of plain types, and leave views to the implementation",
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

extension InterfacePurity {
  static let page = RulePage(
    what: """
      Fires when a source of an interface imports a framework for screens (UIKit, SwiftUI, AppKit \
      and their like), or a module of the workspace that has an interface itself.
      """,
    why: """
      An interface with a view in it can be implemented in one way only, and on one system. \
      Whoever links it to ask for a value gets all that screens need, and a test of it needs a \
      simulator. Protocols and plain types can be built and tested anywhere.
      """,
    breaks: """
      # domain/ISSSuit
      ISSSuitCore
      ISSSuit -> ISSSuitCore
      # domain/ISSSuit/ISSSuitCore/Suiting.swift
      import UIKit
      # .archlint.yml
      rules:
        interface-purity: warning
      """,
    says: """
      domain/ISSSuit/ISSSuitCore/Suiting.swift:1:8: warning: the interface \
      ISSSuitCore imports UIKit, which is for screens [interface-purity]
        help: let the interface speak of plain types, and leave views to the implementation
      """,
    keeps: """
      # domain/ISSSuit/ISSSuitCore/Suiting.swift
      import Foundation
      """,
    options: [
      ("modules", "the modules that no interface may import, instead of those for screens")
    ],
    exemptions: [
      "Imports below a `#if` that asks `canImport`.",
      "An implementation without an interface: it is all there is.",
    ])
}
