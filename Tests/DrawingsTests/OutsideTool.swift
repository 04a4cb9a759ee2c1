import Foundation
import TestSupport

/// A third-party program that checks archlint's output.
enum OutsideTool {
  /// Whether all of some programs are installed.
  static func areInstalled(_ names: String...) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return names.allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// Runs a shell line on the file `input`; returns its lines of output.
  ///
  /// Standard error counts as output.
  static func run(_ script: String, on text: String) throws -> (lines: [String], exitCode: Int32) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "input")
    let line = "(\(script)) > output 2>&1"
    let result = try BuiltProgram.run(shell: line, in: folder.path)
    let output = try String(contentsOfFile: folder.path + "/output", encoding: .utf8)
    return (output.split(separator: "\n").map(String.init), result.exitCode)
  }
}
