import Documents
import Foundation
import Loaders
import TestSupport
import Testing

/// Public projects against what another reader makes of them.
@Suite("A public project")
struct JudgedProjectTests {
  @Test(
    "says what another reader finds in it",
    .enabled(if: ProjectTexts.areThere, Comment(rawValue: ProjectTexts.absence)))
  func projects() throws {
    var (equal, refused, absent) = (0, 0, 0)
    for judged in try ProjectTexts.judged() {
      guard let bytes = judged.bytes else {
        absent += 1
        continue
      }
      let (project, problems) = XcodeProject.read(Source(name: judged.file, bytes: bytes))
      if judged.expected["error"] != nil {
        #expect(project == nil && problems.contains { $0.severity == .error }, "\(judged)")
        refused += 1
        continue
      }
      let found = try JSONSerialization.jsonObject(with: Data(try #require(project).json))
      #expect(judged.expected.isEqual(found), "\(judged)")
      #expect(problems.isEmpty, "\(judged): \(problems)")
      equal += 1
    }
    #expect(equal + refused + absent > 0)
    print("\(equal) projects equal, \(refused) refused, \(absent) not fetched")
  }
}
