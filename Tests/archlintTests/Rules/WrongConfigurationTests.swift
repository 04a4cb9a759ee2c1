import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

/// The mistakes that people make in a configuration, several forms of each kind: every one is
/// answered at its place, with the way out.
@Suite("Two hundred wrong configurations")
struct WrongConfigurationTests {
  /// A configuration with a mark before its one mistake, and what the answer says.
  private struct Wrong {
    let text: String
    let answer: String

    /// Takes a line: the configuration, with `¦` for its line breaks, and behind `=>` the answer.
    init?(_ line: Substring) {
      let parts = line.split(separator: " => ")
      guard parts.count == 2 else { return nil }
      text = parts[0].replacing("¦", with: "\n").trimmingCharacters(in: [" "]) + "\n"
      answer = String(parts[1])
    }
  }

  private static let all = cases.split(separator: "\n").filter { !$0.hasPrefix("#") }

  @Test("are answered at their place, with the way out")
  func answered() throws {
    #expect(Self.all.count >= 200)
    let folder = try project()
    for line in Self.all {
      let wrong = try #require(Wrong(line), "\(line)")
      let lines = wrong.text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains("①") }, "\(line)")
      let column = try #require(lines[row].unicodeScalars.firstIndex(of: "①"))
      let place = lines[row].unicodeScalars.distance(from: lines[row].startIndex, to: column) + 1
      try folder.write(wrong.text.replacing("①", with: ""), to: ".archlint.yml")
      let said = Main.run(["check", "--no-imports", folder.path]).problems
      #expect(
        said.contains(".archlint.yml:\(row + 1):\(place): ") && said.contains(wrong.answer),
        "\(wrong.text) is answered with: \(said)")
      // A mistake is not told twice, nor does it make others.
      let told = said.matches(of: #/: (error|warning): /#).count
      #expect(told == 1, "\(said)")
    }
  }

  /// An app over a feature and a network with an interface.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, name, type, links) in [
      ("app/Main", "Main", "application", "Chat, Net, NetInterface"),
      ("domain/Chat", "Chat", "framework", "NetInterface"),
      ("core/Net", "Net", "framework", "NetInterface"),
      ("core/NetInterface", "NetInterface", "framework", ""),
    ] {
      let list = links.split(separator: ", ").map { "{framework: \($0).framework, implicit: true}" }
      try folder.write(
        """
        name: \(name)
        targets:
          \(name): {type: \(type), platform: iOS, dependencies: [\(list.joined(separator: ", "))]}

        """, to: "\(path)/project.yml")
    }
    return folder
  }

  private static let cases = #"""
    # no YAML at all
    layers:¦①	- app: app/** => tab
    layers: ①[app, core¦ => this bracket is never closed
    rules: ①{cycle: error¦ => this bracket is never closed
    preset: ①"layered¦ => this quote is never closed
    layers:¦  - core: ①*Core => alias
    roles:¦  mock: [①*Mock] => alias
    # keys that do not exist: slips
    ①preset_: layered => did you mean `preset`?
    ①presets: layered => did you mean `preset`?
    ①layer: [] => did you mean `layers`?
    ①Layers: [] => did you mean `layers`?
    ①role: {} => did you mean `roles`?
    ①rule: {} => did you mean `rules`?
    ①exception: [] => did you mean `exceptions`?
    ①baselines: {} => did you mean `baseline`?
    ①spec: {} => did you mean `specs`?
    ①module: [] => did you mean `modules`?
    ①extend: a.yml => did you mean `extends`?
    # keys in the case of other languages
    ①PRESET: layered => did you mean `preset`?
    ①exceptionsInSpecs: false => did you mean `exceptions-in-specs`?
    ①external_projects: A.xcodeproj => did you mean `external-projects`?
    # keys at the wrong height
    ①cycle: error => a rule stands under `rules:`
    ①forbidden-link: [] => a rule stands under `rules:`
    ①same-layer: never => that is said of a layer
    ①closed: true => that is said of a layer
    # keys of other tools
    ①allowed: [] => `allowed-links`
    ①disabled_rules: [cycle] => rules: {NAME: off}
    ①opt_in_rules: [cycle] => rules: {NAME: error}
    ①only_rules: [cycle] => rules: {NAME: error}
    ①excluded: [Pods] => specs: {exclude
    ①included: [app] => specs: {exclude
    ①ignore: [Pods] => specs: {exclude
    ①forbidden: [] => forbidden-link
    ①contracts: [] => forbidden-link
    ①reporter: json => --format
    ①warning_threshold: 3 => archlint baseline
    ①strict: true => check --strict
    ①parent_config: base.yml => did you mean `extends`?
    ①third-party: [A] => did you mean `externals`?
    ①version: 1 => a configuration has no version
    # values that do not exist
    preset: ①layred => did you mean `layered`?
    preset: ①default => there are `application-framework`
    preset: ①mvvm => there are `application-framework`
    preset: ①3 => must be one of
    preset: ①[layered] => must be one of
    preset: ①true => must be one of
    # layers in other shapes
    layers: ①app => must be a list or a mapping
    layers: ①3 => must be a list or a mapping
    layers:¦  - ①[app, core] => must be a text or a mapping
    layers:¦  - ①{app: app/**, domain: domain/**, core: core/**} => has one name
    layers:¦  - ①1 => must be a text
    layers:¦  - app: ①1 => must be a text
    layers:¦  - app: ①~ => must be a text
    layers:¦  - app: ①"" => must be a text
    layers: ①[] => list them from top to bottom
    layers: ①{} => list them from top to bottom
    # what is said of a layer
    layers: [{app: {①module: app/**}}, domain, core] => did you mean `modules`?
    layers: [{app: {①paths: app/**}}, domain, core] => did you mean `modules`?
    layers: [{app: {①path: app/**}}, domain, core] => did you mean `modules`?
    layers: [{app: {①targets: Main}}, domain, core] => did you mean `modules`?
    layers: [app, {domain: {modules: domain, ①same_layer: never}}, core] => did you mean `same-layer`?
    layers: [app, {domain: {modules: domain, ①sameLayer: never}}, core] => did you mean `same-layer`?
    layers: [app, {domain: {modules: domain, ①siblings: never}}, core] => did you mean `same-layer`?
    layers: [app, {domain: {modules: domain, ①strict: true}}, core] => did you mean `closed`?
    layers: [app, {domain: {modules: domain, ①close: true}}, core] => did you mean `closed`?
    layers: [app, {domain: {modules: domain, same-layer: ①no}}, core] => never, interfaces, allowed
    layers: [app, {domain: {modules: domain, same-layer: ①false}}, core] => never, interfaces, allowed
    layers: [app, {domain: {modules: domain, same-layer: ①interface}}, core] => did you mean `interfaces`?
    layers: [app, {domain: {modules: domain, same-layer: ①forbidden}}, core] => never, interfaces, allowed
    layers: [app, {domain: {modules: domain, closed: ①never}}, core] => true or false
    layers: [app, {domain: {modules: domain, closed: ①"true"}}, core] => true or false
    layers: [app, {domain: {modules: domain, closed: ①1}}, core] => true or false
    layers: [app, {domain: {modules: domain, ①optinal: true}}, core] => did you mean `optional`?
    layers: [app, {domain: {modules: ①{name: Chat}}}, core] => must be a text or a list
    layers: [app, domain, {core: {①folder: core}}] => did you mean `modules`?
    layers: [app, {domain: {modules: domain, ①depends_on: [core]}}, core] => all layers below it
    layers: [app, {domain: {modules: domain, same-layer: ①Never}}, core] => did you mean `never`?
    layers: [app, {domain: {modules: domain, closed: ①"yes"}}, core] => true or false
    layers:¦  - ①app app/**¦  - core: core/** => a colon parts the name from its patterns
    # layers that contradict one another
    layers: [app, domain, core, ①app] => there are two layers named `app`
    layers: [{app: app/**}, {domain: [domain/**, ①app/**]}, core] => a module is in one layer
    layers: [{app: Main}, {domain: [Chat, ①Main]}, core] => a module is in one layer
    layers: [{app: Main}, {domain: [①"*"]}, {core: [core/**, Net]}] => name a folder
    layers: [{app: app/**, ①app: Main}, domain, core] => stands twice
    # layers that hold nothing
    layers: [app, ①presentation, domain, core] => `optional: true`
    layers: [app, {①service: {same-layer: never}}, domain, core] => `optional: true`
    # patterns that match nothing
    layers: [app, {domain: [domain/**, ①Domain/**]}, core] => matches nothing
    layers: [app, {domain: [domain/**, ①features/**]}, core] => matches nothing
    layers: [app, {domain: [domain/**, ①Chta]}, core] => matches nothing
    layers: [app, {domain: [domain/**, ①"*Feature"]}, core] => matches nothing
    layers: [app, {domain: [domain/**, ①"!Old*"]}, core] => matches nothing
    modules: [[Net, ①Network]] => matches nothing
    modules: [①core/Network] => matches nothing
    roles: {host-app: ①"*Sandbox"} => matches nothing
    roles: {composition-root: [①Scaffold]} => matches nothing
    roles: {interface: [{name: NetInterface, of: ①Nett}]} => matches nothing
    roles: {interface: [{name: ①NetPort, of: Net}]} => matches nothing
    externals: ①TrustKit => matches nothing
    externals: [①"Firebase*"] => matches nothing
    external-projects: ①Vendor/Old.xcodeproj => matches nothing
    specs: {exclude: ①"**/Templates/**"} => matches nothing
    specs: {exclude: [①Vendor/**]} => matches nothing
    specs: {include: ["**/project.yml", ①Samples/*.yml]} => finds no spec
    rules: {forbidden-link: [{from: ①Chta, to: core, because: a}]} => matches nothing
    rules: {forbidden-link: [{from: domain, to: ①"external:Alamofire", because: a}]} => matches nothing
    rules: {protected: [{modules: ①Nett, only: app, because: a}]} => matches nothing
    # patterns of other tools
    layers: [app, {domain: [domain/**, ①"domain/{A,B}"]}, core] => `*` and `**` alone
    layers: [app, {domain: [domain/**, ①"domain/C?at"]}, core] => `*` and `**` alone
    layers: [app, {domain: [domain/**, ①"^Chat$"]}, core] => `*` and `**` alone
    layers: [app, {domain: [domain/**, ①"Chat.*"]}, core] => `*` and `**` alone
    layers: [app, {domain: [domain/**, ①'domain\Chat']}, core] => `*` and `**` alone
    layers: [app, {domain: [domain/**, ①"domain/* "]}, core] => take away the space
    layers: [app, {domain: [domain/**, ①"../domain/**"]}, core] => a path begins at the folder
    rules: {forbidden-link: [{from: ①"layer:domain", to: core, because: a}]} => named by its word
    rules: {forbidden-link: [{from: ①"^domain", to: core, because: a}]} => did you mean `domain`?
    # names where paths are, and paths where names are
    specs: {include: ["**/project.yml", ①project]} => is a name
    specs: {exclude: ①Pods} => is a name
    roles: {mock: ①Mocks/**} => recognised by names
    roles: {interface: [①core/**/Interface]} => recognised by names
    # all but, of nothing
    layers: [app, {domain: ①"!Net"}, core] => takes away from what stands beside it
    roles: {mock: ①"!NetMock"} => takes away from what stands beside it
    externals: ①"!A" => takes away from what stands beside it
    rules: {forbidden-link: [{from: ①"!Main", to: core, because: a}]} => takes away
    # roles
    roles: {①interfaces: "*Port"} => did you mean `interface`?
    roles: {①mocks: "*Fake"} => did you mean `mock`?
    roles: {①unit_tests: "*Spec"} => did you mean `unit-tests`?
    roles: {①core: "*Core"} => there are
    roles: {mock: ①1.5} => must be a text
    roles: {mock: [①{of: Net}]} => needs `name`
    roles: {mock: ①{of: Net}} => needs `name` or `replace`
    roles: {mock: [{name: NetInterface, ①for: Net}]} => did you mean `of`?
    roles: {mock: {①pattern: "*Fake"}} => did you mean `name`?
    roles: {①Mock: "*Fake"} => did you mean `mock`?
    roles: ①[mock] => must be a mapping
    roles: ①mock => must be a mapping
    # rules
    rules: {①cycles: error} => did you mean `cycle`?
    rules: {①cyclic-dependency: error} => `archlint rules` lists them all
    rules: {①upward_link: error} => did you mean `upward-link`?
    rules: {cycle: ①fatal} => off, info, warning, error
    rules: {cycle: ①warn} => off, info, warning, error
    rules: {cycle: ①true} => off, info, warning, error
    rules: {cycle: ①false} => off, info, warning, error
    rules: {cycle: ①2} => off, info, warning, error
    rules: {cycle: {severity: ①errors}} => did you mean `error`?
    rules: {cycle: {①level: error}} => did you mean `severity`?
    rules: ①[cycle] => must be a mapping
    rules: ①error => must be a mapping
    rules: {cycle: ①disabled} => archlint explain cycle
    rules: {cycle: ①Error} => did you mean `error`?
    rules: {①Cycle: error} => did you mean `cycle`?
    # options of rules
    rules: {link-limit: ①5} => archlint explain link-limit
    rules: {forbidden-link: [{①source: domain, to: core, because: a}]} => did you mean `from`?
    rules: {forbidden-link: [{from: domain, ①target: core, because: a}]} => did you mean `to`?
    rules: {forbidden-link: [{from: domain, to: core, ①comment: a}]} => did you mean `because`?
    rules: {allowed-links: [{from: domain, ①allowed: core, because: a}]} => did you mean `to`?
    rules: {protected: [{modules: Net, ①allow: app, because: a}]} => did you mean `only`?
    rules: {independent-modules: [①domain]} => archlint explain independent-modules
    rules: {forbidden-link: [①{from: domain, to: core}]} => needs `because`
    rules: {forbidden-link: [①{from: domain, because: a}]} => needs `to`
    rules: {forbidden-link: [{from: domain, to: core, because: a, ①reason: b}]} => did you mean `because`?
    rules: {forbidden-link: [{from: ①"role:mocks", to: core, because: a}]} => did you mean `role:mock`?
    rules: {forbidden-link: [{from: domain, to: core, because: a, severity: ①fatal}]} => info, warning, error
    rules: {forbidden-link: ①{from: domain, to: core, because: a}} => list of entries
    rules: {forbidden-link: [①domain]} => must be a mapping
    rules: {dynamic-framework-limit: {①max: 6}} => did you mean `limit`?
    rules: {dynamic-framework-limit: {limit: ①six}} => whole number
    rules: {dynamic-framework-limit: {limit: ①-1}} => whole number
    rules: {independent-modules: [{modules: ①domain, because: a}]} => two patterns or more
    rules: {layer-linkage: {domain: ①statically}} => static or dynamic
    rules: {①forbidden-link: error} => archlint explain forbidden-link
    rules: {protected: [①{modules: Net, because: a}]} => needs `only`
    rules: {protected: [{modules: Net, ①allow: app, only: app, because: a}]} => did you mean `only`?
    # exceptions
    exceptions: [①{from: A, because: a}] => needs `rule`
    exceptions: [①{rule: cycle, because: a}] => needs `from` or `modules`
    exceptions: [{rule: ①cycel, from: Chat, because: a}] => did you mean `cycle`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①reason: a}] => did you mean `because`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①until: 2027-01-01}] => did you mean `expires`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①limit: 2}] => did you mean `max`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①team: a}] => did you mean `owner`?
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①2027-02-30}] => there is no day
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①next year}] => a date such as
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①01.02.2027}] => a date such as
    exceptions: [{rule: cycle, from: Chat, because: a, max: ①0}] => from 1 on
    exceptions: [{rule: cycle, from: Chat, because: ①12}] => must be a text
    exceptions: [{rule: cycle, from: ①"role:tests", because: a}] => there is no role:tests
    exceptions: ①{rule: cycle, from: Chat, because: a} => must be a list
    exceptions: [①cycle] => must be a mapping
    exceptions: [{①rules: cycle, from: Chat, because: a}] => did you mean `rule`?
    exceptions: [{rule: cycle, ①target: Chat, because: a}] => did you mean `from`?
    exceptions: [{rule: cycle, from: Chat, ①reason: a}] => did you mean `because`?
    exceptions: [{rule: ①Cycle, from: Chat, because: a}] => did you mean `cycle`?
    # the rest
    exceptions-in-specs: ①never => true or false
    exceptions-in-specs: ①0 => true or false
    baseline: ①never => must be a mapping
    baseline: {never: ①cycel} => did you mean `cycle`?
    baseline: {growth: ①fail} => info, warning, error
    baseline: {per: ①squad} => there are `layer`, `owner`
    baseline: {①ever: cycle} => did you mean `never`?
    externals: ①{a: b} => must be a text or a list
    externals: [①true] => must be a text
    modules: ①Net => must be a list
    specs: ①Modules => must be a mapping
    specs: {①included: a/*.yml} => did you mean `include`?
    specs: {①excluded: a/**} => did you mean `exclude`?
    extends: ①gone.yml => there is no file `gone.yml`
    extends: ①.archlint.yml => extends itself
    extends: ①[a.yml, b.yml] => must be a text
    preset: layered¦①preset: sliced => stands twice
    """#
}
