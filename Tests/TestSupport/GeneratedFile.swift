import Foundation

/// A file of the package that is made, and not written by hand.
///
/// `.ci/update` sets `UPDATE_DOCS` and runs the tests whose function is called `…IsGenerated`; each
/// then writes its file before it looks into it. Any other run only compares.
package enum GeneratedFile {
  /// What a file holds, which is the new text itself when everything is updated.
  package static func text(of path: String, updatedTo new: String) throws -> String {
    let file = SharedFiles.package.appending(path: path)
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(new.utf8).write(to: file)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
