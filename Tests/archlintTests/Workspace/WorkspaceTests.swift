import Foundation
import Loaders
import Synchronization
import TestSupport
import Testing

@testable import archlint

@Suite("The workspace")
struct WorkspaceTests {
  @Test("is searched and loaded without opening a Swift file, and without reading a spec twice")
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
    let workspace = Pipeline.workspace(of: Input(root, environment: [:], files: files))
    #expect(workspace.graph.targets.count == 60)
    #expect(workspace.problems.isEmpty)
    let specs = (0..<60).map { "M\($0)/project.yml" }
    #expect(read.withLock { $0.sorted() } == (specs + ["settings.yml"]).sorted())
  }
}
