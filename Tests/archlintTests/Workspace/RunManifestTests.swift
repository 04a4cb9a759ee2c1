import TestSupport
import Testing

/// A package manifest that archlint can't evaluate is run only when that is asked for.
@Suite("Running package manifests")
struct RunManifestTests {
  /// Two packages: what `Shop` depends on comes from the disk.
  private func project() throws -> DrawnProject {
    let project = try DrawnProject("")
    try project.folder.write(
      """
      // swift-tools-version:5.9
      import Foundation
      import PackageDescription
      let names = try! FileManager.default.contentsOfDirectory(atPath: "Parts")
      let package = Package(name: "Shop", targets: names.map { .target(name: $0) })

      """, to: "Shop/Package.swift")
    return project
  }

  /// A `swift` that answers one question.
  private let answer = """
    mkdir bin; cat > bin/swift <<'END'
    #!/bin/bash
    [[ "$1 $2 $4" == "package --package-path dump-package" && -f "$3/Package.swift" ]] || exit 1
    echo '{"name": "Shop", "packageKind": {"root": ["/"]}, "products": [], "dependencies": [],
      "targets": [{"name": "Cart", "type": "regular", "dependencies": [{"byName": ["Net", null]}]},
        {"name": "Net", "type": "regular", "dependencies": []}]}'
    END
    chmod +x bin/swift; export PATH="$PWD/bin:$PATH"

    """

  @Test("is not done without the option, whose name the message has")
  func without() throws {
    let run = try project().run(answer + "$archlint check")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("Shop/Package.swift:4:"))
    #expect(run.problems.contains("--run-manifests"))
  }

  @Test("gives what the package manager dumps")
  func with() throws {
    let run = try project().run(answer + "$archlint why Cart Net --run-manifests")
    #expect(run.exitCode == 0, "\(run.problems)")
    #expect(run.output.contains("Cart"))
  }

  @Test("places findings in the manifest")
  func places() throws {
    let run = try project().run(
      answer.replacing("[\"Net\", null]", with: "[\"Parts\", null]")
        + "$archlint check --run-manifests --only unknown-link --format short")
    #expect(run.output.contains("Shop/Package.swift:4:"), "\(run)")
    #expect(!run.output.contains("archlint-package.json"))
  }

  @Test(
    "finds a product of a package whose identity differs from its name in case",
    arguments: [
      (#""path": "/a/Parts""#, true), (#""path": "/a/parts""#, false),
      (#""location": {"remote": [{"urlString": "https://a.b/Parts.git"}]}"#, true),
      (#""location": {"remote": ["https://a.b/parts"]}"#, false),
    ])
  func identity(location: String, isFound: Bool) throws {
    let package = "{\"kind\": [{\"identity\": \"parts\", \(location)}]}"
    let run = try project().run(
      answer.replacing("[\"Net\", null]", with: "[\"Parts\", null]")
        .replacing(
          "{\"name\": \"Shop\",",
          with: "{\"name\": \"Shop\", \"toolsVersion\": {\"_version\": \"5.9.0\"},"
        )
        .replacing("\"dependencies\": [],\n", with: "\"dependencies\": [\(package)],\n")
        + "$archlint check --run-manifests --only unknown-link --format short")
    #expect(run.output.contains("No findings") == isFound, "\(run)")
  }

  @Test("that fails leaves the error of the manifest")
  func failing() throws {
    let run = try project().run(
      answer + "echo 'exit 1' > bin/swift; $archlint check --run-manifests")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("Shop/Package.swift:4:"))
  }
}
