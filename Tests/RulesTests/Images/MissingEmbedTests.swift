import Documents
import Foundation
import Modules
import TestSupport
import Testing

@Suite("missing-embed")
struct MissingEmbedTests {
  @Test("a framework behind another one: the chain, and the line to add to the app")
  func fires() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core | ISSNetwork
      Cosmonaut => ISSSpace -> ISSNetwork
      """, only: "missing-embed")
    #expect(
      trial.text == """
        app/Cosmonaut/project.yml:1:7: error: Cosmonaut (app) loads ISSNetwork (core) at launch but does not embed it [missing-embed]
          help: add `- {framework: ISSNetwork.framework, implicit: true}` to the \
        dependencies of Cosmonaut
          app/Cosmonaut/project.yml:3:14: note: Cosmonaut links ISSSpace
          ISSSpace/project.yml:3:26: note: ISSSpace links ISSNetwork
        """)
  }

  @Test("a framework with a fixed install name gets another, as it can't become a framework")
  func installName() throws {
    let trial = try Trial(
      "app | Cosmonaut(app)\nx: ISSSpace(install:/Library/Frameworks)\nCosmonaut => ISSSpace",
      only: "missing-embed")
    #expect(
      trial.text.contains(
        """
        help: let `@rpath` be the install name of ISSSpace: set `DYLIB_INSTALL_NAME_BASE: \
        "@rpath"` in it, and no `LD_DYLIB_INSTALL_NAME`
        """))
  }

  @Test("an entry that only lacks the key is what it points at")
  func ownEntry() throws {
    let trial = try Trial("app | Cosmonaut(app)\nCosmonaut -> ISSSpace", only: "missing-embed")
    #expect(
      trial.text == """
        app/Cosmonaut/project.yml:2:14: error: Cosmonaut (app) loads ISSSpace at launch but does not embed it [missing-embed]
          help: set `embed: true` in the entry for ISSSpace in Cosmonaut
          app/Cosmonaut/project.yml:2:14: note: Cosmonaut links ISSSpace
        """)
  }

  @Test("what an extension loads lies in the app around it")
  func extensions() throws {
    let trial = try Trial(
      """
      x: Cosmonaut(app), Widget(extension), ISSSpace
      Cosmonaut @> Widget -> ISSSpace
      """, only: "missing-embed")
    #expect(
      trial.text == """
        x/project.yml:1:4: error: Cosmonaut does not embed ISSSpace, which \
        its extension Widget loads at launch [missing-embed]
          help: add `- {target: ISSSpace, link: false}` to the dependencies of Cosmonaut
          x/project.yml:2:24: note: Widget links ISSSpace
        """)
  }

  @Test("where a link would break a layer, the line says link: false")
  func lowerHostApp() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, NetworkHostApp(app)
      core | ISSLog
      NetworkHostApp => ISSNetwork -> ISSLog -> [Sentry carthage dynamic]
      """, only: "missing-embed")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "add `- {framework: ISSLog.framework, implicit: true, link: false}` to the "
          + "dependencies of NetworkHostApp",
        "add `- carthage: Sentry` to the dependencies of NetworkHostApp",
      ])
  }

  @Test("nobody is told to put a mock into an app that ships")
  func mock() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core/Network: ISSNetwork, ISSNetworkMock, NetworkHostApp(app)
      Cosmonaut, NetworkHostApp => ISSSpace -> ISSNetworkMock
      """, only: "missing-embed")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove the dependency of ISSSpace on this mock",
        "add `- target: ISSNetworkMock` to the dependencies of NetworkHostApp",
      ])
  }

  @Test("nor what helps tests, also where an entry of the app is there to be completed")
  func testSupport() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core/Network: ISSNetwork, NetworkTestSupport, ISSNetworkMock
      Cosmonaut => ISSSpace -> NetworkTestSupport
      Cosmonaut -> ISSNetworkMock
      """, only: "missing-embed")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove the dependency of ISSSpace on this test support",
        "remove the dependency of Cosmonaut on this mock",
      ])
  }

  @Test("a copy phase, a script or merging leaves a doubt")
  func doubts() throws {
    var copying = BuildFacts()
    copying.copiedToFrameworks = ["ISSSpace.framework"]
    #expect(try doubt(copying) == ", unless a copy phase does")
    copying.copiedToFrameworks = ["ISSSpacesuit.framework", "Frameworks"]
    #expect(try doubt(copying) == "")
    for script in [
      "cp -R ISSSpace.framework $OUT", "ditto $PRODUCTS/*.framework $OUT",
      "/bin/cp -R ISS*.framework $OUT",
      "if true; then\n  cp -R \\\n    ISSSpace.framework $OUT\nfi",
      "for NAME in ISSSpace; do rsync -a ${NAME}.framework $OUT; done",
      "NAMES=ISSSpace\nfor NAME in $NAMES\ndo\n  cp -R $NAME.framework $OUT\ndone",
      "Scripts/embed.sh\n$(BUILT_PRODUCTS_DIR)/ISSSpace.framework",
    ] {
      var scripted = BuildFacts()
      scripted.scripts = ["swiftlint", script]
      #expect(try doubt(scripted) == ", unless a script does")
    }
    var linting = BuildFacts()
    linting.scripts = [
      "swiftlint ISSSpace", "du -sh $FRAMEWORKS_FOLDER_PATH", "carthage copy-frameworks",
      "cp -R MyISSSpace.framework ISSSpacesuit.framework $OUT", "codesign ISSSpace.framework",
      "Scripts/lint.sh", "# cp -R ISSSpace.framework $OUT", "echo cp ISSSpace.framework",
      "for NAME in A; do rsync -a ${NAME}.framework $OUT; done", "cp -R Net*.framework $OUT",
      "[CP] Embed Pods Frameworks\nPods-frameworks.sh",
    ]
    #expect(try doubt(linting) == "")
  }

  @Test(
    "what a package manager embeds is not missing",
    arguments: [
      ("carthage copy-frameworks\n$(SRCROOT)/Carthage/Build/ISSSpace.framework", "P", 0),
      ("carthage copy-frameworks\n$(SRCROOT)/Carthage/Build/ISSLog.framework", "P", 1),
      ("[CP] Embed Pods Frameworks\nPods-frameworks.sh", "Pods", 0),
      ("[CP] Embed Pods Frameworks\nPods-frameworks.sh", "P", 1),
      ("[CP] Check Pods Manifest.lock\ndiff", "Pods", 1),
    ])
  func packageManagers(script: String, project: String, count: Int) throws {
    var build = BuildFacts()
    build.scripts = [script]
    let graph = app(build, false, true, false, of: project)
    let architecture = classify(graph, as: Preset.standard.drawn)
    let findings = try Trial(architecture, only: ["missing-embed"]).verdict.findings
    #expect(findings.count == count)
  }

  @Test("merging leaves a doubt about mergeable frameworks that the app links itself")
  func merging() throws {
    let merged = ", unless it is merged into the app"
    var app = BuildFacts()
    app.merging = .automatic
    #expect(try doubt(app) == merged)
    #expect(try doubt(app, isInSameProject: false) == "")
    app.merging = .manual
    #expect(try doubt(app) == "")
    #expect(try doubt(app, isMergeable: true, isInSameProject: false) == merged)
    // It would be in the app, and not in its extension.
    #expect(try doubt(app, isMergeable: true, hasExtension: true) == "")
  }

  @Test("an app that does not ship: a warning that says so")
  func hostApp() throws {
    let trial = try Trial(
      """
      core/Network: ISSNetwork, NetworkHostApp(app), Gallery(app role:development)
      NetworkHostApp, Gallery -> ISSNetwork
      """, only: "missing-embed")
    #expect(
      trial.verdict.findings.map { "\($0.severity): \($0.message)" } == [
        "warning: demo app Gallery (core) loads ISSNetwork (core) at launch but does not embed it",
        "warning: host app NetworkHostApp (core) loads ISSNetwork (core) at launch but does not "
          + "embed it",
      ])
    let shipped = try Trial(
      """
      core/Network: ISSNetwork, NetworkHostApp(app), Share(app-extension)
      NetworkHostApp -> ISSNetwork
      NetworkHostApp @> Share
      """, only: "missing-embed")
    #expect(shipped.verdict.findings.map(\.severity) == [.error])
  }

  @Test("a service in the app looks into its own folder, unless run paths say otherwise")
  func service() throws {
    func text(_ drawing: String) throws -> String {
      try Trial(drawing, only: "missing-embed").text
    }
    let app = "x: A(app macOS), D(macOS), X(xpc-service macOS)\nA @> X\n"
    let carried = try text(app + "A => D\nX -> D")
    #expect(
      carried.contains(
        "error: A embeds D outside its run paths, but its service X loads it at launch"))
    #expect(carried.contains("`LD_RUNPATH_SEARCH_PATHS` in the settings of X"))
    #expect(try text(app + "X -> D").contains("help: embed it in X, or add the app"))
    #expect(try text(app + "X => D") == "")
    let path = "xpc-service macOS path:@loader_path/../../../../Frameworks"
    #expect(try text(app.replacing("xpc-service macOS", with: path) + "A => D\nX -> D") == "")
  }

  @Test("a dynamic library is copied among the resources, unless its entry says where to")
  func library() throws {
    let text = try Trial(
      "x: A(app), D(library.dynamic install:@rpath)\nA -> D", only: "missing-embed"
    ).text
    #expect(text.contains("error: A loads D at launch but does not embed it"))
    #expect(text.contains("help: add `copy: {destination: frameworks}` to the entry"))
  }

  @Test(
    "what is embedded, weak, static or ready, and who is no app, is left in peace",
    arguments: [
      "A(app) => D", "A(app) ~> D", "A(app) -> S(static)",
      "A(app) -> [B binary]", "A(app) -> [P]", "U(unit-tests) -> D", "T(tool) -> D",
      "A(app) @> X(extension) -> D\nA => D", "X(extension) -> D",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "missing-embed").text == "")
  }

  /// What is said at the end of the finding about an app, a warning if there is a doubt.
  private func doubt(
    _ build: BuildFacts, isMergeable: Bool = false, isInSameProject: Bool = true,
    hasExtension: Bool = false
  ) throws -> String {
    let graph = app(build, isMergeable, isInSameProject, hasExtension)
    let architecture = classify(graph, as: Preset.standard.drawn)
    let finding = try #require(
      try Trial(architecture, only: ["missing-embed"]).verdict.findings.first)
    let words = hasExtension ? "X load at launch" : "at launch but does not embed it"
    let end = try #require(finding.message.range(of: words)?.upperBound)
    let doubt = String(finding.message[end...])
    #expect(finding.severity == (doubt.isEmpty ? .error : .warning))
    return doubt
  }

  /// An app that links a framework and does not embed it.
  private func app(
    _ build: BuildFacts, _ isMergeable: Bool, _ isInSameProject: Bool, _ hasExtension: Bool,
    of project: String = "P"
  ) -> ModuleGraph {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "P"))
    let place = Place(file: "project.yml", line: 1, column: 1)
    var app = Target(name: "A", project: "P", spec: spec, type: .application, place: place)
    app.details.build = build
    let from = builder.add(app)
    var framework = Target(
      name: "ISSSpace", project: project,
      spec: isInSameProject ? spec : builder.add(Spec(path: "Q/project.yml", project: "Q")),
      type: .framework, place: place)
    framework.details.build.isMergeable = isMergeable
    let to = Link.End.target(builder.add(framework))
    builder.add(Link(from: from, to: to, kind: .target), of: Link.Entry("ISSSpace", at: place))
    if hasExtension {
      let inner = builder.add(
        Target(name: "X", project: "P", spec: spec, type: .appExtension, place: place))
      builder.add(
        Link(from: from, to: .target(inner), kind: .target, links: false, embeds: true),
        of: Link.Entry("X", at: place))
      builder.add(Link(from: inner, to: to, kind: .target), of: Link.Entry("ISSSpace", at: place))
    }
    return builder.build()
  }
}
