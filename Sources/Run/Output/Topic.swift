package import CommandLine
internal import Modules

/// What is to be known of a configuration besides its keys: a page for `explain`, and a section of
/// docs/configuration.md.
package struct Topic {
  /// The word that `explain` is asked with.
  package let name: String
  package let title: String
  /// In Markdown; lines that are indented by four are shown as they are.
  package var text: String { write() }
  /// Only who reads the page waits for it.
  private let write: @Sendable () -> String

  private init(name: String, title: String, text: @escaping @Sendable @autoclosure () -> String) {
    (self.name, self.title, write) = (name, title, text)
  }

  package static let all = [
    layers, modules, roles, patterns, presets, rules, exceptions, baseline, specs, externals,
    extends, exitCodes,
  ]

  /// The page for a terminal: paragraphs and entries of lists as wide as it is.
  package func page(in help: HelpText) -> String {
    let blocks = text.split(separator: "\n\n").map { block in
      block.hasPrefix("    ")
        ? "\(block)\n" : Topic.pieces(of: block).map { Topic.laidOut($0, help) }.joined()
    }
    return ([help.heading(title) + "\n"] + blocks).joined(separator: "\n")
  }

  /// A paragraph in lines, or an entry with its further lines below its words.
  private static func laidOut(_ piece: String, _ help: HelpText) -> String {
    guard isEntry(piece) else { return help.wrapped(piece[...], indent: 0) }
    let indent = piece.prefix { $0 != " " }.count + 1
    let text = help.wrapped(piece.dropFirst(indent), indent: indent)
    return String(piece.prefix(indent) + text.dropFirst(indent))
  }

  /// The paragraph, or each entry of the list, in one line.
  private static func pieces(of block: Substring) -> [String] {
    block.split(separator: "\n").reduce(into: []) { pieces, line in
      let isBehindList = pieces.last.map(isEntry) ?? true && !line.hasPrefix(" ")
      if isBehindList || isEntry(String(line)) {
        pieces.append(String(line))
      } else {
        pieces[pieces.count - 1] += " " + line.drop { $0 == " " }
      }
    }
  }

  /// Whether a line begins an entry of a list.
  private static func isEntry(_ line: String) -> Bool {
    line.hasPrefix("- ") || line.prefix { $0 != " " }.last == "." && line.first?.isNumber ?? false
  }

  private static let layers = Topic(
    name: "layers", title: "Layers",
    text: """
      Layers stand one above the other; a module links only modules of layers below its own.

          layers:                        # top to bottom; replaces the layers of the preset
            - app: app/**
            - domain: [domain/**, "Legacy*Feature"]
            - service: {modules: service/**, same-layer: never, closed: true}
            - flow: {group: Flow}            # a group of a workspace or of a project's navigator
            - core: {modules: [core/**, "!core/Legacy"], optional: true}

      `same-layer` says whether modules of one layer may link one another: `never`, only through
      `interfaces` (unless told), or `allowed`. Layers above may not reach past a layer that is
      `closed: true`; without it any layer below is open. One with `optional: true` may hold nothing,
      and nobody is told.

      A map from names to patterns does as well as a list, and a word alone is a folder of that name,
      at any depth:

          layers: [app, domain, core]    # like app: "**/app/**"

      A target has the layer that says something first:
      1. `archlint: {layer: domain}` in its spec, at the target or else at the project;
      2. the pattern for names that spells out most of its name;
      3. the pattern for paths that spells out most, tried on its sources and on its spec;
      4. without `layers:`, folders named like the layers of the preset; without `preset:` only if at
         least three of them are side by side;
      5. its module.
      Of two patterns that fit as closely, that of the upper layer counts, and a warning says so.
      `archlint init` proposes layers, `archlint graph --format json` lists each with its reason.
      """)

  private static let modules = Topic(
    name: "modules", title: "Modules",
    text: """
      A module is one box of the drawing: what does the work, and its companions. Implementations, apps
      and composition roots make modules. An interface or a mock joins what it stands for, tests what
      they are named after, a host app the module of its name, an extension the app that embeds it.

      Two implementations of one spec are one module if one name is the other and an ending such as
      `UI`, both have the same layer, and their sources lie side by side. Where names do not tell:

          modules:
            - [Map, MapEngine]           # one module, named for the first
            - NetworkUI                  # one by itself
            - each: Modules/*Feature     # each folder is one
      """)

  private static let roles = Topic(
    name: "roles", title: "Roles",
    text: """
      A role is what a target is to its module. Types of products tell most of them; names tell the
      others, by the patterns of the preset and those of the configuration, which come first:

          roles:
            interface: ["*Core", "*Interface", {name: ClockPort, of: [DeviceClock, NetworkClock]}]
            mock: ["*Mock", "*Fakes"]
            host-app: ["*Playground"]
            development: ["*Catalog"]    # a demo, which never ships
            composition-root: [Scaffold] # may link implementations that have an interface
            test-support: {replace: ["*Helpers"]}   # instead of the patterns of the preset

      A mock by a pattern of the preset needs a counterpart: the rest of its name is a target, alone or
      with `Impl`, `Implementation` or `Live`. So does an interface such as `*Core`, which also has to be
      a convention of the project. `*Interface` and your own patterns need none: what links an interface
      and is next to it implements it. `of:` lists its implementations, and so does
      `archlint: {role: interface, of: [A]}` in a spec.
      """)

  private static let patterns = Topic(
    name: "patterns", title: "Patterns",
    text: """
      A pattern is one text or a list of texts. It is for paths if it has a slash or ends in `.yml`,
      `.yaml` or `.json`, and for names of targets otherwise. `*` stands for any letters within a part
      of a path, `**` for any number of parts. A folder that is spelled out means all below it, too;
      under `layers:` a folder of the root needs no slash.

          app/**              all that lies in app
          **/project.yml      every file of that name
          features/*/domain   that folder of every feature
          "*Interface"        names that end so; quoted, because YAML takes a leading * for an alias
          "!Legacy*"          takes away from the others of its list: ["*Feature", "!Legacy*"]

      Of two patterns for names that fit a target, or two for paths, that counts which spells out more;
      names go before paths. In rules and exceptions a bare word is a layer if one
      has that name, else a name; `role:mock` is a role, `external:Alamofire` something from outside. A
      pattern that matches nothing is a warning, but for those of presets and of files that are
      extended.
      """)

  private static let presets = Topic(
    name: "presets", title: "Presets",
    text: """
      A preset is an architecture to start from.

          preset: app-feature-core

      What a configuration says besides changes it: `layers:` replaces its layers, `roles:` adds to its
      patterns, `rules:` changes one rule at a time. Without a configuration, and without `preset:`, it
      is `application-framework`.

      \(presetList)

      In all of them roles are recognised by these patterns:

      \(Preset.standard.roleWords.map { "- `\($0.role)`: \($0.patterns)" }.joined(separator: "\n"))
      """)

  /// A list, which a terminal of any width can show; the page has a table instead.
  static let presetList = Preset.allCases.map(\.words).joined(separator: "\n")

  private static let rules = Topic(
    name: "rules", title: "Rules",
    text: """
      `archlint rules` lists all of them, with who switched each on or off; `archlint explain RULE` tells
      what one means and what it may be told.

          rules:
            prefer-interface: error            # off, info, warning or error
            dynamic-framework-limit: {severity: warning, limit: 6}
            forbidden-link:                    # a list of what must not be, each with its reason
              - {from: domain, to: "external:Alamofire", because: the network has a service}
            protected:
              - {modules: Keychain, only: [AppCore], because: secrets have one keeper}

      A severity alone leaves the options as the preset has them.
      """)

  private static let exceptions = Topic(
    name: "exceptions", title: "Exceptions",
    text: """
      An exception is a decision in writing that findings are accepted.

          exceptions:
            - rule: same-layer-link
              from: ISSCosmonaut
              to: ISSSpacesuit
              because: shared onboarding screen
              owner: "@cosmonaut-team"
              expires: 2027-03-31        # the last day on which it holds
              max: 1                     # more findings than that are a finding

      Or as a comment in a spec, behind an entry or alone above it:

          - framework: ISSSpacesuit.framework   # archlint:allow same-layer-link because shared screen

      `exceptions-in-specs: false` accepts none of these. A cycle is accepted by its members:

          exceptions:
            - {rule: cycle, modules: [Map, Route], because: to be parted in spring}
          exceptions-in-specs: false

      One without a reason, one that covers nothing and one that is over is a finding.
      """)

  private static let baseline = Topic(
    name: "baseline", title: "The baseline",
    text: """
      The baseline lists findings that were there before, so that only new ones fail. `archlint
      baseline` writes `.archlint-baseline.yml` into the root, `--prune` drops what is mended, `--accept`
      lets it grow.

          baseline:
            never: [cycle, mock-in-production]   # rules whose findings are never accepted
            growth: error                        # how bad it is when the baseline grows
            per: owner                           # a file for each layer, or each owner in CODEOWNERS
      """)

  private static let specs = Topic(
    name: "specs", title: "Specs",
    text: """
      Specs are files named `project.yml`, at any depth, but in folders that hold what others build or
      check out, such as `.build`, `Pods` and `Carthage`.

          specs:
            include: ["**/project.yml", Samples/*/*.yml]   # replaces **/project.yml
            exclude: ["**/Templates/**"]                   # adds to the folders that are left out

      A file that another spec includes is a part of that and no project, unless its pattern has no star.
      `archlint init` finds specs of other names by their keys.
      """)

  private static let externals = Topic(
    name: "externals", title: "What comes from elsewhere",
    text: """
      A name that no spec builds and no SDK has is an error, unless the configuration says that it comes
      from elsewhere:

          externals: [TrustKit, "Firebase*"]               # names of frameworks
          external-projects: [Vendor/Legacy.xcodeproj]     # projects that archlint does not read

      Packages, Carthage and CocoaPods are known by what specs, lock files and a `Podfile` say.
      """)

  private static let extends = Topic(
    name: "extends", title: "Several files",
    text: """
      A configuration may extend another, which lies anywhere; the path begins at its own folder.

          extends: ../base.yml

      Lists are continued, layers and rules are put together by their names, and of other values that of
      the file which extends counts. `archlint config` shows what came of it, and from where. For all
      that lies below a root one configuration counts: another one further down is told of, and not
      read. With `--config FILE` the root stays where it is.
      """)

  private static let exitCodes = Topic(
    name: "exit-codes", title: "Exit codes",
    text: """
      The same for every format:

          0   nothing to report
          1   findings at the failing severity: errors, with --strict warnings too; or no chain for why
          2   the job could not be done: bad usage, a mistake in the configuration, no spec, or one
              that cannot be read; what could be read is reported all the same
          3   a mistake in archlint itself

      2 wins over 1.
      """)
}
