import Configuration
import Documents
import Modules
import Proposals
import Rules
import TestSupport
import Testing

@testable import archlint

@Suite("The configuration that init proposes")
struct ProposalTests {
  private func text(_ drawing: String) throws -> String {
    let graph = try GraphDrawing(drawing).graph
    let text = ProposalText(Proposal(for: classify(graph, as: Preset.standard.blueprint)))
      .text
    // Whatever is proposed must be a configuration without a mistake.
    let source = Source(name: Configuration.fileName, bytes: Array(text.utf8))
    #expect(
      try Configuration.read(.read(source, as: .yaml), rules: Catalogue.outlines).problems == [])
    let head = """
      # Proposed by `archlint init` from folders, names and links. Change what does not fit;
      # `archlint check` says what then breaks the rules.

      """
    #expect(text.hasPrefix(head))
    return String(text.dropFirst(head.count))
  }

  @Test("folders that a preset knows")
  func preset() throws {
    let text = try text(
      """
      src/presentation | Main(app)
      src/business | Orders, Accounts
      src/data | Store
      odd | Stray
      Main => Orders, Accounts -> Store -> Orders
      """)
    #expect(
      text == """
        preset: layered

        layers:  # top to bottom
          # 1 module (Main) in src/presentation/**
          # links business (2)
          - presentation: {modules: "src/presentation/**", closed: true}
          # 2 modules (Accounts, Orders) in src/business/**
          # links data (2)
          - business: {modules: "src/business/**", closed: true}
          # 1 module (Store) in src/data/**
          # links business (1)
          - data: {modules: "src/data/**", closed: true}

        # in no layer yet: 1 module (Stray)

        # 1 link against this order:
        #   src/data/Store/project.yml:5:38: Store (data) links Orders (business)

        """)
  }

  @Test("folders that no preset knows, in the order of the links")
  func folders() throws {
    let text = try text(
      """
      ios/Basis | Log, Net
      ios/Screens | Map, Chat
      ios/Programs | Main(app)
      Main => Map, Chat -> Log, Net
      Log -> Chat
      """)
    #expect(
      text == """
        preset: application-framework

        layers:  # top to bottom
          # 1 module (Main) in ios/Programs/**
          # links screens (2)
          - programs: "ios/Programs/**"
          # 2 modules (Chat, Map) in ios/Screens/**
          # links basis (4)
          - screens: "ios/Screens/**"
          # 2 modules (Log, Net) in ios/Basis/**
          # links screens (1)
          - basis: "ios/Basis/**"

        # 1 link against this order:
        #   ios/Basis/Log/project.yml:5:8: Log (basis) links Chat (screens)

        """)
  }

  @Test("words in names, where folders tell nothing")
  func names() throws {
    let text = try text(
      """
      all: Main(app), MapFeature, ChatFeature, CoreNet, CoreLog, Glue
      all: NetMock, Net, NetTests(unit-tests)
      Main => MapFeature, ChatFeature -> CoreNet, CoreLog
      MapFeature -> Glue -> CoreLog
      """)
    #expect(
      text == """
        preset: application-framework

        layers:  # top to bottom
          # 1 module (Main) of applications
          # links feature (2)
          - app: "Main"
          # 2 modules (ChatFeature, MapFeature) named *Feature
          # links modules (1), core (4)
          - feature: "*Feature"
          # 2 modules (Glue, Net) that fit no other layer
          # links core (1)
          - modules: {modules: ["Glue", "Net"], same-layer: allowed}
          # 2 modules (CoreLog, CoreNet) named Core*
          - core: "Core*"

        """)
  }

  @Test("endings of interfaces and mocks that the preset does not know")
  func roles() throws {
    let text = try text("core/Net: Net, NetAPI, NetFakes\ncore/Map: Map, MapAPI\ncore/X: Api")
    #expect(
      text.hasSuffix(
        """

        roles:  # each role named here replaces the patterns of the preset
          # 2 named *API beside their counterpart
          interface: ["*Core", "*Interface", "*Interfaces", "*API"]
          # 1 named *Fakes beside their counterpart
          mock: ["*Mock", "*Mocks", "*Fakes"]

        """))
  }

  @Test("nothing, where nothing tells layers apart")
  func nothing() throws {
    #expect(
      try text("one: Net") == """
        preset: application-framework

        # Neither folders nor names told layers apart:
        # layers:
        #   - app: app/**

        """)
  }

  @Test("a file that is there is never touched")
  func untouched() throws {
    let folder = try TemporaryFolder()
    let spec = "name: A\ntargets: {A: {type: framework, platform: iOS}}\n"
    try folder.write(spec, to: "core/A/project.yml")
    try folder.write(spec.replacing("A", with: "B"), to: "domain/B/project.yml")
    let first = try BuiltProgram.run(shell: "$archlint init && cat .archlint.yml", in: folder.path)
    #expect(
      first.output.hasPrefix(
        "wrote .archlint.yml: layers domain, core; 0 links against their order\n# Proposed"))
    #expect(first.exitCode == 0)
    let second = try BuiltProgram.run(
      shell: "echo '{}' > .archlint.yml; $archlint init core; cat .archlint.yml",
      in: folder.path)
    #expect(second.output == "{}\n")
    #expect(
      second.problems == """
        archlint: error: there is a configuration already: `.archlint.yml`
           help: move it away to have another proposed; nothing was changed

        """)
  }

  @Test("without a spec nothing is written")
  func noSpec() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltProgram.run(shell: "$archlint init; ls -A", in: folder.path)
    #expect(result.output == "")
    #expect(result.problems.hasPrefix("archlint: error: no spec found below `.`\n"))
  }
}
