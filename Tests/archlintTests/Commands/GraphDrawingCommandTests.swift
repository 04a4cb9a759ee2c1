import Documents
import Foundation
import Modules
import TestSupport
import Testing

@Suite("graph as a drawing")
struct GraphDrawingCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      name: Main
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Ship}]}
        Ship: {type: framework, platform: iOS, dependencies: [{framework: Net.framework, implicit: true}]}
      """, to: "app/Main/project.yml")
    try folder.write(
      """
      name: Net
      targets:
        Net: {type: framework, platform: iOS, dependencies: [{framework: Ship.framework, implicit: true}]}
      """, to: "core/Net/project.yml")
  }

  private func run(_ words: String, after: String = "true") throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: "\(after); $archlint graph \(words)", in: folder.path)
  }

  @Test(
    "every format draws, with the findings marked",
    arguments: ["dot", "mermaid", "plantuml", "d2", "structurizr", "svg", "html"])
  func formats(name: String) throws {
    let run = try run("--format \(name) --level target")
    #expect(run.exitCode == 0, "\(run.problems)")
    for word in ["App", "Ship", "Net", "#C62828"] {
      #expect(run.output.lowercased().contains(word.lowercased()), "\(word)")
    }
  }

  @Test("a drawing that is too large is refused with an option that makes it small enough")
  func tooLarge() throws {
    let targets = (0...1000).map { "  Many\($0): {type: framework, platform: iOS}" }
    try folder.write(
      "name: Many\ntargets:\n" + targets.joined(separator: "\n"), to: "core/Many/project.yml")
    let refused = try run("--format dot")
    #expect(refused.exitCode == 2)
    #expect(refused.problems.contains("too large for dot: 1004 boxes, at most 1000"))
    let option = try #require(refused.problems.firstMatch(of: /add `(.*?)`/)?.output.1)
    #expect(option == "--level layer")
    #expect(try run("--format dot \(option)").exitCode == 0)
  }

  @Test("a drawing is called like its only workspace, or else like its folder")
  func title() throws {
    let workspace = "<Workspace version = \"1.0\"></Workspace>"
    func first() throws -> String {
      String(try run("--format mermaid").output.prefix { $0 != "\n" })
    }
    #expect(try first() == "%% \(folder.path.split(separator: "/").last ?? ""): modules")
    try folder.write(workspace, to: "Radio.xcworkspace/contents.xcworkspacedata")
    #expect(try first() == "%% Radio: modules")
    try folder.write(workspace, to: "Other.xcworkspace/contents.xcworkspacedata")
    #expect(try first() == "%% \(folder.path.split(separator: "/").last ?? ""): modules")
    try folder.write(
      """
      import ProjectDescription
      let workspace = Workspace(name: "Station", projects: ["App"])
      """, to: "tuist/Workspace.swift")
    try folder.write(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, \
      product: .app, bundleId: "a", sources: ["*.swift"])])
      """, to: "tuist/App/Project.swift")
    let tuist = try run("tuist --format mermaid").output
    #expect(tuist.hasPrefix("%% Station: modules"), "\(tuist)")
  }

  @Test("a drawing goes to a file")
  func output() throws {
    let run = try run("--format svg --output graph.svg && head -c 4 graph.svg")
    #expect(run.output == "<svg")
    #expect(run.problems.isEmpty)
  }

  @Test(
    "the ending of the file says which format is meant",
    arguments: [
      ("x.svg", "<svg"), ("x.html", "<!do"), ("x.mmd", "%% "), ("x.puml", "@sta"),
      ("x.d2", "titl"), ("x.dsl", "work"),
      ("x.gv", "digr"),
      ("x.JSON", "{"), ("x", "digr"), ("x.svg --format dot", "digr"),
    ])
  func implied(words: String, start: String) throws {
    let run = try run("--output \(words) && head -c \(start.count) x*")
    #expect(run.output == start)
  }

  @Test("an ending that means no format is a mistake, and no picture of another kind")
  func meansNothing() throws {
    for words in ["x.png", "x.txt", "x.pdf --module Ship"] {
      let run = try run("--output \(words); ls")
      #expect(run.problems.contains("unknown format for the extension"), "\(words)")
      #expect(!run.output.contains("x."), "\(words)")
    }
    #expect(try run("--output x.png").problems.contains("`.svg`, `.html`, `.json`, or"))
    #expect(try run("--output x.png --module Ship").problems.contains("use `.html`, `.md`, or"))
    #expect(try run("--output .svg && head -c 4 .svg").output == "<svg")
    let run = try run("--output x.png --format svg && head -c 4 x.png")
    #expect(run.output == "<svg" && run.problems.isEmpty)
  }

  @Test("what could not be read is in the picture")
  func unread() throws {
    try folder.write("targets: {A: [\n", to: "core/Broken/project.yml")
    for format in ["dot", "mermaid", "plantuml", "d2", "structurizr", "svg", "html"] {
      let run = try run("--format \(format)")
      #expect(run.exitCode == 2)
      #expect(run.output.contains("1 file could not be read"), "\(format)")
      #expect(run.output.contains("core/Broken/project.yml"), "\(format)")
    }
    #expect(try run("--format svg").output.contains("class=\"caption unread\""))
  }

  @Test("without anything to draw a file that is there stays as it is")
  func nothing() throws {
    try folder.write("targets: {A: [\n", to: "broken/project.yml")
    try folder.write("name: Empty\n", to: "empty/project.yml")
    for spec in ["broken", "empty", "nowhere"] {
      let run = try run(
        "\(spec) --output kept.svg; echo $?; cat kept.svg", after: "echo old > kept.svg")
      #expect(run.output == "2\nold\n", "\(spec)")
    }
  }

  @Test("accepted findings are not shown, unless it is asked for")
  func baseline() throws {
    _ = try BuiltProgram.run(shell: "$archlint baseline", in: folder.path)
    #expect(!(try run("--format mermaid").output.contains("error")))
    #expect(try run("--format mermaid --no-baseline").output.contains("error"))
  }

  @Test("a part is drawn, and said so")
  func part() throws {
    let run = try run("--title Demo --format mermaid --level target --path App Net")
    #expect(run.output.hasPrefix("%% Demo: targets on the shortest chains from App to Net\n"))
    #expect(
      try self.run("--root Ship --level target").output.contains("targets that Ship is made of"))
    #expect(
      try self.run("--focus Ship --depth 1 --direction up").output.contains(
        "around Ship, 1 step up"))
  }

  @Test(
    "the title names the project: the one spec, the spec in the root, the folder, or as it is told")
  func ownTitle() throws {
    let one = try run("--format mermaid app/Main/project.yml")
    #expect(one.output.hasPrefix("%% Main: modules\n"))
    #expect(
      try run("--format mermaid").output.hasPrefix("%% \(FilePath(folder.path).name): modules\n"))
    #expect(
      try run("--format mermaid --title Harbour --level layer").output.hasPrefix(
        "%% Harbour: layers\n"))
    try folder.write("name: Fleet\ntargets: {}\n", to: "project.yml")
    #expect(try run("--format mermaid").output.hasPrefix("%% Fleet: modules\n"))
  }

  @Test("modules share a box by folder, owner, kind and pattern, and others are left out")
  func fewer() throws {
    try folder.write("* @fleet\n/core/ @core\n", to: "CODEOWNERS")
    let run = try run("--collapse owner --hubs --exclude Ship")
    #expect(run.output.contains("App") && !run.output.contains("\"Ship\""))
    #expect(run.output.contains("1 module excluded"))
    let poster = try self.run("--view poster --group-by owner").output
    #expect(poster.contains("class=\"tile"))
  }

  @Test("a module has a card, as a page and for a wiki, with links to the code host")
  func card() throws {
    try folder.write("* @fleet\n", to: "CODEOWNERS")
    let page = try run("--module Ship")
    #expect(page.output.hasPrefix("<!doctype html>"))
    let address = "--link-to 'https://host/{file}#L{line}'"
    let wiki = try run("--module Ship \(address) --output ship.md && cat ship.md")
    #expect(wiki.output.hasPrefix("# Ship\n\n## Layer\n"), "\(wiki.problems)")
    #expect(wiki.output.contains("- `@fleet`\n"))
    #expect(wiki.output.contains("(https://host/core/Net/project.yml#L3)"))
    #expect(wiki.output.contains("## Findings\n\n- error: "))
  }

  @Test("json is always whole, and says so where a part is asked for")
  func wholeGraph() throws {
    let run = try run("--format json --focus Net --reduce")
    #expect(run.exitCode == 0)
    #expect(run.output == (try self.run("--format json").output))
    #expect(
      run.problems == """
        archlint: warning: `--focus` has no effect, because json is always the whole graph
           help: remove it, or use another format
        archlint: warning: `--reduce` has no effect, because json is always the whole graph
           help: remove it, or use another format

        """)
  }

  @Test(
    "mistakes are told, with the way out",
    arguments: [
      ("--focus Shp", "archlint: error: unknown target `Shp`\n   help: did you mean `Ship`?\n"),
      (
        "--path App",
        "archlint: error: missing value of `--path`\n   help: write `--path FROM TO`\n"
      ),
      (
        "--depth 2",
        "archlint: error: `--depth` requires `--focus TARGET`\n   help: add it, or remove `--depth`\n"
      ),
      (
        "--focus App --root App",
        "archlint: error: `--focus` and `--root` cannot be combined\n   help: remove one of them\n"
      ),
      (
        "--exclude Nowhere",
        "archlint: error: `Nowhere` matches no module\n   help: use `*` for any letters, or a path\n"
      ),
      (
        "--collapse app --level layer",
        "archlint: error: `--collapse` requires `--level module`\n   help: add it, or remove `--collapse`\n"
      ),
      (
        "--view matrix --hubs",
        "archlint: error: `--hubs` requires `--view arrows`\n   help: add it, or remove `--hubs`\n"
      ),
      (
        "--module Shp", "archlint: error: unknown target `Shp`\n   help: did you mean `Ship`?\n"
      ),
      (
        "--module Ship --format dot",
        "archlint: error: `--module` requires html or markdown\n   help: use one of the two\n"
      ),
      (
        "--format markdown",
        "archlint: error: markdown requires `--module`\n   help: add `--module TARGET`, or use mermaid\n"
      ),
      (
        "--link-to javascript:x",
        "archlint: error: `javascript:x` is not a URL template for files\n   help: use a template such as `https://example.org/blob/main/{file}#L{line}`\n"
      ),
      (
        "--show mock",
        "archlint: error: invalid value `mock` for `--show`\n   help: did you mean `mocks`?\n"
      ),
      (
        "--focus App --depth x",
        "archlint: error: `x` is not a number of links\n   help: use a number, such as `--depth 2`\n"
      ),
    ])
  func mistakes(words: String, problems: String) throws {
    let run = try run(words)
    #expect(run.problems == problems)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
  }

  @Test("the schema in docs has every key of the JSON, and no other", arguments: Example.all)
  func schema(name: String) throws {
    let file = SharedFiles.package.appending(path: "docs/graph.schema.json")
    let schema = try SchemaValidator(Array(Data(contentsOf: file)))
    let json = try Example(name).run("$archlint graph --format json").output
    func isAccepted(_ text: String) throws -> Bool {
      let source = Source(name: "graph.json", bytes: Array(text.utf8))
      return try schema.accepts(#require(try Document.read(source, as: .json).root))
    }
    #expect(try isAccepted(json))
    #expect(try !isAccepted(json.replacing("\"version\": 1", with: "\"edition\": 1")))
    #expect(try !isAccepted(json.replacing("\"role\"", with: "\"part\"")))
    #expect(try !isAccepted(json.replacing("\"line\": ", with: "\"line\": -")))
  }
}
