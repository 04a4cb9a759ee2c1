import Documents
import Foundation
import TestSupport
import Testing

/// All 402 cases of the public YAML test suite, against what XcodeGen's parser does with each.
@Suite(.enabled(if: SharedFiles.find("yaml-test-suite") != nil, "\(SharedFiles.absence)"))
struct SuiteTests {
  @Test func agreesWithXcodeGenOnEveryCase() throws {
    let verdicts = try Verdict.read(try #require(SharedFiles.find("facts/yaml-verdicts.json")))
    let folder = try #require(SharedFiles.find("yaml-test-suite"))
    var tally = Tally()
    for verdict in verdicts {
      let file = folder.appending(path: verdict.name).appending(path: "in.yaml")
      let outcome = Outcome(reading: try Data(contentsOf: file), name: verdict.name)
      tally.count(outcome, against: verdict)
    }
    print(tally)
    #expect(tally.faults == [])
    #expect(verdicts.count == 402)
    #expect(tally.readWithValue + tally.refusedByName == 224)
    #expect(tally.refusedByName <= 49)
    #expect(tally.refused == 161)
    #expect(tally.differing == 17)
  }
}

/// Counts how the cases went.
private struct Tally: CustomStringConvertible {
  var readWithValue = 0
  var refusedByName = 0
  var refused = 0
  var differing = 0
  /// What must not happen, one line a case.
  var faults: [String] = []

  mutating func count(_ outcome: Outcome, against verdict: Verdict) {
    switch (verdict.relation, outcome) {
    case (.agrees, .value(let value)) where value == verdict.value?.comparable: readWithValue += 1
    case (.agrees, .refusal(let error))
    where verdict.isExotic && error.message.hasPrefix("unsupported YAML feature: "):
      refusedByName += 1
    case (.refuses, .refusal): refused += 1
    case (.differs, .refusal), (.overreads, .refusal): differing += 1
    case (.differs, .value(let value)) where value == verdict.value?.comparable: differing += 1
    case (.overreads, .value(let value)) where value == verdict.value?.comparable: differing += 1
    default: faults.append("\(verdict.name): expected \(verdict), got \(outcome)")
    }
  }

  var description: String {
    """
    YAML test suite: \(readWithValue + refusedByName) read as XcodeGen reads them \
    (of these \(refusedByName) refused by the name of a feature), \(refused) refused as XcodeGen \
    refuses them, \(differing) where libyaml and the suite differ, \(faults.count) anything else
    """
  }
}
