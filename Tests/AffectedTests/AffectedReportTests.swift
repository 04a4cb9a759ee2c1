import Affected
import Documents
import Foundation
import Modules
import TestSupport
import Testing

@Suite("What is affected, in the words of each format")
struct AffectedReportTests {
  private static let drawing = """
    App(app) => Feature -> NetCore
    Feature -> Kit
    Net -> NetCore, Kit
    FeatureTests(unit-tests) -> Feature
    NetTests(unit-tests) -> Net
    AppTests(unit-tests) -> App
    """

  private static func report(
    touching name: String, _ kind: AffectedReport.Kind = .tests, everything: Bool = false
  ) throws -> AffectedReport {
    let drawing = try GraphDrawing(drawing)
    var touched = TouchedTargets()
    touched.fileCount = 1
    touched.touches = [Touch(try drawing[name], .file, "Sources/\(name).swift")]
    if everything { touched.unplaced = ["gen.sh"] }
    let carriers = ChangeCarriers(drawing.graph, ModuleUses(of: drawing.graph))
    return AffectedReport(AffectedTargets(touched, over: carriers), listing: kind)
  }

  @Test("an interface keeps its promise: what links it alone is not affected")
  func interface() throws {
    let report = try Self.report(touching: "Net")
    #expect(
      report.text { $0 } == """
        This change can break 1 of 3 test bundles, 0 of 1 app, 1 of 4 frameworks.

        Tests to run:
          NetTests ← Net (Sources/Net.swift)

        Not affected: 2 of 3 test bundles.

        """)
  }

  @Test("chains that end alike are side by side, the shortest first")
  func chains() throws {
    let text = try Self.report(touching: "Feature", .all).text { $0 }
    let chains = text.split(separator: "\n").filter { $0.contains("Feature") }
    #expect(
      chains == [
        "  FeatureTests ← Feature (Sources/Feature.swift)",
        "  AppTests ← App ← Feature (Sources/Feature.swift)",
        "  App ← Feature (Sources/Feature.swift)", "  Feature (Sources/Feature.swift)",
      ])
  }

  @Test("a file that no target owns affects everything")
  func everything() throws {
    let report = try Self.report(touching: "Net", everything: true)
    #expect(report.names == "AppTests\nFeatureTests\nNetTests\n")
    #expect(
      report.text { $0 } == """
        This change can break 3 of 3 test bundles, 1 of 1 app, 4 of 4 frameworks.
        Every target is affected by gen.sh.

        Tests to run:
          AppTests
          FeatureTests
          NetTests ← Net (Sources/Net.swift)

        """)
  }

  @Test("options of xcodebuild are for the schemes that have the tests")
  func schemes() throws {
    var report = try Self.report(touching: "Kit")
    #expect(
      report.xcodebuild
        == "-only-testing:AppTests -only-testing:FeatureTests -only-testing:NetTests\n")
    report.schemes = ["My App": ["AppTests", "FeatureTests"], "Few": ["AppTests"], "Old": []]
    #expect(
      report.xcodebuild == """
        -scheme 'My App' -only-testing:AppTests -only-testing:FeatureTests
        -only-testing:NetTests

        """)
  }

  @Test("swift test gets a filter for each package that matches whole names")
  func packages() throws {
    var report = try Self.report(touching: "Kit")
    #expect(report.swiftTest == "")
    report.packages = ["NetTests/project.yml": "", "AppTests/project.yml": "Packages/My App"]
    #expect(
      report.swiftTest == #"""
        --filter '^(NetTests)\.'
        --package-path 'Packages/My App' --filter '^(AppTests)\.'

        """#)
  }

  @Test("GitHub gets a matrix with a job for each test, or for each shard")
  func github() throws {
    var report = try Self.report(touching: "Net")
    #expect(
      report.github == #"""
        any=true
        count=1
        tests=["NetTests"]
        apps=[]
        matrix={"include":[{"shard":1,"name":"NetTests","tests":["NetTests"],"xcodebuild":"-only-testing:NetTests","filter":"^(NetTests)\\."}]}

        """#)
    report = try Self.report(touching: "Kit")
    report.shardCount = 2
    let matrix = try #require(report.github.split(separator: "\n").last)
    #expect(matrix.contains(#""name":"AppTests, NetTests""#))
    report.schemes = ["Net": ["NetTests"]]
    #expect(report.github.contains(#""xcodebuild":"-scheme Net -only-testing:NetTests""#))
    #expect(report.github.contains(#""xcodebuild":"-only-testing:AppTests""#))
    #expect(try Self.report(touching: "NetTests", .apps).github.contains("any=false\n"))
  }

  @Test("GitHub gets no more jobs than it starts, which are 256")
  func jobs() throws {
    let names = (100..<400).map { "T\($0)" }
    let drawing = try GraphDrawing(
      names.map { "\($0)(unit-tests)" }.joined(separator: "\n"))
    var touched = TouchedTargets()
    touched.unplaced = ["gen.sh"]
    let carriers = ChangeCarriers(drawing.graph, ModuleUses(of: drawing.graph))
    var report = AffectedReport(AffectedTargets(touched, over: carriers), listing: .tests)
    func count() -> Int { report.github.components(separatedBy: "\"shard\":").count - 1 }
    #expect(count() == 256)
    report.shardCount = 300
    #expect(count() == 256)
    // Of 200 parts the first 100 have a test in the scheme and one in none: 300 jobs. Of 100 parts
    // with three tests each has both.
    report.shardCount = 200
    report.schemes = ["A": Array(names.prefix(150))]
    #expect(count() == 200)
  }

  @Test("JSON has chains and reasons of what is listed")
  func json() throws {
    let report = try Self.report(touching: "Net")
    let root = try Document.read(Source(name: "x", bytes: report.json), as: .json).root
    #expect(root?["summary"]?["tests"]?["affected"]?.text == "1")
    let part = try #require(root?["schemes"]?.items.first)
    #expect(part["scheme"]?.text == "null" && part["tests"]?.items.map(\.text) == ["NetTests"])
    let target = try #require(root?["targets"]?.items.first)
    #expect(target["chain"]?.items.map(\.text) == ["NetTests", "Net"])
    #expect(target["touches"]?.items.count == 0 && target["kind"]?.text == "tests")
  }

  @Test("durations come from JUnit or from a result of Xcode, by the names of bundles")
  func durations() throws {
    let junit = """
      <?xml version="1.0"?><testsuites name="AppTests.xctest"><testsuite name="Login">
      <testcase classname="AppTests.Login" name="a" time="60"/>
      <testcase classname="AppTests.Login" name="b" time="30"><failure/></testcase>
      </testsuite></testsuites><testsuite name="x"><testcase classname="NetTests.N" time="12.5"/>
      <testcase classname="NetTests.N" time="inf"/></testsuite>
      """
    let result = """
      {"testNodes": [{"nodeType": "Test Plan", "children": [{"nodeType": "Unit test bundle",
      "name": "AppTests", "children": [{"nodeType": "Test Suite", "children": [
      {"nodeType": "Test Case", "name": "a", "durationInSeconds": 90.0}]}]},
      {"nodeType": "UI test bundle", "name": "NetTests", "children": [
      {"nodeType": "Test Case", "durationInSeconds": 12.5}]}]}]}
      """
    for text in [junit, result] {
      var report = try Self.report(touching: "App")
      report.durations = try TestDurations(Source(name: "x", bytes: Array(text.utf8)))
      #expect(report.text { $0 }.contains("Saved: 0.2 of 1.7 minutes; 1 without a duration.\n"))
    }
    #expect(throws: Problem.self) { try TestDurations(Source(name: "x", bytes: Array("{}".utf8))) }
  }

  @Test("shards are of equal length, the longest tests first")
  func shards() throws {
    var report = try Self.report(touching: "Kit")
    report.shardCount = 2
    let times =
      "<testcase classname='AppTests.A' time='100'/><testcase classname='NetTests.A' time='50'/>"
      + "<testcase classname='FeatureTests.A' time='40'/>"
    report.durations = try TestDurations(
      Source(name: "x", bytes: Array("<testsuite name='s'>\(times)</testsuite>".utf8)))
    #expect(report.names == "AppTests\n\nFeatureTests\nNetTests\n")
    report.shardCount = 9
    #expect(report.shards.count == 3)
  }
}
