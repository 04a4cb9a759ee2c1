import Foundation

/// The program as it was built for the tests, to be run as people run it.
package enum BuiltProgram {
  /// The command line program, which the build puts beside the tests.
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
    let problems = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["archlint": path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = problems
    try process.run()
    // Short texts fit into the pipes, so one can be read after the other.
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = problems.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: said, as: UTF8.self),
      problems: String(decoding: complained, as: UTF8.self), exitCode: process.terminationStatus)
  }
}
