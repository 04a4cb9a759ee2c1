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
        <!-- Checked 12 targets in 4 specs (20 links, 0 rules). Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed). -->
        <testsuites name="archlint" tests="13" failures="1" errors="1" time="0">
          <testsuite name="archlint" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase name="run" classname="archlint.run" time="0">
              <error message="Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed)" type="error">
        .archlint.yml:2:5: error: unknown layer `sevice`
        </error>
            </testcase>
          </testsuite>
          <testsuite name="same-layer-link" tests="4" failures="1" errors="0" skipped="0" time="0">
            <testcase name="A" classname="same-layer-link.A" time="0"/>
            <testcase name="B" classname="same-layer-link.B" time="0"/>
            <testcase name="ISSCosmonautService" classname="same-layer-link.ISSCosmonautService" \
        time="0">
              <failure message="ISSCosmonautService (service) links ISSSpacesuitService in the same layer" type="error">
        service/CosmonautService/project.yml:24:20: error: ISSCosmonautService (service) links \
        ISSSpacesuitService in the same layer [same-layer-link]
        service/CosmonautService/project.yml:24:20: note: link its interface ISSSpacesuitServiceCore instead
        </failure>
            </testcase>
            <testcase name="ISSSpacesuitService" classname="same-layer-link.ISSSpacesuitService" \
        time="0"/>
          </testsuite>
          <testsuite name="cycle" tests="4" failures="0" errors="0" skipped="1" time="0">
            <testcase name="A" classname="cycle.A" time="0">
              <skipped message="dependency cycle: A → B → A"/>
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
    "the case is the module at fault, whatever its targets are named",
    arguments: [("Net", "Net"), (nil, "MapNetTests")] as [(String?, String)])
  func culprit(module: String?, expected: String) throws {
    let finding = Self.finding(.error, module: module, modules: ["Map", "Net"])
    let lines = text(finding, failsFor: .error).split(separator: "\n")
    let failure = try #require(lines.firstIndex { $0.contains("<failure") })
    #expect(lines[failure - 1].hasPrefix("    <testcase name=\"\(expected)\" "))
  }

  @Test(
    "what fails the gate is a failure, and nothing else",
    arguments: [
      (.error, .error, true), (.warning, .error, false), (.warning, .warning, true),
      (.info, .warning, false),
      // Without a gate the test results are the gate.
      (.error, nil, true), (.warning, nil, false),
    ] as [(Severity, Severity?, Bool)])
  func gate(severity: Severity, failsFor: Severity?, fails: Bool) {
    let text = text(Self.finding(severity), failsFor: failsFor)
    #expect(text.contains("<failure") == fails)
    #expect(text.contains("failures=\"1\"") == fails)
    #expect(text.contains("<system-out>") == !fails)
  }

  private static func finding(
    _ severity: Severity, module: String? = nil, modules: [String] = []
  ) -> Finding {
    Finding(
      rule: "r", severity, "m", at: Place(file: "x", line: 1, column: 1),
      from: Subject("MapNetTests"), to: Subject("Map"), module: module, modules: modules)
  }

  private func text(_ finding: Finding, failsFor severity: Severity?) -> String {
    var report = Report(
      summary: Summary(), findings: [finding].reported,
      modules: ["Map", "Net"].map { (name: $0, layer: nil) })
    report.failingSeverity = severity
    let bytes = JUnitReporter().bytes(of: report, in: ReportSetting())
    return String(decoding: bytes, as: UTF8.self)
  }
}
