import Documents
import Repairs
import Testing

@Suite("A patch")
struct PatchTests {
  /// What a patch makes of a file `a`, and of what else it names.
  private func edits(_ patch: String, of text: String = "one\ntwo\nthree\n") throws -> [String:
    String?]
  {
    let patch = try Patch(Array(patch.utf8))
    let edits = try patch.edits(
      named: { String(decoding: $0, as: UTF8.self) }, read: { $0 == "a" ? Array(text.utf8) : nil })
    return edits.mapValues { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test("changes, adds, removes and renames files")
  func kinds() throws {
    #expect(
      try edits("--- a/a\n+++ b/a\n@@ -2 +2,2 @@\n-two\n+2\n+2.5\n") == [
        "a": "one\n2\n2.5\nthree\n"
      ])
    #expect(try edits("--- /dev/null\n+++ b/b\n@@ -0,0 +1 @@\n+x\n") == ["b": "x\n"])
    #expect(
      try edits("--- a/a\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-one\n-two\n-three\n") == ["a": nil])
    #expect(try edits("rename from a\nrename to b\n") == ["a": nil, "b": "one\ntwo\nthree\n"])
    #expect(
      try edits(
        "rename from a\nrename to b\n--- a/a\n+++ b/b\n@@ -1,2 +1,1 @@\n-one\n two\n") == [
          "a": nil, "b": "two\nthree\n",
        ])
  }

  @Test("is that which two files differ by", arguments: ["x\n", "x", "one\n", "one\ntwo\n3", ""])
  func differences(other: String) throws {
    for (old, new) in [("one\ntwo\nthree", other), (other, "one\ntwo\nthree\n")] where !old.isEmpty
    {
      let patch = LineDifference(from: Array(old.utf8), to: Array(new.utf8)).patch(of: "a")
      #expect(try edits(String(decoding: patch, as: UTF8.self), of: old) == ["a": new])
    }
  }

  @Test("that does not fit is refused")
  func refusals() {
    for (patch, words) in [
      ("", "no file is changed in it"),
      ("--- a/c\n+++ b/c\n@@ -1 +1 @@\n-x\n+y\n", "there is no `c`"),
      ("--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y\n", "`a` has something else at line 1"),
      ("--- a/a\n+++ b/a\n@@ -9 +9 @@\n-x\n+y\n", "`a` has something else at line 9"),
      ("--- a/a\n+++ b/a\n@@ -1,2 +1 @@\n-one\n", "a hunk of it ends too early"),
      ("--- a/a\n+++ b/a\n@@ -x +y @@\n", "a hunk of it has no line numbers"),
      ("--- a/a\n+++ b/a\n@@ -99999999999999999999 +1 @@\n", "a hunk of it has no line numbers"),
    ] {
      #expect(throws: Refusal(words)) { try edits(patch) }
    }
  }
}
