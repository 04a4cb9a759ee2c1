import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The reports for other programs")
struct FileReporterTests {
  @Test("GitLab: what the widget of code quality knows")
  func gitlab() {
    #expect(
      ComparedReport.text(GitLabReporter()) == """
        [
          {
            "description": "Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed): unknown layer `sevice`",
            "check_name": "archlint",
            "fingerprint": "\(Identity(rule: "archlint", from: "unknown layer `sevice`").fingerprint)",
            "severity": "blocker",
            "location": {
              "path": ".archlint.yml",
              "lines": {
                "begin": 2
              }
            }
          },
          {
            "description": "ISSCosmonautService (service) links ISSSpacesuitService in the same layer; link its interface ISSSpacesuitServiceCore instead",
            "check_name": "same-layer-link",
            "fingerprint": "\(ComparedReport.new.fingerprint)",
            "severity": "major",
            "location": {
              "path": "service/CosmonautService/project.yml",
              "lines": {
                "begin": 24
              }
            }
          },
          {
            "description": "the source path Old does not exist",
            "check_name": "missing-source",
            "fingerprint": "\(ComparedReport.info.fingerprint)",
            "severity": "info",
            "location": {
              "path": "core/B/project.yml",
              "lines": {
                "begin": 9
              }
            }
          },
          {
            "description": "known before: dependency cycle: A → B → A; core/B/project.yml:3: B links A",
            "check_name": "cycle",
            "fingerprint": "\(ComparedReport.known.fingerprint)",
            "severity": "info",
            "location": {
              "path": "core/A/project.yml",
              "lines": {
                "begin": 7
              }
            }
          }
        ]

        """)
  }

  @Test("GitLab: the same finding twice is two, and none is an empty list")
  func twins() {
    func text(_ findings: [ReportedFinding]) -> String {
      let report = Report(summary: Summary(), findings: findings)
      return String(
        decoding: GitLabReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    }
    let twice = text([SampleReport.link, SampleReport.link])
    #expect(twice.contains("\"fingerprint\": \"\(SampleReport.link.fingerprint)\","))
    #expect(twice.contains("\"fingerprint\": \"\(SampleReport.link.fingerprint)-2\","))
    #expect(text([]) == "[]\n")
  }

  @Test("Checkstyle: files in their order, and what is wrong in each")
  func checkstyle() {
    #expect(
      ComparedReport.text(CheckstyleReporter(), below: "/station/") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        <!-- Checked 12 targets in 4 specs (20 links, 0 rules). Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed). -->
          <file name="/station/.archlint.yml">
            <error line="2" column="5" severity="error" message="Incomplete: 1 problem. Found 1 new error and 1 new info-level finding so far (1 known, 1 fixed, 1 suppressed): \
        unknown layer `sevice`" source="archlint"/>
          </file>
          <file name="/station/core/A/project.yml">
            <error line="7" column="5" severity="info" message="known before: dependency \
        cycle: A → B → A; /station/core/B/project.yml:3: B links A" source="archlint.cycle"/>
          </file>
          <file name="/station/core/B/project.yml">
            <error line="9" column="14" severity="info" message="the source path Old does not \
        exist" source="archlint.missing-source"/>
          </file>
          <file name="/station/service/CosmonautService/project.yml">
            <error line="24" column="20" severity="error" message="ISSCosmonautService (service) \
        links ISSSpacesuitService in the same layer; link its interface ISSSpacesuitServiceCore instead" source="archlint.same-layer-link"/>
          </file>
        </checkstyle>

        """)
  }
}
