internal import Documents
internal import Modules

/// Reads what `swift package dump-package` printed about packages.
struct SwiftPackageLoader: Loader {
  init(files: ProjectFiles, environment: [String: String]) {}

  func read(_ path: String, in parsed: inout ParsedFiles) -> PackageDump? {
    guard ParsedFiles.isJSON(path), let document = parsed.entry(for: path).document else {
      return nil
    }
    return PackageDump(document)
  }

  static func join(
    _ packages: [PackageDump], by options: JoiningOptions, into builder: inout GraphBuilder
  ) {
    var joining = PackageJoining(packages, exists: options.exists)
    joining.add(to: &builder)
  }
}
