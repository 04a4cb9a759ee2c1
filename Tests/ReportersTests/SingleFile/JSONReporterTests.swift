import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The report for machines")
struct JSONReporterTests {
  @Test("every field in its order, what is absent as null")
  func whole() {
    var report = SampleReport.report
    report.findings.removeLast()
    report.findings[0].finding = report.findings[0].finding.with(
      notes: [Note("there", at: Place(file: "B", line: 1, column: 2))])
    report.tool = "1.2.3"
    report.summary.rules = 27
    report.problems = [Problem("odd", severity: .warning)]
    let text = String(
      decoding: JSONReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(
      text == """
        {
          "version": 1,
          "tool": "1.2.3",
          "verdict": {
            "result": "failed",
            "reason": "Found 1 error",
            "failsFor": "error",
            "part": null,
            "elsewhere": null,
            "baselineGrowth": null,
            "decision": null,
            "unchecked": []
          },
          "summary": {
            "specs": 4,
            "modules": 2,
            "targets": 12,
            "links": 20,
            "rules": 27,
            "errors": 1,
            "warnings": 1,
            "infos": 0,
            "suppressed": 0,
            "baselined": 0,
            "new": null,
            "unchanged": null,
            "fixed": null
          },
          "findings": [
            {
              "rule": "same-layer-link",
              "severity": "error",
              "state": null,
              "message": "ISSCosmonautService (service) links ISSSpacesuitService in the same layer",
              "help": "link its interface ISSSpacesuitServiceCore instead",
              "file": "service/CosmonautService/project.yml",
              "line": 24,
              "column": 20,
              "endLine": 24,
              "endColumn": 49,
              "source": "      - framework: ISSSpacesuitService.framework",
              "lineHash": null,
              "from": "ISSCosmonautService",
              "to": "ISSSpacesuitService",
              "module": "ISSCosmonautService",
              "owner": null,
              "modules": [
                "ISSCosmonautService",
                "ISSSpacesuitService"
              ],
              "members": [],
              "notes": [
                {
                  "message": "there",
                  "file": "B",
                  "line": 1,
                  "column": 2
                }
              ],
              "cut": [],
              "fingerprint": "\(SampleReport.link.fingerprint)",
              "parts": []
            }
          ],
          "fixed": [],
          "problems": [
            {
              "severity": "warning",
              "message": "odd",
              "file": null,
              "line": null,
              "column": null
            }
          ],
          "modules": [
            {
              "name": "A",
              "layer": "core"
            },
            {
              "name": "Lint",
              "layer": null
            }
          ],
          "architecture": null,
          "drawing": null,
          "affected": null,
          "exceptions": [],
          "renames": [],
          "explanations": []
        }

        """)
  }
}
