import Documents
import Findings
import Modules
import Testing

@testable import Reporters

@Suite("The report for code scanning")
struct SARIFReporterTests {
  @Test("all that is required: rules with help, places, fingerprints, counts")
  func whole() {
    var report = ComparedReport.report
    report.findings = [ComparedReport.new]
    report.findings[0].finding = report.findings[0].finding.with(help: .some(nil))
    report.problems = []
    let bytes = SARIFReporter().bytes(of: report, in: ComparedReport.setting)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "archlint",
                  "semanticVersion": "1.2.3",
                  "rules": [
                    {
                      "id": "same-layer-link",
                      "name": "same-layer-link",
                      "shortDescription": {
                        "text": "a module links one of its own layer"
                      },
                      "fullDescription": {
                        "text": "a module links one of its own layer"
                      },
                      "help": {
                        "text": "a module links one of its own layer"
                      },
                      "defaultConfiguration": {
                        "enabled": true,
                        "level": "error"
                      },
                      "properties": {
                        "tags": [
                          "architecture"
                        ],
                        "precision": "very-high",
                        "problem.severity": "error"
                      }
                    },
                    {
                      "id": "cycle",
                      "name": "cycle",
                      "shortDescription": {
                        "text": "targets link in a circle"
                      },
                      "fullDescription": {
                        "text": "Fires in circles."
                      },
                      "help": {
                        "text": "cycle\\n",
                        "markdown": "# cycle\\n"
                      },
                      "defaultConfiguration": {
                        "enabled": false,
                        "level": "warning"
                      },
                      "properties": {
                        "tags": [
                          "architecture"
                        ],
                        "precision": "very-high",
                        "problem.severity": "warning"
                      }
                    }
                  ]
                }
              },
              "automationDetails": {
                "id": "archlint/"
              },
              "columnKind": "utf16CodeUnits",
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "description": {
                    "text": "The top of the repository."
                  }
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true,
                  "exitCodeDescription": "Found 1 new error (1 fixed, 1 suppressed)",
                  "toolExecutionNotifications": []
                }
              ],
              "results": [
                {
                  "ruleId": "same-layer-link",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "ISSCosmonautService (service) links ISSSpacesuitService in the same layer"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "service/CosmonautService/project.yml",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 24,
                          "startColumn": 20,
                          "endLine": 24,
                          "endColumn": 49
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "primaryLocationLineHash": "71bb2214e7b742a4:1",
                    "archlint/v1": "\(ComparedReport.new.fingerprint)"
                  },
                  "baselineState": "new"
                }
              ],
              "properties": {
                "errors": 2,
                "warnings": 0,
                "infos": 1,
                "suppressed": 1,
                "baselined": 0,
                "new": 1,
                "unchanged": 0,
                "fixed": 1
              }
            }
          ]
        }

        """)
  }

  @Test("the story of a finding: linked from its message, and as a flow through its places")
  func story() throws {
    let results = try results(of: [ComparedReport.known])
    let place = """
      {
        "artifactLocation": {
          "uri": "core/B/project.yml",
          "uriBaseId": "%SRCROOT%"
        },
        "region": {
          "startLine": 3
        }
      }
      """
    #expect(results.contains(#""text": "dependency cycle: A → B → A\n[B links A](1)""#))
    #expect(results.contains(#""baselineState": "unchanged""#))
    #expect(results.contains("\"relatedLocations\": [\n  {\n    \"id\": 1,\n"))
    // Once as a related place, once as the second step of the flow.
    let flat = results.filter { $0 != " " }
    #expect(flat.split(separator: place.filter { $0 != " " }).count == 3)
  }

  @Test("what spans several lines ends with its first one, in annotations too")
  func firstLine() {
    var finding = ReportedFinding(
      Finding(
        rule: "r", .error, "m",
        at: Place(file: "a.yml", line: 3, column: 5, endLine: 9, endColumn: 2),
        from: Subject("A")))
    finding.source = "  - rule: é"
    let report = Report(summary: Summary(), findings: [finding])
    let sarif = String(
      decoding: SARIFReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(
      sarif.filter { !$0.isWhitespace }.contains(
        #""region":{"startLine":3,"startColumn":5,"endLine":3,"endColumn":12}"#))
    let github = String(
      decoding: GitHubReporter().bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(github.contains("::error file=a.yml,line=3,endLine=3,col=5,endColumn=12,title=r::m"))
  }

  @Test("an info is a note, a problem a notification, and no result is an empty list")
  func levels() throws {
    #expect(try results(of: [ComparedReport.info]).contains(#""level": "note""#))
    let text = ComparedReport.text(SARIFReporter())
    #expect(text.contains(#""executionSuccessful": false"#))
    #expect(text.contains(#""text": "unknown layer `sevice`""#))
    let clean = Report(summary: Summary(), findings: [])
    let bytes = SARIFReporter().bytes(of: clean, in: ReportSetting())
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""results": [],"#))
  }

  @Test("columns count UTF-16, as editors do")
  func columns() throws {
    var finding = SampleReport.link
    finding.finding = finding.finding.with(
      at: Place(file: "a.yml", line: 1, column: 4, endColumn: 6))
    finding.source = "a\u{1F680}é\u{1F680}bc"
    let results = try results(of: [finding]).filter { !$0.isWhitespace }
    #expect(
      results.contains(#""startLine":1,"startColumn":5,"endLine":1,"endColumn":8"#))
  }

  @Test("findings of one rule on one line are told apart, whatever their order")
  func twins() throws {
    let findings = ["B", "C", "D"].map { name in
      var finding = ReportedFinding(SampleReport.link.finding, fingerprint: name)
      finding.lineHash = "71bb2214e7b742a4:1"
      return finding
    }
    var other = SampleReport.cycle
    other.lineHash = "71bb2214e7b742a4:1"
    for findings in [findings + [other], [other] + findings.reversed()] {
      let lines = try results(of: findings).split(separator: "\n")
      let hashes = lines.filter { $0.contains("primaryLocationLineHash") }.map {
        $0.split(separator: "\"")[3]
      }
      #expect(
        hashes.sorted() == [
          "71bb2214e7b742a4:1", "71bb2214e7b742a4:1", "71bb2214e7b742a4:1-C",
          "71bb2214e7b742a4:1-D",
        ])
    }
  }

  @Test("a file outside of the repository is shown where it is included")
  func outside() throws {
    var finding = SampleReport.link
    let place = Place(file: "../shared/base.yml", line: 7, column: 3)
    let include = Place(file: "app/project.yml", line: 2, column: 5)
    finding.finding = finding.finding.with(
      at: place, notes: [Note("elsewhere", at: place), Note("included here", at: include)])
    let results = try results(of: [finding]).filter { !$0.isWhitespace }
    let first = try #require(results.split(separator: "\"uri\":").dropFirst().first)
    #expect(first.hasPrefix("\"app/project.yml\""))
    #expect(results.contains("definedhere"))
    let report = Report(summary: Summary(), findings: [finding])
    for format in ["github", "gitlab", "teamcity", "azure", "checkstyle"] {
      let reporter = try #require(ReporterCatalog.reporter(named: format))
      let text = String(
        decoding: reporter.bytes(of: report, in: ReportSetting(isQuiet: true)), as: UTF8.self)
      let keys = ["file=", "\"path\": \"", "file='", "sourcepath=", "name=\""]
      let places = keys.flatMap { text.split(separator: $0) }
      #expect(places.contains { $0.hasPrefix("app/project.yml") }, "\(format)")
    }
  }

  @Test("addresses are escaped, and brackets in names make no links")
  func hostile() throws {
    var finding = SampleReport.link
    let place = Place(file: "My Module/a#é.yml", line: 1, column: 1)
    finding.finding = finding.finding.with(
      nil, "[click](1)", at: place, help: .some(nil), notes: [Note("a]b", at: place)])
    let results = try results(of: [finding])
    #expect(results.contains(#""uri": "My%20Module/a%23%C3%A9.yml""#))
    #expect(results.contains("\"text\": \"[click]\\u200c(1)\\n[a\\\\]b](1)\""))
  }

  /// What is written of some findings, the indentation of the list taken off.
  private func results(of findings: [ReportedFinding]) throws -> String {
    let report = Report(summary: Summary(), findings: findings)
    let bytes = SARIFReporter().bytes(of: report, in: ComparedReport.setting)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("\"results\": [") })
    return lines[start...].map { $0.dropFirst(10) }.joined(separator: "\n")
  }
}
