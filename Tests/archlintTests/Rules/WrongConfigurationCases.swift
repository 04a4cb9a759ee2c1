extension WrongConfigurationTests {
  /// What people write, the place that archlint points at, and its answer.
  static let cases = #"""
    # no YAML at all
    layers:¦①	- app: app/** => tab
    layers: ①[app, core¦ => this bracket is never closed
    rules: ①{cycle: error¦ => this bracket is never closed
    preset: ①"layered¦ => this quote is never closed
    layers:¦  - core: ①*Core => alias
    roles:¦  mock: [①*Mock] => alias
    # forms of other tools, and slips of the pen
    layers:¦  - ①{name: app, modules: app/**} => write `- app: app/**`
    layers:¦  - ①app:app/**¦  - core: core/** => add a colon and a space after the name: `- app: app/**`
    layers: [app, {domain: [domain/**, ①Domian/**]}, core] => did you mean `domain/**`?
    layers: [app, {domain: [domain/**, ①domain/chat]}, core] => did you mean `domain/Chat`?
    layers: [app, {domain: [domain/**, ①cHAT]}, core] => did you mean `Chat`?
    layers:¦  - app: app/**¦  - core:¦      modules: core/**¦      ①closd: true => did you mean `closed`?
    rules: {forbidden-link: [{from: ①Domain, to: core, because: a}]} => did you mean `domain`?
    rules: {forbidden-link: [{from: domain, to: ①"external:Net", because: a}]} => fix the pattern
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
    ①cycle: error => move it under `rules:`
    ①forbidden-link: [] => move it under `rules:`
    ①same-layer: never => set it per layer
    ①closed: true => set it per layer
    # keys of other tools
    ①allowed: [] => `allowed-links`
    ①disabled_rules: [cycle] => rules: {NAME: off}
    ①opt_in_rules: [cycle] => rules: {NAME: error}
    ①only_rules: [cycle] => rules: {NAME: error}
    ①excluded: [Pods] => specs: {exclude
    ①included: [app] => specs: {include
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
    preset: ①default => expected one of: application-framework
    preset: ①mvvm => expected one of: application-framework
    preset: ①3 => expected one of
    preset: ①[layered] => expected one of
    exceptions: [{rule: ①[cycle, upward-link], from: Chat, because: x}] => write an entry for each value
    preset: ①true => expected one of
    # layers in other shapes
    layers: ①app => write `layers: [NAME]`
    layers: ①3 => expected a list or a mapping for `layers`, found `3`
    layers:¦  - ①[app, core] => expected a string or a mapping for `layers`, found a list
    layers:¦  - ①{app: app/**, domain: domain/**, core: core/**} => start each name with a dash: `- NAME: NAME`
    layers:¦  - ①1 => write `- "1"`
    layers:¦  - app: ①1 => write `app: "1"`
    layers:¦  - app: ①~ => write `app: "~"`
    layers:¦  - app: ①"" => write `app: NAME`
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
    layers: [app, {domain: {modules: domain, same-layer: ①no}}, core] => expected one of: never, interfaces, allowed
    layers: [app, {domain: {modules: domain, same-layer: ①false}}, core] => expected one of: never, interfaces, allowed
    layers: [app, {domain: {modules: domain, same-layer: ①interface}}, core] => did you mean `interfaces`?
    layers: [app, {domain: {modules: domain, same-layer: ①forbidden}}, core] => expected one of: never, interfaces, allowed
    layers: [app, {domain: {modules: domain, closed: ①never}}, core] => expected `true` or `false`
    layers: [app, {domain: {modules: domain, closed: ①"true"}}, core] => expected `true` or `false`
    layers: [app, {domain: {modules: domain, closed: ①1}}, core] => expected `true` or `false`
    layers: [app, {domain: {modules: domain, ①optinal: true}}, core] => did you mean `optional`?
    layers: [app, {domain: {modules: ①{name: Chat}}}, core] => write `modules: NAME`
    layers: [app, domain, {core: {①folder: core}}] => did you mean `modules`?
    layers: [app, {domain: {modules: domain, ①depends_on: [core]}}, core] => all layers below it
    layers: [app, {domain: {modules: domain, same-layer: ①Never}}, core] => did you mean `never`?
    layers: [app, {domain: {modules: domain, closed: ①"yes"}}, core] => expected `true` or `false`
    layers:¦  - ①app app/**¦  - core: core/** => add a colon and a space after the name: `- app: app/**`
    # layers that contradict one another
    layers: [app, domain, core, ①app] => merge both, or rename one
    layers: [{app: app/**}, {domain: [domain/**, ①app/**]}, core] => remove it from one of them
    layers: [{app: Main}, {domain: [Chat, ①Main]}, core] => remove it from one of them
    layers: [{app: Main}, {domain: [①"*"]}, {core: [core/**, Net]}] => use a path pattern
    layers: [{app: app/**, ①app: Main}, domain, core] => merge both
    # layers that hold nothing
    layers: [app, ①presentation, domain, core] => `optional: true`
    layers: [app, {①service: {same-layer: never}}, domain, core] => `optional: true`
    # patterns that match nothing
    layers: [app, {domain: [domain/**, ①Domain/**]}, core] => did you mean `domain/**`?
    layers: [app, {domain: [domain/**, ①features/**]}, core] => fix the pattern, or remove it
    layers: [app, {domain: [domain/**, ①Chta]}, core] => did you mean `Chat`?
    layers: [app, {domain: [domain/**, ①"*Feature"]}, core] => fix the pattern, or remove it
    layers: [app, {domain: [domain/**, ①"!Old*"]}, core] => fix the pattern, or remove it
    modules: [[Net, ①Network]] => fix the pattern, or remove it
    modules: [①core/Network] => fix the pattern, or remove it
    roles: {host-app: ①"*Sandbox"} => fix the pattern, or remove it
    roles: {composition-root: [①Scaffold]} => fix the pattern, or remove it
    roles: {interface: [{name: NetInterface, of: ①Nett}]} => did you mean `Net`?
    roles: {interface: [{name: ①NetPort, of: Net}]} => fix the pattern, or remove it
    externals: ①TrustKit => fix the pattern, or remove it
    externals: [①"Firebase*"] => fix the pattern, or remove it
    external-projects: ①Vendor/Old.xcodeproj => fix the pattern, or remove it
    specs: {exclude: ①"**/Templates/**"} => fix the pattern, or remove it
    specs: {exclude: [①Vendor/**]} => fix the pattern, or remove it
    specs: {include: ["**/project.yml", ①Samples/*.yml]} => fix the path, or remove the pattern
    rules: {forbidden-link: [{from: ①Chta, to: core, because: a}]} => did you mean `Chat`?
    rules: {forbidden-link: [{from: domain, to: ①"external:Alamofire", because: a}]} => fix the pattern, or remove it
    rules: {protected: [{modules: ①Nett, only: app, because: a}]} => did you mean `Net`?
    # patterns of other tools
    layers: [app, {domain: [domain/**, ①"domain/{A,B}"]}, core] => use only `*` and `**`
    layers: [app, {domain: [domain/**, ①"domain/C?at"]}, core] => use only `*` and `**`
    layers: [app, {domain: [domain/**, ①"^Chat$"]}, core] => use only `*` and `**`
    layers: [app, {domain: [domain/**, ①"Chat.*"]}, core] => use only `*` and `**`
    layers: [app, {domain: [domain/**, ①'domain\Chat']}, core] => use only `*` and `**`
    layers: [app, {domain: [domain/**, ①"domain/* "]}, core] => remove the space
    layers: [app, {domain: [domain/**, ①"../domain/**"]}, core] => write the path from the folder
    rules: {forbidden-link: [{from: ①"layer:domain", to: core, because: a}]} => write the name of the layer alone: `domain`
    rules: {forbidden-link: [{from: ①"^domain", to: core, because: a}]} => use only `*` and `**` in a pattern
    # names where paths are, and paths where names are
    specs: {include: ["**/project.yml", ①project]} => write `
    specs: {exclude: ①Pods} => write `
    roles: {mock: ①Mocks/**} => use names of targets
    roles: {interface: [①core/**/Interface]} => use names of targets
    # all but, of nothing
    layers: [app, {domain: ①"!Net"}, core] => add one first, as in `["*", 
    roles: {mock: ①"!NetMock"} => add one first, as in `["*", 
    externals: ①"!A" => add one first, as in `["*", 
    rules: {forbidden-link: [{from: ①"!Main", to: core, because: a}]} => add one first, as in `["*", 
    # roles
    roles: {①interfaces: "*Port"} => did you mean `interface`?
    roles: {①mocks: "*Fake"} => did you mean `mock`?
    roles: {①unit_tests: "*Spec"} => did you mean `unit-tests`?
    roles: {①core: "*Core"} => expected one of
    roles: {mock: ①1.5} => write `mock: "1.5"`
    roles: {mock: [①{of: Net}]} => add `name: NAME`
    roles: {mock: ①{of: Net}} => add `name: NAME` or `replace: NAME`
    roles: {mock: [{name: NetInterface, ①for: Net}]} => did you mean `of`?
    roles: {mock: {①pattern: "*Fake"}} => did you mean `name`?
    roles: {①Mock: "*Fake"} => did you mean `mock`?
    roles: ①[mock] => write `roles: {implementation: NAME}`
    roles: ①mock => write `roles: {implementation: NAME}`
    # rules
    rules: {①cycles: error} => did you mean `cycle`?
    rules: {①cyclic-dependency: error} => archlint rules
    rules: {①upward_link: error} => did you mean `upward-link`?
    rules: {cycle: ①fatal} => expected one of: off, info, warning, error
    rules: {cycle: ①warn} => expected one of: off, info, warning, error
    rules: {cycle: ①true} => expected one of: off, info, warning, error
    rules: {cycle: ①false} => expected one of: off, info, warning, error
    rules: {cycle: ①2} => expected one of: off, info, warning, error
    rules: {cycle: {severity: ①errors}} => did you mean `error`?
    rules: {cycle: {①level: error}} => did you mean `severity`?
    rules: ①[cycle] => write `rules: {cycle: error}`
    rules: ①error => write `rules: {cycle: error}`
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
    rules: {independent-modules: [①domain]} => write a mapping such as `{
    rules: {forbidden-link: [①{from: domain, to: core}]} => add `because: NAME`
    rules: {forbidden-link: [①{from: domain, because: a}]} => add `to: NAME`
    rules: {forbidden-link: [{from: domain, to: core, because: a, ①reason: b}]} => did you mean `because`?
    rules: {forbidden-link: [{from: ①"role:mocks", to: core, because: a}]} => did you mean `role:mock`?
    rules: {forbidden-link: [{from: domain, to: core, because: a, severity: ①fatal}]} => expected one of: info, warning, error
    rules: {forbidden-link: ①{from: domain, to: core, because: a}} => start each entry with a dash
    rules: {forbidden-link: [①domain]} => write a mapping such as `{
    rules: {forbidden-link: [①Chat -> Net]} => write `{from: Chat, to: Net, because: …}`
    exceptions: ①{cycle: [{from: Chat}]} => write `- {rule: RULE, from: NAME, to: NAME, because: …}` for each
    exceptions: [①Chat -> Net] => write `{rule: RULE, from: Chat, to: Net, because: …}`
    rules: {dynamic-framework-limit: {①max: 6}} => did you mean `limit`?
    rules: {dynamic-framework-limit: {limit: ①six}} => write `limit: 1`
    rules: {dynamic-framework-limit: {limit: ①-1}} => write `limit: 1`
    rules: {independent-modules: [{modules: ①domain, because: a}]} => write a list of patterns
    rules: {layer-linkage: {domain: ①statically}} => expected one of: static, dynamic
    rules: {①forbidden-link: error} => archlint explain forbidden-link
    rules: {protected: [①{modules: Net, because: a}]} => add `only: NAME`
    rules: {protected: [{modules: Net, ①allow: app, only: app, because: a}]} => did you mean `only`?
    # exceptions
    exceptions: [①{from: A, because: a}] => add `rule: 
    exceptions: [①{rule: cycle, because: a}] => add `from: NAME` or `modules: NAME`
    exceptions: [{rule: ①cycel, from: Chat, because: a}] => did you mean `cycle`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①reason: a}] => did you mean `because`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①until: 2027-01-01}] => did you mean `expires`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①limit: 2}] => did you mean `max`?
    exceptions: [{rule: cycle, from: Chat, because: a, ①team: a}] => did you mean `owner`?
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①2027-02-30}] => use a day that exists
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①next year}] => write `expires: 2027-03-31`
    exceptions: [{rule: cycle, from: Chat, because: a, expires: ①01.02.2027}] => write `expires: 2027-03-31`
    exceptions: [{rule: cycle, from: Chat, because: a, max: ①0}] => write `max: 1`
    exceptions: [{rule: cycle, from: Chat, because: ①12}] => write `because: "12"`
    exceptions: [{rule: cycle, from: ①"role:tests", because: a}] => expected one of: role:implementation
    exceptions: ①{rule: cycle, from: Chat, because: a} => start the entry with a dash
    exceptions: [①cycle] => write a mapping such as `{rule: …}`
    exceptions: [{①rules: cycle, from: Chat, because: a}] => did you mean `rule`?
    exceptions: [{rule: cycle, ①target: Chat, because: a}] => did you mean `from`?
    exceptions: [{rule: cycle, from: Chat, ①reason: a}] => did you mean `because`?
    exceptions: [{rule: ①Cycle, from: Chat, because: a}] => did you mean `cycle`?
    # the rest
    exceptions-in-specs: ①never => expected `true` or `false`
    exceptions-in-specs: ①0 => expected `true` or `false`
    baseline: ①never => write a mapping such as `{never: …}`
    baseline: {never: ①cycel} => did you mean `cycle`?
    baseline: {growth: ①fail} => expected one of: info, warning, error
    baseline: {per: ①squad} => expected one of: layer, owner
    baseline: {①ever: cycle} => did you mean `never`?
    externals: ①{a: b} => write `externals: NAME`
    externals: [①true] => write `- "true"`
    modules: ①Net => write `modules: [Net]`
    specs: ①Modules => write a mapping such as `{include: …}`
    specs: {①included: a/*.yml} => did you mean `include`?
    specs: {①excluded: a/**} => did you mean `exclude`?
    extends: ①gone.yml => gone.yml
    extends: ①.archlint.yml => extends itself
    extends: ①[a.yml, b.yml] => write `extends: NAME`
    preset: layered¦①preset: sliced => merge both
    """#
}
