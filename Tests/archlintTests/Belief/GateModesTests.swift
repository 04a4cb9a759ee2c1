import TestSupport
import Testing

/// Both gates find what a branch breaks and nothing else, however the project is configured.
///
/// Four configurations: none, a named preset, the one that `init` proposes, and one by hand. Two
/// gates: a baseline, and `--since`.
@Suite("Every way to say what is meant, and every gate")
struct GateModesTests {
  /// Who says what the layers and the roles are.
  enum Mode: CaseIterable {
    case inferred
    case named
    case proposed
    case written
  }

  /// An edit, and what it breaks.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The specs that it adds or replaces.
    let specs: String
    /// As `rule from -> to`.
    let breaks: [String]

    init(_ name: String, _ specs: String, breaks: String...) {
      (testDescription, self.specs, self.breaks) = (name, specs, breaks)
    }
  }

  /// An application framework: three layers, pairs of interfaces, one of which is dirty.
  private static let framework = """
    # app/Main
    Main: application -> Ship; Menu; Crew; Net; NetCore; Disk; DiskCore; Log; Text
    # domain/Ship
    Ship -> NetCore
    # domain/Menu
    Menu -> DiskCore
    # domain/Crew
    Crew -> NetCore
    # core/Net
    Net -> NetCore
    NetCore
    NetMock -> NetCore
    NetTests: bundle.unit-test -> Net; NetMock
    # core/Disk
    Disk -> DiskCore
    DiskCore
    # shared/Log
    Log
    # shared/Text
    Text
    """

  private static let written = """
    layers: [app, domain, core, shared]
    roles: {interface: ["*Core"]}
    """

  private static let edits = [
    Edit(
      "an upward link",
      "# core/Net\nNet -> NetCore; Ship\nNetCore\nNetMock -> NetCore\n"
        + "NetTests: bundle.unit-test -> Net; NetMock", breaks: "upward-link Net -> Ship"),
    Edit(
      "a second module in a spec, and an upward link from it",
      "# core/Disk\nDisk -> DiskCore; DiskMacros\nDiskMacros -> Ship\nDiskCore",
      breaks: "upward-link DiskMacros -> Ship"),
    Edit(
      "an interface that links an implementation",
      "# core/Disk\nDisk -> DiskCore\nDiskCore -> Net",
      breaks: "interface-links-implementation DiskCore -> Net"),
    Edit(
      "an interface that links its own implementation",
      "# core/Disk\nDisk\nDiskCore -> Disk",
      breaks: "interface-links-implementation DiskCore -> Disk"),
    Edit(
      "an interface before there is an implementation of it",
      "# core/Sound\nSoundCore\n# domain/Menu\nMenu -> DiskCore; Ship",
      breaks: "same-layer-link Menu -> Ship"),
    Edit(
      "two upward links of two modules, into the layer above",
      "# shared/Log\nLog -> Net\n# shared/Text\nText -> DiskCore",
      breaks: "upward-link Log -> Net", "upward-link Text -> DiskCore"),
    Edit(
      "a mock in production", "# domain/Ship\nShip -> NetCore; NetMock",
      breaks: "mock-in-production Ship -> NetMock"),
    Edit(
      "an unrelated app, and a link past an interface",
      "# app/Other\nOther: application\nOtherWidget: app-extension\n"
        + "# domain/Ship\nShip -> NetCore; Net", breaks: "prefer-interface Ship -> Net"),
    Edit(
      "an interface whose implementation is called otherwise, and a link past it",
      "# core/Pay\nFastPay -> PayInterface\nSlowPay -> PayInterface\nPayInterface\n"
        + "# domain/Ship\nShip -> NetCore; PayInterface; FastPay",
      breaks: "prefer-interface Ship -> FastPay"),
    Edit(
      "parts of a module, and an upward link to it",
      "# core/Disk\nDisk -> DiskCore; DiskMacros; DiskHelpers; DiskStatic\nDiskMacros\n"
        + "DiskHelpers -> DiskMacros\nDiskStatic\nDiskCore\n# shared/Text\nText -> DiskCore",
      breaks: "upward-link Text -> DiskCore"),
    Edit(
      "a helper for two platforms that tests share, and a widget beside it",
      """
      # core/Help/project.yml
      name: Help
      targets:
        Help: {type: framework, platform: [iOS, macOS]}
        OneTests: {type: bundle.unit-test, platform: iOS, dependencies: [target: Help_iOS]}
        TwoTests: {type: bundle.unit-test, platform: iOS, dependencies: [target: Help_iOS]}
        HelpUITests: {type: bundle.unit-test, platform: macOS, dependencies: [target: Help_macOS]}
        Widget: {type: app-extension, platform: iOS}
      # shared/Log
      Log -> Net
      """, breaks: "upward-link Log -> Net"),
    Edit(
      "a folder that is no layer any more, and an upward link elsewhere",
      "# shared/Log/Deep\nDeep\n# core/Disk\nDisk -> DiskCore; Menu\nDiskCore",
      breaks: "upward-link Disk -> Menu"),
  ]

  private func project(_ mode: Mode) throws -> GatedProject {
    let files = RuleExample(Self.framework).files
    let project = try DrawnProject("")
    for (path, text) in files { try project.folder.write(text, to: path) }
    switch mode {
    case .inferred: break
    case .named:
      try project.folder.write("preset: application-framework\n", to: ".archlint.yml")
    case .proposed: _ = try project.run("$archlint init")
    case .written: try project.folder.write(Self.written, to: ".archlint.yml")
    }
    return try GatedProject(project)
  }

  /// Each edit with one of the modes, in turn, or with all of them.
  private static let cases = Tries.some(
    edits.enumerated().flatMap { number, edit in
      Mode.allCases.indices.map { mode in
        (edit, Mode.allCases[(number + mode) % Mode.allCases.count])
      }
    }, oneIn: Mode.allCases.count)

  @Test("an edit is caught, and nothing else is new", arguments: cases)
  fileprivate func caught(edit: Edit, mode: Mode) throws {
    let gated = try project(mode)
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate) == [], "before, \(gate)")
    }
    for (path, text) in RuleExample(edit.specs).files {
      try gated.project.folder.write(text, to: path)
    }
    for gate in GatedProject.Gate.allCases {
      // Xcode's findings on the same link, and unrelated ones, are reported too.
      let others: Set = ["cycle", "missing-embed", "unreachable-module", "own-interface"]
      let found = try gated.worse(than: gate).filter { finding in
        !others.contains(String(finding.prefix { $0 != " " }))
      }
      #expect(found == edit.breaks.sorted(), "\(gate)")
    }
  }

  @Test("a configuration that goes, or drops what it had, is missed", arguments: Mode.allCases)
  fileprivate func configuration(mode: Mode) throws {
    let gated = try project(mode)
    guard mode != .inferred, mode != .named else { return }
    _ = try gated.project.run("rm .archlint.yml; for f in domain core shared; do mv $f my-$f; done")
    let found = try gated.worse(than: .since)
    for layer in ["core", "domain", "shared"] {
      #expect(found.contains("judged-less the layer \(layer)"), "\(found)")
    }
  }
}
