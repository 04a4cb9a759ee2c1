import Foundation
import Synchronization

/// The compiler's own list of what a file imports, which it makes by parsing alone.
///
/// It follows active branches of `#if` only.
enum SwiftCompiler {
  /// Whether there is one that can be asked.
  static let isInstalled = (try? run(["--version"]).isEmpty) == false

  /// The modules that a file imports, each once; nil, if the file is no Swift that it can parse.
  static func modules(of path: String, language version: String = "5") throws -> [String] {
    try run([
      "-frontend", "-swift-version", version, "-emit-imported-modules", path, "-o", "-",
    ]).split(separator: "\n").map(String.init)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  /// What a test finds wrong with each of some inputs, asked on several threads.
  static func differences<Input: Sendable>(
    _ inputs: [Input], _ difference: @escaping @Sendable (Input) -> String?
  ) -> [String] {
    let found = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      if let difference = difference(inputs[index]) { found.withLock { $0.append(difference) } }
    }
    return found.withLock { $0.sorted() }
  }
}
