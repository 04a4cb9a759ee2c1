import Loaders
import Modules
import TestSupport
import Testing

@Suite("Who a file belongs to")
struct FileOwnersTests {
  /// A spec, and a line for each file with the targets that it belongs to.
  @Test("is decided by paths and globs, whether it exists or not")
  func sources() throws {
    let files = DrawnFiles(
      """
      name: Kit
      targets:
        Kit:
          type: framework
          platform: iOS
          sources:
            - {path: Sources, excludes: ["**/*.md", Old]}
            - {path: Shared, includes: ["*.swift"]}
        Other: {type: framework, platform: iOS, sources: [Sources/Deep, Assets.xcassets, A.swift]}
      """)
    let graph = ProjectLoader(files: .inMemory(files), environment: [:]).read(["project.yml"])
      .graph()
    var owners = FileOwners(graph.targets)
    func names(_ path: String) -> [String] { owners.targets(of: path).map { graph[$0].name } }
    #expect(names("Sources/A.swift") == ["Kit"])
    #expect(names("Sources/Main.storyboard") == ["Kit"])
    #expect(names("Sources/Old/B.swift") == [])
    #expect(names("Sources/x/README.md") == [])
    #expect(names("Sources/Deep/B.swift") == ["Kit", "Other"])
    #expect(names("Shared/A.swift") == ["Kit"])
    #expect(names("Shared/A.h") == [])
    #expect(names("Assets.xcassets/icon/1.png") == ["Other"])
    #expect(names("A.swift") == ["Other"])
    #expect(names("B.swift") == [])
  }
}
