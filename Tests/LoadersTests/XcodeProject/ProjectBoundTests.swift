import Documents
import Loaders
import Modules
import TestSupport
import Testing

/// Projects whose lists name the same objects again and again.
///
/// The guards: `ProjectObjects.left`, `ReferencePaths.longestPath`, and `share` in
/// `ConfigFiles.parts`.
@Suite("What a project may make of its objects")
struct ProjectBoundTests {
  private static let count = 400

  /// A project of many targets, which all have the same lists.
  private func read(
    _ target: String, _ more: String = "", targets count: Int = count, _ file: String = ""
  ) -> LoadedPart? {
    let targets = (0..<count).map { number in
      """
      T\(number) = {isa = PBXNativeTarget; name = T\(number); buildConfigurationList = C;
        productType = "com.apple.product-type.framework"; \(target) };

      """
    }.joined()
    let text = """
      // !$*UTF8*$!
      {archiveVersion = 1; objectVersion = 77; rootObject = R; objects = {
      R = {isa = PBXProject; buildConfigurationList = C; mainGroup = G0;
        targets = (\(Self.names("T", count)));};
      X = {isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
      \(targets)\(more)};}
      """
    let bytes = ["A.xcodeproj/project.pbxproj": Array(text.utf8), "a.xcconfig": Array(file.utf8)]
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let file = bytes[path] else { throw .missing }
        return file
      }, kind: { bytes[$0] == nil ? nil : .file })
    var loading = ProjectLoader(files: files, environment: [:])
    return loading.read("A.xcodeproj/project.pbxproj")
  }

  private static func names(_ letter: String, _ count: Int) -> String {
    (0..<count).map { "\(letter)\($0)" }.joined(separator: ",")
  }

  private static let files = (0..<count).map {
    "B\($0) = {isa = PBXBuildFile; fileRef = F;};\n"
  }.joined()
  private static let phase =
    files + "F = {isa = PBXFileReference; path = A.framework; };\n"
    + "P = {isa = PBXFrameworksBuildPhase; files = (\(names("B", count))); };\n"
  /// Few and long ones reach the bound as surely as many short ones, and sooner.
  private static let settings = (0..<100).map {
    "D\($0) = {isa = XCBuildConfiguration; name = D\($0); baseConfigurationReference = X;"
      + " buildSettings = {A = \(String(repeating: "b", count: 2_000)); }; };\n"
  }.joined()

  @Test(
    "is bounded, and what is left out is an error",
    arguments: [
      ("buildPhases = (P);", phase),
      ("buildPhases = (\(Array(repeating: "P", count: count).joined(separator: ",")));", phase),
      (
        "",
        "C = {isa = XCConfigurationList; buildConfigurations = (\(names("D", 100))); };"
          + settings
      ),
    ])
  func products(target: String, more: String) throws {
    let part = try #require(read(target, more))
    let errors = part.problems.filter { $0.severity == .error }.map(\.message)
    #expect(errors == ["this project names its objects too often; the rest of them is not read"])
    let made = part.container?.targets.reduce(0) { $0 + $1.dependencies.count } ?? 0
    #expect(made < Self.count * Self.count / 4)
  }

  @Test("is enough for a project in which one list names each object")
  func usual() throws {
    let targets = (0..<Self.count).map { number in
      let files = (0..<20).map { "\(number)_\($0)" }
      return "P\(number) = {isa = PBXSourcesBuildPhase; files = ("
        + files.map { "B\($0)" }.joined(separator: ",") + "); };\n"
        + files.map {
          "B\($0) = {isa = PBXBuildFile; fileRef = F\($0);}; F\($0) = {isa = PBXFileReference; path = a\($0).swift; };\n"
        }.joined()
    }
    let part = try #require(read("buildPhases = (P0);", targets.joined(), targets: 1))
    #expect(!part.problems.haveError)
  }

  @Test("the lines of a file that targets share are bounded, too")
  func configurationFile() throws {
    let lines = (0..<40_000).map { "A\($0) = b\n" }.joined()
    let list = "C = {isa = XCConfigurationList; buildConfigurations = (D0); };" + Self.settings
    let part = try #require(read("", list, targets: 200, lines))
    let errors = part.problems.filter { $0.severity == .error }.map(\.message)
    #expect(errors == ["the settings of this project are too long to be read"])
  }

  @Test("a source is looked for no further up than its path goes, whatever has vanished")
  func vanished() {
    let project = """
      // !$*UTF8*$!
      {rootObject = R; objects = {
      R = {isa = PBXProject; buildConfigurationList = C; targets = (T); };
      C = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      T = {isa = PBXNativeTarget; name = A; buildConfigurationList = C; buildPhases = (P);
        productType = "com.apple.product-type.framework"; };
      P = {isa = PBXSourcesBuildPhase; files = (B); };
      B = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = Lib/a.swift; sourceTree = SOURCE_ROOT; };
      }; }
      """
    let files = DrawnFiles("== A.xcodeproj/project.pbxproj\n\(project)")
    let loaded = ProjectLoader(files: ProjectFiles.inMemory(files), environment: [:])
      .read(Array(files.files.keys))
    let graph = loaded.graph(by: JoiningOptions(exists: { _ in false }))
    #expect(graph.notices.map(\.mistake) == ["Lib"])
  }

  @Test("paths of groups in groups are no longer than macOS takes")
  func paths() throws {
    let groups = (0..<3_000).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = a; };\n"
    }
    let more =
      groups.joined() + "G3000 = {isa = PBXFileReference; path = a.swift; };\n"
      + "B = {isa = PBXBuildFile; fileRef = G3000; };\n"
      + "P = {isa = PBXSourcesBuildPhase; files = (B); };\n"
    let part = try #require(read("buildPhases = (P);", more, targets: 1))
    let source = try #require(part.container?.targets.first?.made.details.sources.first)
    #expect(source.path.utf8.count < 2_048)
  }
}
