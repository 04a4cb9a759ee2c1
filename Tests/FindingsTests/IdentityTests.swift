import Documents
import Findings
import Modules
import Testing

@Suite("Identity of findings")
struct IdentityTests {
  @Test("the fingerprint is the FNV-1a hash of rule and ends, whatever the line and the wording")
  func fingerprint() {
    let one = Finding(
      rule: "r", .error, "a", at: Place(file: "x", line: 1, column: 1), from: Subject("A"),
      to: Subject("B"))
    let other = Finding(
      rule: "r", .info, "b", at: Place(file: "y", line: 9, column: 9), from: Subject("A"),
      to: Subject("B"))
    #expect(one.identity.fingerprint == other.identity.fingerprint)
    #expect(one.identity.fingerprint.utf8.count == 16)
    let turned = Identity(rule: "r", from: "B", to: "A")
    #expect(turned.fingerprint != one.identity.fingerprint)
  }

  @Test("words cannot run into one another")
  func boundaries() {
    #expect(
      Identity(rule: "r", from: "AB", to: "C").fingerprint
        != Identity(rule: "r", from: "A", to: "BC").fingerprint)
  }

  @Test("a cycle is its members, whichever it points at")
  func members() {
    let cycle = Identity(rule: "cycle", from: "A", to: "B", members: ["B", "A", "C"])
    #expect(cycle == Identity(rule: "cycle", from: "C", to: "A", members: ["A", "B", "C"]))
  }
}
