import Foundation
import TestSupport
import Testing

/// A gate lets nothing through that is checked less.
@Suite("A gate and its policy")
struct PolicyPropertyTests {
  /// A few edits, since each is a run of the program; `GATE_EDITS` names another number.
  private static let edits =
    ProcessInfo.processInfo.environment["GATE_EDITS"].flatMap { Int($0) } ?? 20
  private static let editsPerProject = 20

  @Test("every check that a branch lost is counted, and fails with --strict; nothing else is")
  func edits() throws {
    var random = SplitMix(seed: 2029)
    var counts = [0, 0]
    for _ in 0..<(Self.edits / Self.editsPerProject) {
      let before = EditedPolicy(using: &random)
      let project = try DrawnProject("")
      try write(before.files, over: [:], in: project)
      try project.commit("main")
      var written = before.files
      for _ in 0..<Self.editsPerProject {
        var after = before
        for _ in 0..<Int.random(in: 1...3, using: &random) { after.edit(using: &random) }
        try write(after.files, over: written, in: project)
        written = after.files
        let losses = PolicyFacts(policy: after).losses(since: before)
        counts[losses > 0 ? 1 : 0] += 1
        let isAllowed = max(before.growth["policy"] ?? 1, after.growth["policy"] ?? 1) == 0
        // Deleted specs are in the list, too.
        let changed = Set(before.files.keys).union(after.files.keys).filter {
          before.files[$0] != after.files[$0]
        }
        try project.folder.write(changed.sorted().joined(separator: "\n"), to: "list")
        for part in ["", "--files-from list"] {
          let run = try project.run(
            "$archlint check --since main --strict --only policy-growth --format short -q \(part)")
          let told = run.output.split(separator: "\n").filter { $0.contains("[policy-growth]") }
          let story = "\(part)\n\(run.output)\(run.problems)\n\(before.files)\n\(after.files)"
          #expect(told.count == (isAllowed ? 0 : losses), "\(story)")
          #expect(run.exitCode == (told.isEmpty ? 0 : 1), "\(story)")
        }
      }
    }
    #expect(counts[0] > Self.edits / 5 && counts[1] > Self.edits / 5, "\(counts)")
  }

  /// Writes what differs, and deletes what is gone.
  private func write(
    _ files: [String: String], over written: [String: String], in project: DrawnProject
  ) throws {
    for (path, text) in files where written[path] != text {
      try project.folder.write(text, to: path)
    }
    for path in written.keys where files[path] == nil {
      try FileManager.default.removeItem(atPath: "\(project.folder.path)/\(path)")
    }
  }
}
