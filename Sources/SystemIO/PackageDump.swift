/// What a package manifest comes to when SwiftPM compiles and runs it, in its sandbox.
package enum PackageDump {
  /// The most bytes of a dump.
  private static let longest = 16 << 20
  /// In milliseconds; compiling a manifest takes seconds.
  private static let patience = 120_000

  /// Asks the first `swift` in `PATH` about the package in a folder; nil if there is no answer.
  package static func of(_ folder: FilePath) -> [UInt8]? {
    guard let program = Environment.program(named: "swift") else { return nil }
    var output: [UInt8] = []
    let child = ChildProcess(
      program: program, arguments: ["package", "--package-path", folder.text, "dump-package"],
      environment: Environment.variables, patience: patience)
    let ending = child.run { bytes in
      output += bytes
      return output.count <= longest
    }
    return ending == .exited(0) ? output : nil
  }
}
