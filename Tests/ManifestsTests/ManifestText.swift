import Documents
import Manifests

/// A manifest that a test writes, and what archlint reads from it.
struct ManifestText {
  let reading: ManifestResult<PackageManifest>

  /// The text behind the line with the tools version and the import.
  init(_ text: String, system: String = "macOS", flags: Set<String> = []) {
    let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    reading = PackageManifest.read(
      Source(name: "Package.swift", bytes: Array((head + text).utf8)),
      by: BuildConditions(system: system, flags: flags))
  }

  /// `Target: dependency dependency`, one for each target.
  var targets: [String] {
    (reading.manifest?.targets ?? []).map { target in
      ([target.name.text + ":"] + target.dependencies.map(\.name.text)).joined(separator: " ")
    }
  }

  var problems: [String] {
    reading.problems.map { problem in
      "\(problem.place?.line ?? 0):\(problem.place?.column ?? 0): \(problem.message)"
    }
  }
}

/// Files of Tuist that a test writes: the first is the manifest, the others are helpers.
struct TuistText {
  let reading: ManifestResult<TuistManifest>

  init(_ reading: ManifestResult<TuistManifest>) { self.reading = reading }

  init(_ manifest: String, helpers: [String: String] = [:]) {
    let conditions = BuildConditions()
    let files = helpers.sorted { $0.key < $1.key }.map { name, text in
      ManifestFile(
        Source(name: "Tuist/ProjectDescriptionHelpers/\(name)", bytes: Array(text.utf8)),
        module: "ProjectDescriptionHelpers", by: conditions)
    }
    reading = TuistManifest.read(
      Source(name: "App/Project.swift", bytes: Array(manifest.utf8)),
      with: TuistHelpers(root: "", files), by: conditions)
  }

  /// `Target (product): kind:name kind:name`, one for each target.
  var targets: [String] {
    (reading.manifest?.targets ?? []).map { target in
      let names = target.dependencies.map { "\($0.kind):\($0.name.text)" }
      return (["\(target.name.text) (\(target.product)):"] + names).joined(separator: " ")
    }
  }

  var problems: [String] { reading.problems.map(\.message) }
}

extension TuistText {
  static let make = """
    import ProjectDescription
    public extension Target {
      static func named(_ name: String, _ dependencies: [TargetDependency] = []) -> Target {
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: name,
          dependencies: dependencies)
      }
    }
    """

  static func project(_ targets: String, _ helper: String) -> TuistText {
    TuistText(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "App", targets: \(targets))
      """, helpers: ["Make.swift": make, "Own.swift": helper])
  }
}
