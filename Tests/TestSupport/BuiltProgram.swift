import Foundation

/// The program as it was built for the tests, to be run as people run it.
package enum BuiltProgram {
  /// The command-line program, which the build puts next to the tests.
  package static var path: String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      tests.bundleURL.pathExtension == "xctest"
      ? tests.bundleURL.deletingLastPathComponent() : tests.bundleURL
    return folder.appendingPathComponent("archlint").path
  }

  /// What a run left behind.
  package struct Result: Equatable {
    package let output: String
    package let problems: String
    /// The exit code; 128 and the signal's number, if a signal ended it.
    package let exitCode: Int32
  }

  /// Runs the program in a shell, where `$archlint` is its path.
  ///
  /// A shell, because what is tested here is how the program behaves among pipes and files.
  package static func run(shell script: String, in folder: String) throws -> Result {
    let output = Pipe()
    // A file, since a pipe holds at most 64 KB and is not read in time.
    let problems = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: problems)
    defer { try? FileManager.default.removeItem(at: problems) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // Build servers may force colors, which would change the output.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "FORCE_COLOR" }
    process.environment = environment.merging(["archlint": path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: problems)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: said, as: UTF8.self),
      problems: String(decoding: try Data(contentsOf: problems), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}
