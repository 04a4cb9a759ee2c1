import Foundation
import Loaders
import Synchronization
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite("The workspace")
struct WorkspaceTests {
  @Test("reads each spec and each source once, and no source if it is not to")
  func reads() throws {
    let folder = try TemporaryFolder()
    for number in 0..<60 {
      try folder.write(
        """
        name: M\(number)
        include: ../settings.yml
        targets: {M\(number): {type: framework, platform: iOS, sources: [Sources]}}
        """, to: "M\(number)/project.yml")
      try folder.write("", to: "M\(number)/Sources/Main.swift")
    }
    try folder.write("options: {bundleIdPrefix: com.example}\n", to: "settings.yml")
    for number in 0..<600 {
      let path = "\(folder.path)/M\(number % 60)/Sources/File\(number).swift"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let root = try Root(path: folder.path)
    let read = Mutex<[String]>([])
    var files = ProjectFiles.onDisk(below: folder.path, inside: root.tree)
    files.read = { [disk = files.read] path throws(ProjectFiles.Failure) in
      read.withLock { $0.append(path) }
      return try disk(path)
    }
    let specs = (0..<60).map { "M\($0)/project.yml" } + ["settings.yml"]
    let sources =
      (0..<60).map { "M\($0)/Sources/Main.swift" }
      + (0..<600).map { "M\($0 % 60)/Sources/File\($0).swift" }
    for readsSources in [false, true] {
      read.withLock { $0 = [] }
      let workspace = Pipeline.workspace(
        of: Input(root, environment: [:], files: files, readsSources: readsSources))
      #expect(workspace.graph.targets.count == 60)
      #expect(workspace.problems.isEmpty)
      #expect(
        read.withLock { $0.sorted() } == (specs + (readsSources ? sources : [])).sorted())
    }
  }
}
