import Documents
import Foundation
import TestSupport
import Testing

/// Every spec of real public repositories is read, except those that are not YAML.
@Suite(.enabled(if: SharedFiles.find("corpus") != nil, "\(SharedFiles.absence)"))
struct CorpusTests {
  /// The files that are not YAML, by folder and name: templates whose placeholders are not valid
  /// until they are filled in.
  private static let exceptions: [String: String] = [
    "ProjectFactory/template/project.yml": "6:7: `**NAME**`",
    "ProjectFactory/template_fw/project.yml": "6:7: `**NAME**`",
    "fastlane_scripts_AppFactory_template_project@51901536.yml": "6:7: `**NAME**`",
    "tools_!Module Template_Module@3920aec4.yml": "2:3: `{{Module}}`",
    "!Mac-App-Template/{{Module}}.yml": "2:3: `{{Module}}`",
    "!Module-Template/{{Module}}.yml": "2:3: `{{Module}}`",
  ].mapValues {
    "\($0) is a template placeholder; fill it in to make this file YAML"
  }

  @Test func readsEverySpec() throws {
    let corpus = try #require(SharedFiles.find("corpus"))
    let paths = SharedFiles.files(in: corpus).filter { $0.hasSuffix(".yml") }
    #expect(paths.count > 300)
    var errors: [String: String] = [:]
    for path in paths {
      let bytes = try Data(contentsOf: corpus.appending(path: path))
      let source = Source(name: path, bytes: Array(bytes))
      do throws(Problem) {
        _ = try Document.read(source, as: .yaml)
      } catch {
        let name = CorpusTests.exceptions.keys.first { path.hasSuffix($0) } ?? path
        errors[name] = "\(error.place?.line ?? 0):\(error.place?.column ?? 0): \(error.message)"
      }
    }
    #expect(errors == CorpusTests.exceptions)
  }
}
