import Foundation

/// Third-party files outside of the package: real specs, the YAML test suite.
///
/// The variable `ARCHLINT_SHARED` names their folder, by default `../shared` next to the package.
/// Tests that need them are skipped without them.
package enum SharedFiles {
  /// What a skipped test says.
  package static let absence = """
    needs files of others in ../shared beside the package, or where ARCHLINT_SHARED says
    """

  /// The package's own folder.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder among them, or nil where it is absent.
  package static func find(_ path: String) -> URL? {
    let named = ProcessInfo.processInfo.environment["ARCHLINT_SHARED"].map { URL(filePath: $0) }
    let folder = named ?? package.deletingLastPathComponent().appending(path: "shared")
    let url = folder.appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// The paths of all files below a folder, relative to it and sorted.
  package static func files(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted()
  }
}
