import Drawings
import Foundation
import Loaders
import Modules
import Reporters
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite(
  "Every repository in the field",
  .enabled(if: Repositories.folder != nil, "\(SharedFiles.absence)"))
struct DeterminismTests {
  @Test("looks the same in whatever order its folders list their entries")
  func directoryOrder() throws {
    #expect(Repositories.all.count == 24)
    for repository in Repositories.all {
      let root = try Root(path: repository.path)
      let outputs = [UInt64(0), 1, 2].map { seed in
        var files = ProjectFiles.onDisk(below: repository.path, inside: root.tree)
        files.list = { [disk = files.list] path throws(ProjectFiles.Failure) in
          let listing = try disk(path)
          var random = SplitMix(seed: seed)
          return FolderListing(
            seed == 0 ? listing.entries : listing.entries.shuffled(using: &random),
            identity: listing.identity)
        }
        let workspace = Pipeline.workspace(of: Input(root, environment: [:], files: files))
        return String(decoding: GraphJSON.bytes(of: workspace.architecture), as: UTF8.self)
          + workspace.problems.map(workspace.words.text).joined()
      }
      #expect(Set(outputs).count == 1, "\(repository.path)")
    }
  }

  /// Each process hashes with a seed of its own, so that the order of dictionaries changes too.
  @Test("looks the same with the environment in another order, and on one processor only")
  func environmentOrder() throws {
    // A sanitizer keeps its options, if there is one.
    let options = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { "ASAN_OPTIONS=\($0)" }
    let clean = "env -i \(options ?? "")"
    let onOne = FileManager.default.fileExists(atPath: "/usr/bin/taskset") ? "taskset 1" : ""
    for repository in Repositories.all {
      let outputs = try ["\(clean) A=1 B=2 C=3", "\(clean) C=3 B=2 A=1 \(onOne)"].map { start in
        let result = try BuiltProgram.run(
          shell: """
            for command in "graph --format json" "check --format json"; do
              \(start) $archlint $command | cksum
            done
            """, in: repository.path)
        return result.output + result.problems
      }
      #expect(Set(outputs).count == 1, "\(repository.path)")
    }
  }
}

/// Real repositories of several specs each.
private enum Repositories {
  static let folder = SharedFiles.find("corpus/multi")

  /// The folders of specs, a repository each.
  static var all: [URL] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return (names ?? []).sorted().compactMap { folder?.appending(path: "\($0)/specs") }
  }
}
