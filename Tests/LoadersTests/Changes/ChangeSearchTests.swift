import Documents
import Foundation
import Loaders
import Modules
import TestSupport
import Testing

@Suite("What a change can break")
struct ChangeSearchTests {
  @Test(
    "is what a model of the project answers that knows nothing of the program", arguments: 0..<60)
  func model(seed: UInt64) {
    let most =
      Int(ProcessInfo.processInfo.environment["AFFECTED_EDITS"] ?? "") ?? Tries.few(30, many: 180)
    for round in 0..<max(1, most / 60) {
      let number = seed * 1000 + UInt64(round)
      var random = SplitMix(seed: number)
      let before = ChangedModel(seed: number)
      var after = before
      for _ in 0..<Int.random(in: 1...3, using: &random) { after.edit(by: &random) }
      let expected = after.affected(since: before) ?? Set(after.links.keys)
      let found = ChangeSearchTests.affected(from: before, to: after)
      #expect(found == expected, "seed \(number)")
    }
  }

  private static func affected(from before: ChangedModel, to after: ChangedModel) -> Set<String> {
    let (now, then) = (after.files, before.files)
    let paths = Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }
    let state = state(now)
    let search = ChangeSearch(from: self.state(then), to: state, FilePlacement())
    let affected = AffectedTargets(
      search.touched(by: paths), over: ChangeCarriers(state.graph, ModuleUses(of: state.graph)))
    return Set(affected.ids.map { state.graph[$0].name })
  }

  private static func state(_ texts: [String: [UInt8]]) -> ProjectState {
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        if let bytes = texts[path] { return bytes }
        throw .missing
      },
      kind: { path in
        if texts[path] != nil { return .file }
        return texts.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
      })
    let specs = texts.keys.filter { $0.hasSuffix("project.yml") || $0.hasSuffix("Package.swift") }
    let parts = ProjectLoader(files: files, environment: [:]).read(specs)
    return ProjectState(parts.graph(), parts, files, environment: [:])
  }
}
