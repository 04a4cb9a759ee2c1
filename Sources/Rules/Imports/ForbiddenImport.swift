internal import Configuration
internal import Documents
internal import Findings
internal import Imports
internal import Judging
internal import Maps
internal import Modules

/// Finds imports that the configuration forbids: by module, kind and attribute.
struct ForbiddenImport: ArchitectureRule {
  static let description = RuleDescription(
    "forbidden-import", .error, isOnByDefault: false, needsOptions: true,
    "a source imports what the configuration forbids")

  private let entries: [Entry]

  /// One thing that is forbidden.
  private struct Entry {
    let from: Selector
    /// The modules; none stands for all.
    let modules: [Pattern]
    let kinds: [Import.Kind]
    let attributes: [Import.Attribute]
    let reason: String
    let severity: Severity?

    func forbids(_ item: Import) -> Bool {
      (modules.isEmpty || modules.contains { $0.matches(name: item.module) })
        && (kinds.isEmpty || kinds.contains(item.kind))
        && (attributes.isEmpty || attributes.contains(where: item.attributes.contains))
    }
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        from: entry.required("from", .selector) ?? Selector([]),
        modules: entry.optional("to", .patterns) ?? [],
        kinds: entry.optional("kind", .oneOrMore(of: .choice(of: "kind"))) ?? [],
        attributes: entry.optional("attribute", .oneOrMore(of: .choice(of: "attribute"))) ?? [],
        reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  var selectors: [Selector] { entries.map(\.from) }

  func findings(in context: RuleContext) -> [Finding] {
    entries.flatMap { entry in
      let from = entry.from.selection(in: context.architecture)
      return context.uses.all.compactMap { use -> Finding? in
        let sites = use.sites.filter { entry.forbids($0.item) }
        guard from.contains(use.from), !sites.isEmpty else { return nil }
        let attributes = entry.attributes.map { "`@\($0.rawValue)`" }.joined(separator: " or ")
        return finding(
          "\(context.architecture.words(for: use.from)) imports \(context.words(for: use))"
            + (attributes.isEmpty ? "" : " with \(attributes)")
            + ", which is forbidden: \(entry.reason)",
          severity: entry.severity, about: sites, of: use, help: "remove this import",
          in: context)
      }
    }
  }
}

extension ForbiddenImport {
  static let page = RulePage(
    what: """
      Fires when a source of anything that `from` means imports a module that `to` names, in one \
      of the entries. `to` names modules, not targets: also those of the system and of third \
      parties; a `*` stands for any text. `kind` and `attribute` narrow it; without `to` they \
      hold for every module.
      """,
    why: """
      Specs do not say what a target uses of the system: every target may import UIKit, and none \
      declares it. That the core knows no screens, that only one module speaks to the analytics \
      library, that nobody hands on modules with `@_exported`, all that shows in the sources \
      alone.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork
      # core/ISSNetwork/ISSNetwork/Client.swift
      import Foundation
      import UIKit
      # .archlint.yml
      layers: [core: core/**]
      rules:
        forbidden-import:
          - from: core
            to: [UIKit, SwiftUI]
            because: the core also runs on servers
      """,
    says: """
      core/ISSNetwork/ISSNetwork/Client.swift:2:8: error: ISSNetwork (core) imports UIKit, which \
      is forbidden: the core also runs on servers [forbidden-import]
        help: remove this import
      """,
    keeps: """
      # core/ISSNetwork/ISSNetwork/Client.swift
      import Foundation
      """,
    options: [
      ("from", "who: a layer, a name, a path, `role:mock`; a pattern or a list of them; required"),
      ("to", "the modules by their names, in which a `*` stands for any text; all without it"),
      (
        "kind",
        "module, struct, class, enum, protocol, typealias, let, var, func, header or custom-class"
      ),
      (
        "attribute",
        "testable, _exported, _implementationOnly, preconcurrency, _spi, _spiOnly or _weakLinked"
      ),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ])
}
