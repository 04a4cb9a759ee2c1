import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The report as test results")
struct JUnitReporterTests {
  @Test("is a suite a rule, a case a module")
  func junit() {
    #expect(
      ComparedReport.text(JUnitReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- 12 targets in 4 specs, 20 links: 2 errors (1 new), 1 info (1 new), 1 fixed, 1 suppressed -->
        <testsuites name="archlint" tests="13" failures="1" errors="1" time="0">
          <testsuite name="archlint" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase name="run" classname="archlint.run" time="0">
              <error message="the run could not do its job" type="error">
        .archlint.yml:2:5: error: there is no layer `sevice`
        </error>
            </testcase>
          </testsuite>
          <testsuite name="same-layer-link" tests="4" failures="1" errors="0" skipped="0" time="0">
            <testcase name="A" classname="same-layer-link.A" time="0"/>
            <testcase name="B" classname="same-layer-link.B" time="0"/>
            <testcase name="ISSCosmonautService" classname="same-layer-link.ISSCosmonautService" \
        time="0">
              <failure message="ISSCosmonautService (service) links ISSSpacesuitService, a \
        module of its own layer" type="error">
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService, a module of its own layer [same-layer-link]
        service/CosmonautService/project.yml:24:20: note: link ISSSpacesuitServiceCore, the \
        interface of ISSSpacesuitService
        </failure>
            </testcase>
            <testcase name="ISSSpacesuitService" classname="same-layer-link.ISSSpacesuitService" \
        time="0"/>
          </testsuite>
          <testsuite name="cycle" tests="4" failures="0" errors="0" skipped="1" time="0">
            <testcase name="A" classname="cycle.A" time="0">
              <skipped message="A links B, which closes a cycle"/>
            </testcase>
            <testcase name="B" classname="cycle.B" time="0"/>
            <testcase name="ISSCosmonautService" classname="cycle.ISSCosmonautService" time="0"/>
            <testcase name="ISSSpacesuitService" classname="cycle.ISSSpacesuitService" time="0"/>
          </testsuite>
          <testsuite name="missing-source" tests="4" failures="0" errors="0" skipped="0" time="0">
            <testcase name="A" classname="missing-source.A" time="0"/>
            <testcase name="B" classname="missing-source.B" time="0">
              <system-out>
        core/B/project.yml:9:14: info: the source path Old does not exist [missing-source]
        </system-out>
            </testcase>
            <testcase name="ISSCosmonautService" classname="missing-source.ISSCosmonautService" \
        time="0"/>
            <testcase name="ISSSpacesuitService" classname="missing-source.ISSSpacesuitService" \
        time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "the case is the module at fault, never one that is only named alike",
    arguments: [
      // The only module concerned, and the one that the culprit is named like.
      ("Any", nil, ["Net"], "Net"), ("Net", "MapTests", ["Map", "Net"], "Net"),
      // The tests of Net, which are named like Map, link Map: the other module is at fault.
      ("MapNetTests", "Map", ["Map", "Net"], "Net"),
      // Nobody can say whose tests they are.
      ("MapNetTests", "MapMock", ["Map", "Net"], "MapNetTests"),
      ("project.yml", nil, [], "project.yml"),
    ] as [(String, String?, [String], String)])
  func culprit(from: String, to: String?, modules: [String], expected: String) throws {
    var finding = Finding(
      rule: "r", .error, "m", at: Place(file: "x", line: 1, column: 1), from: Subject(from),
      to: to.map { Subject($0) })
    finding.modules = modules
    let report = Report(
      summary: Summary(), findings: [finding],
      modules: ["Map", "Net"].map { .init(name: $0, layer: nil) })
    let bytes = JUnitReporter().bytes(of: report, in: ReportSetting())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let failure = try #require(lines.firstIndex { $0.contains("<failure") })
    #expect(lines[failure - 1].hasPrefix("    <testcase name=\"\(expected)\" "))
  }
}
