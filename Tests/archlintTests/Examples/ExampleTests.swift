import TestSupport
import Testing

/// Runs every example as its README says, and compares the whole report.
@Suite("The examples")
struct ExampleTests {
  @Test("are clean as they stand", arguments: Example.all)
  func clean(name: String) throws {
    let example = try Example(name)
    let result = try example.check()
    #expect(result.output == (try example.text(of: "expected.txt")))
    #expect(result.problems == "")
    #expect(result.exitCode == 0)
  }

  @Test("tell everything that is wrong with the broken variant", arguments: Example.all)
  func broken(name: String) throws {
    let example = try Example(name)
    try example.breakIt()
    let result = try example.check()
    #expect(result.output == (try example.text(of: "broken/expected.txt")))
    #expect(result.problems == "")
    #expect(result.exitCode == 1)
  }
}
