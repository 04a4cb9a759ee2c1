import Documents
import LinkedImages
import Modules
import TestSupport
import Testing

@Suite("Dynamic frameworks that an app must carry")
struct MissingFrameworkTests {
  @Test(
    "what a program loads at launch must lie in its app",
    arguments: [
      ("A(app) -> D", ["A lacks D: A-D"]),
      ("A(app) => D1 -> D2", ["A lacks D2: A-D1-D2"]),
      ("A(app) -> S(static) -> D", ["A lacks D: A-S-D"]),
      ("A(app) -> [C carthage dynamic]", ["A lacks C: A-C"]),
      ("A(app) -> [P dynamic]", ["A lacks P: A-P"]),
      ("A(app) -> [B binary dynamic]", ["A lacks B: A-B"]),
      ("A(application.on-demand-install-capable) -> D", ["A lacks D: A-D"]),
      ("A(application.watchapp2 watchOS) -> D", ["A lacks D: A-D"]),
      ("A(app macOS) -> D(macOS)", ["A lacks D: A-D"]),
      ("A(app) -> D1 -> D\nA -> D", ["A lacks D1: A-D1", "A lacks D: A-D"]),
      // A library has no link phase; its imports ask for D all the same.
      ("A(app) -> L(library) +> D", ["A lacks D: A-L-D"]),
      // What is strong behind a weak framework that is there.
      ("A(app) ~> D1 -> D2\nA @> D1", ["A lacks D2: A-D1-D2"]),
      ("A(app) ~> S(static) -> D", ["A lacks D: A-S-D"]),
    ])
  func missing(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test("an extension's frameworks lie in each app that contains it")
  func extensions() throws {
    #expect(try missing("A(app), B(app) @> X(extension) -> D\nA => D") == ["X of B lacks D: X-D"])
    #expect(try missing("A(app) @> X(extension) => D") == [])
    #expect(try missing("X(extension) -> D") == [])
    #expect(try missing("A(app) -> D\nA @> X(extension) -> D") == ["A, X of A lack D: A-D"])
  }

  @Test(
    "nothing else must be embedded",
    arguments: [
      "A(app) => D", "A(app) ~> D", "A(app) -> S(static)", "A(app) -> D(built:static)",
      "A(app) -> [P], [C carthage static], [B binary], [UIKit sdk]",
      // A weak framework that is not there brings nothing along.
      "A(app) ~> D1 -> D2", "A(app) ~> D1 ~> D2\nA @> D1",
      "T(tool macOS) -> D(macOS)", "U(unit-tests) -> D", "A(app) .> D",
      "A(app) @> D1 ~> D2",
    ])
  func silent(drawing: String) throws {
    #expect(try missing(drawing) == [])
  }

  @Test(
    "a framework inside a framework is found only over run paths that lead there",
    arguments: [
      // XcodeGen gives a framework no run path of its own.
      ("A(app) => D1 => D2", ["A lacks D2: A-D1-D2, out of reach"]),
      ("A(app macOS) => D1(macOS) => D2(macOS)", ["A lacks D2: A-D1-D2, out of reach"]),
      ("A(app) => D1(path:@loader_path/Frameworks) => D2", []),
      ("A(app) => D1(path:@executable_path/Frameworks/D1.framework/Frameworks) => D2", []),
      // D3 comes to it by another way.
      (
        "A(app) => D1(path:@loader_path/Frameworks) => D2\nA => D3 -> D2",
        ["A lacks D2: A-D1-D2, out of reach"]
      ),
      // Next to the framework that loads it.
      ("A(app path:@executable_path/Frameworks) => D1(path:@loader_path/..) -> D2\nA => D2", []),
    ] as [(String, [String])])
  func nested(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test(
    "run paths come from the settings, else from the presets of XcodeGen",
    arguments: [
      ("A(app path:/usr/lib) => D", ["A lacks D: A-D, out of reach"]),
      ("A(app macOS) => D(macOS)", []),
      ("A(application.watchapp2 watchOS) => D(watchOS)", ["A lacks D: A-D, out of reach"]),
      ("A(application.watchapp2 watchOS path:@executable_path/Frameworks) => D(watchOS)", []),
      (
        "A(app) @> X(extension path:@executable_path/Frameworks) -> D\nA => D",
        ["X of A lacks D: X-D, out of reach"]
      ),
      ("A(app macOS) @> X(extension macOS) -> D(macOS)\nA => D", []),
      ("A(app) @> X(app-extension.messages) -> D\nA => D", []),
      // XcodeGen has no run path to the app for these.
      ("A(app) @> X(extensionkit-extension) -> D\nA => D", ["X of A lacks D: X-D, out of reach"]),
    ] as [(String, [String])])
  func runPaths(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test(
    "a dynamic library lies in a folder of the system, unless it says that run paths find it",
    arguments: [
      ("A(app) => D(library.dynamic)", ["A lacks D: A-D, at /usr/local/lib/D.dylib"]),
      ("A(app) => D(library.dynamic install:@rpath)", []),
      ("A(app) -> D(library.dynamic install:@rpath)", ["A lacks D: A-D"]),
      ("A(app macOS) -> D(library.dynamic macOS)", ["A lacks D: A-D, at /usr/local/lib/D.dylib"]),
    ] as [(String, [String])])
  func libraries(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test(
    "a framework is where its install name leads",
    arguments: [
      ("A(app) => D(install:/opt)", ["A lacks D: A-D, at /opt/D.framework"]),
      ("A(app path:/nowhere) => D(install:@executable_path/Frameworks)", []),
      ("A(app) -> D(install:@executable_path/Frameworks)", ["A lacks D: A-D"]),
      ("A(app) => D(install:@rpath/Inner)", ["A lacks D: A-D, out of reach"]),
      ("A(app) => D1(path:/x) -> D2(install:@loader_path/..)\nA @> D2", []),
    ] as [(String, [String])])
  func installNames(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test("only a copy into the folder of frameworks, by a bundle, on the platform, is one")
  func copies() throws {
    let lacks = ["A lacks D: A-D"]
    let isOutOfReach = ["A lacks D: A-D, out of reach"]
    #expect(try missing(app { $0.isMisplaced = true }) == isOutOfReach)
    let reaches = "@executable_path/Frameworks/Sub"
    let copy = CopyPhase(to: .frameworks, subpath: "Sub")
    #expect(try missing(app(copy: copy)) == ["A lacks D: A-D, out of reach"])
    #expect(try missing(app(copy: copy, runPath: reaches)) == [])
    #expect(try missing(app(copy: CopyPhase(to: .productsDirectory))) == lacks)
    #expect(try missing(app(copy: CopyPhase(to: .wrapper), runPath: "@executable_path")) == [])
    #expect(try missing(app(on: ["iOS"])) == [])
    // On its platform the app neither links nor carries it.
    #expect(try missing(app(on: ["tvOS"])) == [])
    #expect(try missing("A(app) -> L(library) => D") == ["A lacks D: A-L-D"])
    #expect(try missing("A(app) -> D\nA => S(static) => D") == ["A lacks D: A-D, out of reach"])
  }

  @Test("what an app carries is what it embeds, and what that embeds")
  func embedded() throws {
    let drawing = try GraphDrawing("A(app) => D1 => D2\nA => [C carthage], [P]\nA @> X(extension)")
    let ends = try Images(drawing.graph).embedded(in: drawing["A"])
    #expect(ends.map { drawing.graph.name(of: $0) } == ["D1", "D2", "C", "P"])
  }

  /// An app that links and embeds a framework, with a change to that link.
  private func app(
    on platforms: [String] = [], copy: CopyPhase? = nil, runPath: String? = nil,
    _ change: (inout Link) -> Void = { _ in }
  ) -> ModuleGraph {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "P"))
    let place = Place(file: "project.yml", line: 1, column: 1)
    var target = Target(name: "A", project: "P", spec: spec, type: .application, place: place)
    target.details.build.runPaths = runPath.map { [$0] }
    let app = builder.add(target)
    let framework = builder.add(
      Target(name: "D", project: "P", spec: spec, type: .framework, place: place))
    var link = Link(from: app, to: .target(framework), kind: .target, embeds: true)
    change(&link)
    builder.add(link, of: Link.Entry("D", platformFilters: platforms, copy: copy, at: place))
    return builder.build()
  }

  private func missing(_ text: String) throws -> [String] {
    try missing(GraphDrawing(text).graph)
  }

  private func missing(_ graph: ModuleGraph) throws -> [String] {
    Images(graph).missingFrameworks().found.map { embed in
      let first = embed.processes.first ?? embed.app
      let chain = [graph.name(of: first)] + embed.chain.map { graph.name(of: graph.links[$0].to) }
      let names = embed.processes.map(graph.name).joined(separator: ", ")
      let app = embed.processes == [embed.app] ? "" : " of \(graph.name(of: embed.app))"
      let reason =
        switch embed.reason {
        case .notEmbedded: ""
        case .outOfReach: ", out of reach"
        case .installed(let path): ", at \(path)"
        }
      return "\(names)\(app) \(embed.processes.count == 1 ? "lacks" : "lack") "
        + "\(graph.name(of: embed.framework)): \(chain.joined(separator: "-"))\(reason)"
    }
  }
}
